import { describe, expect, test } from 'vitest'
import { createBuiltInTutor } from './built-in-tutor.ts'
import { promisesOfATutor } from './tutor.suite.ts'
import { courseSentences } from '#curriculum/course-sentences.ts'
import { practiceTopic } from '#domain/conversation.ts'
import { coursesOf, smallCourses, smallSpanish, spanishBank } from '#test/small-courses.ts'

const tutor = createBuiltInTutor(coursesOf(smallCourses))
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
  expect(await tutor.reply({ ...es, topic: 'Shopping and prices', history: [] })).toEqual({
    message: '¡Buenas tardes! ¿Qué desea?',
    translation: 'Good afternoon! What would you like?',
  })
})

test.each([
  ['Me llamo Eva.', 'good'],
  ['me llamo eva', 'good'],
  ['Hola, soy Eva', 'good'],
  ['Me llamo Eva, ¿y tú?', 'question_back'],
  ['¿Y tú?', 'question_back'],
  ['My name is Ana', 'english'],
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

test('after an answer or a question back it asks the next question, else it stays with the one asked and offers words', async () => {
  expect((await after('Me llamo Eva.')).message).toContain('¿De dónde eres?')
  expect((await after('¿Y tú?')).message).toContain('¿De dónde eres?')
  expect((await after('My name is Eva')).message).toMatch(/(Me llamo Ana\.|soy Ana\.).*¿Cómo te llamas\?/)
  expect((await after('')).message).toContain('¿Cómo te llamas?')
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
  expect(message).toContain(spanishBank.topics[0]!.exchanges[0]!.say)
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
  ['Me llamo Ana.', '', '', ''],
  ['Hola, como estas?', '¿', 'Hola, como estas?', ''],
  ['¿Como estás?', 'Como', 'Cómo', 'accent'],
  ['Hasta manana, señora.', 'manana', 'mañana', 'accents'],
  ['Vivo en Espana.', 'Espana', 'España', 'accents'],
  ['Vivo en españa.', 'españa', 'España', 'capital letter'],
  ['El lunes estoy en casa y el Lunes trabajo.', 'Lunes', 'lunes', 'no capital letter'],
  ['Quiero una manazna roja.', 'manazna', 'manzana', 'spelled'],
  ['Quiero una manzzana roja.', 'manzzana', 'manzana', 'spelled'],
  ['vivo en una ciudad pequeña.', 'vivo', 'Vivo', 'begins with a capital'],
  ['Vivo en una ciudad pequeña', 'pequeña', 'pequeña.', 'ends with a mark'],
  ['Quiero una apple roja.', 'apple', 'manzana', 'is English'],
  ['Hola, ¡qué bien! Dónde vives?', 'Dónde vives?', '¿Dónde vives?', 'opens with “¿”'],
  ['Hola, dónde vives?', 'dónde vives?', '¿dónde vives?', 'opens with “¿”'],
  ['Qué buena idea!', 'Qué buena idea!', '¡Qué buena idea!', 'opens with “¡”'],
])('“%s”: “%s” is corrected to “%s”', async (text, original, corrected, reason) => {
  const { corrections } = await feedback(text)
  if (original === '') return expect(corrections).toEqual([])
  if (original === '¿') return expect(corrections.length).toBeGreaterThan(0)
  expect(corrections).toContainEqual({
    original,
    corrected,
    explanation: expect.stringContaining(reason),
    kind: expect.any(String),
  })
})

test.each([
  ['another ending is another form, not a slip', 'Bebes agua.'],
  ['an unknown word is nobody’s error', 'Quiero una berenjena.'],
  ['an accent on the last letter is another form, not a slip', 'Trabajó en casa.'],
  ['a name is no misspelled word', 'Me llamo Manzena.'],
  ['short answers need no full stop and no capital', 'sí'],
  ['a picture may end a sentence', 'Vivo en una ciudad pequeña 🙂'],
  ['marks of both kinds may open one sentence', '¡Qué bien, ¿no?!'],
])('%s: “%s” is not corrected', async (_, text) => {
  expect((await feedback(text)).corrections).toEqual([])
})

test('no correct sentence of the course is flagged', async () => {
  const sentences = courseSentences(smallSpanish).flatMap(({ text }) => (text ? [text] : []))
  expect(sentences.length).toBeGreaterThan(150)
  const flagged = []
  for (const text of sentences) {
    const { corrections } = await feedback(text, '')
    if (corrections.length > 0) flagged.push({ text, corrections })
  }
  expect(flagged).toEqual([])
})

test('every model answer of the bank scores green after its question', async () => {
  for (const { say, answers } of spanishBank.topics.flatMap(topic => topic.exchanges)) {
    for (const { text } of answers) expect((await feedback(text, say)).score).toBe(100)
  }
})

test.each([
  ['Me llamo Eva.', 100, 100],
  ['me llamo eva', 90, 99],
  ['Vivo en una ciudad pequeña.', 80, 99],
  ['My name is Ana', 20, 20],
  ['brzp krkl', 0, 59],
  ['', 0, 0],
])('“%s” scores from %i to %i', async (text, least, most) => {
  const { score } = await feedback(text)
  expect(score).toBeGreaterThanOrEqual(least)
  expect(score).toBeLessThanOrEqual(most)
})

test('feedback tells English apart, offers the model answer and names what was done well', async () => {
  expect((await feedback('My name is Ana')).feedback).toBe(
    'That was English. In Spanish you could say: “Me llamo Ana.”',
  )
  expect((await feedback('Soy Eva.')).encouragement).toBe('“Soy” is just the word this question needs.')
  expect((await feedback('Hola, ¿cómo estás?', '')).encouragement).toContain('You remembered the accent of')
  expect((await feedback('No entiendo')).feedback).toContain('you did not follow')
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
  expect(spanishBank.topics[2]!.exchanges.some(({ say }) => message.includes(say))).toBe(true)
})
