/** What is known of a learner's day when it is time to remind them. */
export type DayFacts = {
  givenName: string | null
  programDay: number
  days: number
  streak: number
  languages: {
    name: string
    minutes: number
    /** The next lesson's title; undefined where all are done. */
    nextLesson: string | undefined
    wordsDue: number
    /** Tasks of today's plan that are still open; undefined where the day is not planned yet. */
    tasksLeft: number | undefined
  }[]
}

export type ReminderText = { subject: string; text: string }

/** Whether there is anything left to remind of: a language whose day is not planned yet, or not done. */
export function dayIsOpen({ languages }: DayFacts): boolean {
  return languages.some(({ tasksLeft }) => tasksLeft !== 0)
}

/** A reminder in plain words: what is next and how long it takes. Languages whose day is done are left out. */
export function reminderText(facts: DayFacts): ReminderText {
  const open = facts.languages.filter(({ tasksLeft }) => tasksLeft !== 0)
  const [first] = open
  const names = open.map(({ name }) => name)
  const minutes = open.reduce((sum, each) => sum + each.minutes, 0)
  const lines = open.map(each => {
    const parts = [
      each.nextLesson && `next lesson: ${each.nextLesson}`,
      each.wordsDue > 0 && (each.wordsDue === 1 ? '1 word to review' : `${each.wordsDue} words to review`),
      each.tasksLeft && (each.tasksLeft === 1 ? '1 task left today' : `${each.tasksLeft} tasks left today`),
    ].filter(Boolean)
    return parts.length === 0 ? `${each.name}.` : `${each.name}: ${parts.join(', ')}.`
  })
  return {
    subject:
      open.length === 1 && first?.nextLesson
        ? `${minutes} minutes of ${first.name}: ${first.nextLesson}`
        : `${minutes} minutes of ${listOf(names)}`,
    text: [
      `Hello ${facts.givenName?.trim() || 'Learner'},`,
      `today is day ${facts.programDay} of ${facts.days}. ${lines.join(' ')}`,
      ...(facts.streak > 1 ? [`You have learned on ${facts.streak} days in a row.`] : []),
    ].join('\n\n'),
  }
}

const listOf = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
