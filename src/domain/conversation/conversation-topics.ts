/** The eight topics of the conversation bank, in its order. */
export const topicIds = [
  'introductions',
  'daily-life',
  'food',
  'travel',
  'family',
  'work-study',
  'free-time',
  'shopping',
] as const
export type TopicId = (typeof topicIds)[number]

/** What a learner is after when the tutor asks about a topic. */
export const topicAims: Record<TopicId, string> = {
  introductions: 'Say hello, tell your name and where you come from, and ask something back.',
  family: 'Tell about the people close to you: who they are and what they are like.',
  'daily-life': 'Tell what your day is like: what you do, and when.',
  food: 'Tell what you like to eat and drink, and what you do not.',
  travel: 'Tell where you have been or want to go, and how one gets there.',
  shopping: 'Tell what you buy, where, and what it costs.',
  'free-time': 'Tell what you like to do when you are free, and with whom.',
  'work-study': 'Tell what you do or learn, where, and how you like it.',
}

/** What the start view offers always. */
export const fixedTopics: readonly { id: TopicId; title: string }[] = [
  { id: 'introductions', title: 'Introducing yourself' },
  { id: 'daily-life', title: 'Daily life' },
  { id: 'food', title: 'Food and restaurants' },
  { id: 'travel', title: 'Travel and directions' },
  { id: 'family', title: 'Family and friends' },
  { id: 'work-study', title: 'Work and study' },
  { id: 'free-time', title: 'Free time and hobbies' },
  { id: 'shopping', title: 'Shopping and prices' },
]

/** The fifteen AI-suggestion starters; neighbours differ in topic, so that five in a row make a varied choice. */
export const starters: readonly { id: TopicId; title: string }[] = [
  { id: 'food', title: 'Order breakfast in a café' },
  { id: 'introductions', title: 'Meet your new neighbours' },
  { id: 'travel', title: 'Ask the way to the station' },
  { id: 'free-time', title: 'Make plans for the weekend' },
  { id: 'shopping', title: 'Buy a shirt that fits' },
  { id: 'family', title: 'Describe someone in your family' },
  { id: 'work-study', title: 'Talk about your first job' },
  { id: 'daily-life', title: 'Compare your morning routines' },
  { id: 'travel', title: 'Check in at a hotel' },
  { id: 'food', title: 'Cook dinner for a guest' },
  { id: 'free-time', title: 'Choose a film for tonight' },
  { id: 'introductions', title: 'Say why you are learning the language' },
  { id: 'daily-life', title: 'Talk about the weather today' },
  { id: 'shopping', title: 'Look for a present at the market' },
  { id: 'work-study', title: 'Explain what you study and why' },
]

export const STARTERS_SHOWN = 5

/** The five starters of a round: asking for others goes on to the next five and begins again after the last. */
export function startersOfRound(round: number) {
  const first = (round * STARTERS_SHOWN) % starters.length
  return starters.slice(first, first + STARTERS_SHOWN)
}

/** A topic out of all 23; `random` is from 0 up to but not including 1. */
export function randomTopic(random: number): string {
  const all = [...fixedTopics, ...starters]
  return all[Math.floor(random * all.length)]!.title
}

// Beginnings of English words. A topic typed freely goes to the one with the most hits.
const keywords: Record<TopicId, string[]> = {
  introductions: 'introduc meet myself yourself name hello greet nationalit countr language neighbour neighbor'.split(
    ' ',
  ),
  'daily-life': 'daily day routine morning evening life home house weather time season week clock sleep'.split(' '),
  food: 'food eat drink restaurant breakfast lunch dinner cook coffee café cafe kitchen recipe meal menu bar'.split(
    ' ',
  ),
  travel:
    'travel trip hotel airport station train plane ticket direction way holiday vacation city town map bus tour'.split(
      ' ',
    ),
  family: 'famil friend mother father sister brother child parent pet married wife husband people relationship'.split(
    ' ',
  ),
  'work-study':
    'work job stud school university office business meeting colleague profession career learn exam project'.split(' '),
  'free-time':
    'free hobb sport music film movie book game play weekend party cinema dance concert read art football'.split(' '),
  shopping: 'shop buy price market cloth shirt present gift money store pay size shoes cheap sale'.split(' '),
}

/** The topic of the bank that is nearest to what the learner chose or typed; introductions where nothing is near. */
export function nearestTopic(text: string): TopicId {
  const wanted = text.trim().toLowerCase()
  const known = [...fixedTopics, ...starters].find(({ id, title }) => id === wanted || title.toLowerCase() === wanted)
  if (known) return known.id
  const words = wanted.match(/\p{L}+/gu) ?? []
  const hits = topicIds.map(id => words.filter(word => keywords[id].some(stem => word.startsWith(stem))).length)
  const most = Math.max(...hits)
  return most === 0 ? 'introductions' : topicIds[hits.indexOf(most)]!
}
