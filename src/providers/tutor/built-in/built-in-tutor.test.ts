import { describe, expect, test } from 'vitest'
import { createBuiltInTutor } from './built-in-tutor.ts'
import { strictSpelling } from '#test/strict-spelling.ts'
import { promisesOfATutor } from '../tutor.suite.ts'
import { courseSentences } from '#curriculum/course/course-sentences.ts'
import { practiceTopic } from '#domain/conversation/conversation.ts'
import { coursesOf, smallCourses, smallSpanish, spanishBank } from '#test/courses/small-courses.ts'

const tutor = createBuiltInTutor(coursesOf(smallCourses), strictSpelling)
const es = { language: 'es', level: 'beginner' } as const

describe('the built-in tutor keeps the promises of a tutor', () => {
  promisesOfATutor(
    () => createBuiltInTutor(coursesOf(smallCourses)),
    [
      { language: 'es', own: /\p{Script=Latin}/u, texts: ['Me llamo Ana.', 'no entiendo', '¿Y tú?', 'I like apples'] },
      { language: 'ja', own: /[\p{Script=Hiragana}\p{Script=Han}]/u, texts: ['アナです。', 'watashi wa Ana desu'] },
    ],
  )
})

const question = '¡Hola! ¿Cómo te llamas?'
const after = (said: string) =>
  tutor.reply({
    ...es,
    topic: 'Introducing yourself',
    history: [
      { role: 'assistant', content: question },
      { role: 'user', content: said },
    ],
  })

test('it opens with the first question of the topic, with its English', async () => {
  expect(await tutor.reply({ ...es, topic: 'Shopping and prices', history: [] })).toMatchObject({
    message: '¡Buenas tardes! ¿Qué desea?',
    translation: 'Good afternoon! What would you like?',
  })
})

test.each([
  ['Me llamo Eva, ¿y tú?', 'question_back'],
  ['¿Y tú?', 'question_back'],
  ['My name is Ana and this is my house', 'english'],
  ['yes', 'english'],
  ['No entiendo', 'lost'],
  ['no entiendo nada', 'lost'],
  ["I don't understand", 'lost'],
  ['', 'silence'],
  ['...', 'silence'],
  ['brzp krkl', 'unclear'],
] as const)('to “%s” it reacts as to: %s', async (said, kind) => {
  const { message } = await after(said)
  expect(message.startsWith(spanishBank.reactions[kind][0]!.text)).toBe(true)
})

test('what a learner tells is not praised: the next question follows', async () => {
  for (const said of ['Me llamo Eva.', 'me llamo eva', 'Hola, soy Eva', 'Mi perro murió ayer.']) {
    const { message } = await after(said)
    for (const { text } of spanishBank.reactions.good) expect(message).not.toContain(text)
    expect(message).toContain('¿De dónde eres?')
  }
})

test('after an answer or a question back it asks the next question, else it stays with the one asked', async () => {
  expect((await after('Me llamo Eva.')).message).toContain('¿De dónde eres?')
  expect((await after('¿Y tú?')).message).toContain('¿De dónde eres?')
  expect((await after('no entiendo')).message).toMatch(/(Me llamo Ana\.|soy Ana\.).*¿Cómo te llamas\?/)
  expect((await after('')).message).toContain('¿Cómo te llamas?')
})

test('an English sentence that the course has is answered with it', async () => {
  const { message, translation } = await after('My name is Ana')
  expect(message).toContain('Me llamo Ana.')
  expect(translation).toContain('My name is Ana')
})

test('what was not understood twice is left for the next question', async () => {
  const history = [
    { role: 'assistant', content: question },
    { role: 'user', content: 'brzp' },
    { role: 'assistant', content: `Perdona. ${question}` },
    { role: 'user', content: 'krkl' },
  ] as const
  expect((await tutor.reply({ ...es, topic: 'Introducing yourself', history: [...history] })).message).toContain(
    '¿De dónde eres?',
  )
})

test('when a topic has ended it says so and goes on with another', async () => {
  const last = spanishBank.topics[7]!.exchanges.at(-1)!.say
  const history = spanishBank.topics[7]!.exchanges.flatMap(({ say }) => [
    { role: 'assistant' as const, content: say },
    { role: 'user' as const, content: 'Con tarjeta, por favor.' },
  ])
  expect(history.at(-2)!.content).toBe(last)
  const { message } = await tutor.reply({ ...es, topic: 'shopping', history })
  expect(message).toContain(spanishBank.reactions.closing[0]!.text)
  // Nobody says hello again in the middle of a talk.
  expect(message.endsWith('¡Buen trabajo! ¿Cómo te llamas?')).toBe(true)
})

test('a practised word begins the conversation: a sentence with it, then a question that needs it', async () => {
  const { message } = await tutor.reply({ ...es, topic: practiceTopic('el agua'), history: [] })
  expect(message).toBe('Bebo agua fría. Muy bien. ¿Y para beber?')
})

test('a language that has no bank yet is talked in with its dialogues', async () => {
  const { message, translation, reading } = await tutor.reply({
    language: 'ja',
    level: 'beginner',
    topic: 'Introducing yourself',
    history: [],
  })
  expect({ message, translation, reading }).toEqual({
    message: 'お名前は何ですか。',
    translation: 'What is your name?',
    reading: 'おなまえはなんですか。',
  })
})

test('a language without a course cannot be talked in', async () => {
  await expect(tutor.reply({ language: 'fi', level: 'beginner', topic: 'Food', history: [] })).rejects.toThrow(
    'Cannot talk in "fi"',
  )
})

const feedback = (text: string, context = question) => tutor.feedback({ ...es, text, context })

test.each([
  ['¿Donde vives?', 'Donde', 'Dónde', 'accent'],
  ['Hasta manana, señora.', 'manana', 'mañana', 'accents'],
  ['Vivo en Espana.', 'Espana', 'España', 'accents'],
  ['Quiero una manazna roja.', 'manazna', 'manzana', 'spelled'],
  ['Quiero una manzzana roja.', 'manzzana', 'manzana', 'spelled'],
  ['Quiero una apple roja.', 'apple', 'manzana', 'is English'],
])('“%s”: “%s” is corrected to “%s”', async (text, original, corrected, reason) => {
  const { corrections } = await feedback(text)
  expect(corrections).toContainEqual({
    original,
    corrected,
    explanation: expect.stringContaining(reason),
    kind: expect.any(String),
  })
})

test('what no dictionary is there to judge is not corrected', async () => {
  const without = createBuiltInTutor(coursesOf(smallCourses))
  const { corrections, checks } = await without.feedback({ ...es, text: 'Quiero una manazna roja.', context: '' })
  expect({ corrections, checks }).toEqual({ corrections: [], checks: undefined })
})

test.each([
  ['another ending is another form, not a slip', 'Bebes agua.'],
  ['an unknown word is nobody’s error', 'Quiero una berenjena.'],
  ['an accent on the last letter is another form, not a slip', 'Trabajó en casa.'],
  ['a name is no misspelled word', 'Me llamo Manzena.'],
  ['marks and capitals are nobody’s business in a chat', 'vivo en una ciudad pequeña'],
  ['a question needs no mark', 'Hola, dónde vives'],
  ['a country in small letters is the same country', 'Vivo en españa.'],
  ['a picture may end a sentence', 'Vivo en una ciudad pequeña 🙂'],
  ['marks of both kinds may open one sentence', '¡Qué bien, ¿no?!'],
])('%s: “%s” is not corrected', async (_, text) => {
  expect((await feedback(text)).corrections).toEqual([])
})

test('no correct sentence of the course is flagged, and each is known to be right', async () => {
  const sentences = courseSentences(smallSpanish).flatMap(({ text }) => (text ? [text] : []))
  expect(sentences.length).toBeGreaterThan(150)
  const flagged = []
  for (const text of sentences) {
    const { corrections, score } = await feedback(text, '')
    if (corrections.length > 0 || score < 100) flagged.push({ text, corrections, score })
  }
  expect(flagged).toEqual([])
})

test('every model answer of the bank scores green after its question', async () => {
  for (const { say, answers } of spanishBank.topics.flatMap(topic => topic.exchanges)) {
    for (const { text } of answers) expect((await feedback(text, say)).score).toBe(100)
  }
})

test.each([
  ['Me llamo Ana.', 100, 100],
  ['me llamo ana', 100, 100],
  ['Me llamo Eva.', 65, 85],
  ['Quiero una manazna roja.', 40, 70],
])('“%s” scores from %i to %i', async (text, least, most) => {
  const { score, scored } = await feedback(text)
  expect(scored).toBeUndefined()
  expect(score).toBeGreaterThanOrEqual(least)
  expect(score).toBeLessThanOrEqual(most)
})

test.each(['My name is Ana', 'brzp krkl', 'asdf qwer zxcv', '', '...'])('“%s” has no score', async text => {
  expect(await feedback(text)).toMatchObject({ score: 0, scored: false, corrections: [] })
})

test('feedback certifies only what stands in the course, and says of the rest what was looked at', async () => {
  expect((await feedback('Me llamo Ana.')).feedback).toContain('Right, as the course has it.')
  for (const text of ['Yo querer dos huevos.', 'Me llamo Eva.', 'Soy Eva y soy de Londres.']) {
    const { feedback: remark, encouragement } = await feedback(text)
    expect(`${remark} ${encouragement}`).not.toMatch(/is right|Nothing to correct/)
    expect(remark).toMatch(/No error found in|Checked:/)
  }
})

test('it never says that an answer does not answer, and calls what it offers a possible answer', async () => {
  const { feedback: remark } = await feedback('Hola')
  expect(remark).not.toMatch(/does not quite answer|Another way/)
  expect((await feedback('No entiendo')).feedback).toContain('A possible answer: “')
})

test('English is answered: with the sentence of the course, or the words for it', async () => {
  expect((await feedback('My name is Ana')).feedback).toBe('In Spanish that is: “Me llamo Ana.”')
  expect((await feedback('How do you say apple in Spanish?')).feedback).toContain('la manzana')
})

test('an answer takes far less than 50 ms once the course is read', async () => {
  await feedback('Me llamo Ana.')
  const start = performance.now()
  for (let turn = 0; turn < 20; turn++) {
    await after('Me llamo Ana.')
    await feedback('Quiero una manazna roja y tambien agua fria')
  }
  expect((performance.now() - start) / 20).toBeLessThan(50)
})

test('after the practised word the conversation stays with the word’s topic', async () => {
  const history = [
    { role: 'assistant' as const, content: 'Bebo agua fría. Muy bien. ¿Y para beber?' },
    { role: 'user' as const, content: 'Agua, por favor.' },
  ]
  const { message } = await tutor.reply({ ...es, topic: practiceTopic('el agua'), history })
  const asked = message.split(/(?<=[.!?])\s+/u).at(-1)!
  expect(spanishBank.topics[2]!.exchanges.some(({ say }) => say.endsWith(asked))).toBe(true)
})
