import { expect, test } from 'vitest'
import { createPhonetics } from '#providers/phonetics/course-and-espeak-phonetics.ts'
import { createWordlist } from '#curriculum/wordlist/wordlist.ts'
import type { Parts } from '#server/http/handler.ts'
import { toStored } from '#database/instants.ts'
import { createRequester, createTestParts, signedInLearner } from '#test/parts.ts'
import { coursesOf, smallCourses } from '#test/courses/small-courses.ts'

const [SPANISH, JAPANESE, THAI, FINNISH] = [1, 7, 21, 18]

async function setUp({
  paid = true,
  enrolled = [] as number[],
  courses = coursesOf(smallCourses),
  ...given
}: { paid?: boolean; enrolled?: number[] } & Partial<Parts> = {}) {
  const parts = await createTestParts({ courses, phonetics: createPhonetics(courses), ...given })
  const learner = await signedInLearner(parts, { paid })
  for (const [index, language_id] of enrolled.entries()) {
    const created_at = toStored(parts.clock.now().add({ minutes: index }))
    await parts.database.db
      .insertInto('enrolments')
      .values({
        id: `enrolment-${index}`,
        user_id: learner.id,
        language_id,
        proficiency_level: 'beginner',
        target_completion_date: '2027-02-01',
        created_at,
      })
      .execute()
  }
  const request = createRequester(parts)
  const lookUp = (body: unknown) => request('POST', '/pronunciation/lookup', { body, headers: learner.headers })
  const recent = async () => (await request('GET', '/users/lookups', { headers: learner.headers })).body
  const stranger = async () => {
    const other = await signedInLearner(parts, { id: 'learner-2', email: 'eve@example.org' })
    return (await request('GET', '/users/lookups', { headers: other.headers })).body
  }
  return { lookUp, recent, stranger, db: parts.database.db, clock: parts.clock }
}

test('POST /pronunciation/lookup answers a word with everything the course knows of it', async () => {
  const { lookUp } = await setUp()
  const { status, body } = await lookUp({ word: 'amigo', language_id: SPANISH })
  expect(status).toBe(200)
  expect(body).toEqual({
    word: 'el amigo',
    language: 'Spanish',
    pronunciation: 'el aˈmiɣo',
    meaning: 'friend',
    translation: 'friend',
    example_sentence: 'Ana es mi amiga.',
    example_translation: 'Ana is my friend.',
    grammar_info: 'noun, masculine; also “la amiga”; in the example as “amiga”',
    usage_notes: 'Taught in week 1, day 1: Hello and goodbye.',
    language_id: SPANISH,
    suggestions: [],
    pronunciation_source: 'course',
    kept_for_review: false,
  })
})

test('a word of a language that was begun is kept for review, once; another is not', async () => {
  const { lookUp, db } = await setUp({ enrolled: [SPANISH] })
  for (let time = 0; time < 3; time++) {
    expect((await lookUp({ word: 'amigo', language_id: SPANISH })).body.kept_for_review).toBe(true)
  }
  expect(await db.selectFrom('memory_items').select(['item', 'source']).execute()).toEqual([
    { item: 'friend', source: 'lookup' },
  ])
  expect((await lookUp({ word: '水', language_id: JAPANESE })).body.kept_for_review).toBe(false)
})

test('GET /users/lookups lists what was looked up, the latest first, each once, and nobody else’s', async () => {
  const { lookUp, recent, clock, stranger } = await setUp()
  expect(await recent()).toEqual([])
  for (const word of ['hola', 'amigo', 'hola']) {
    clock.advance({ seconds: 10 })
    await lookUp({ word, language_id: SPANISH })
  }
  expect((await recent()).map((each: any) => [each.word, each.translation])).toEqual([
    ['hola', 'hello'],
    ['el amigo', 'friend'],
  ])
  expect(await stranger()).toEqual([])
})

test.each([
  ['the word', 'hola', SPANISH, 'hola'],
  ['with spaces, capitals and marks', '  ¡HOLA!  ', SPANISH, 'hola'],
  ['with its article', 'el amigo', SPANISH, 'el amigo'],
  ['with another article', 'un amigo', SPANISH, 'el amigo'],
  ['another right answer', 'amiga', SPANISH, 'el amigo'],
  ['a form that an example uses', 'sé', SPANISH, 'saber'],
  ['without its accents', 'manana', SPANISH, 'mañana'],
  ['the English', 'thank you', SPANISH, 'gracias'],
  ['the English of a verb', 'know', SPANISH, 'saber'],
  ['the English of a verb with to', 'to know', SPANISH, 'saber'],
  ['a question', 'How do I say thank you in Japanese?', SPANISH, 'ありがとう'],
  ['kanji', '水', JAPANESE, '水'],
  ['a reading in kana', 'みず', JAPANESE, '水'],
  ['a reading in Latin letters', 'mizu', JAPANESE, '水'],
  ['a romanisation with its tones', 'sawàtdii', THAI, 'สวัสดี'],
  ['a romanisation without tones', 'sawatdii', THAI, 'สวัสดี'],
  ['a romanisation with other spaces', 'khopkhun', THAI, undefined],
  ['a reversed direction', '\u202Ehola', SPANISH, 'hola'],
])('a word is found by %s: “%s”', async (_, word, language_id, expected) => {
  const { lookUp } = await setUp()
  const { body } = await lookUp({ word, language_id })
  if (expected) expect(body.word).toBe(expected)
  else expect(body.pronunciation_source).not.toBe('course')
})

test.each([
  ['its script, before anything is loaded but that course', 'สวัสดี', [], ['th'], THAI],
  ['the learner’s own languages alone, where they have it', 'hello', [JAPANESE], ['ja'], JAPANESE],
  ['a dictionary that has it', 'mizu', [], ['es', 'ja'], JAPANESE],
  ['a letter that shows it', 'mañana', [JAPANESE], ['es'], SPANISH],
])('without language_id the language is found by %s', async (_, word, enrolled, loaded, id) => {
  const asked: string[] = []
  const { lookUp } = await setUp({ enrolled, courses: coursesOf(smallCourses, asked) })
  expect((await lookUp({ word })).body.language_id).toBe(id)
  expect(asked).toEqual(loaded)
})

test('the English of a word in several of the learner’s languages offers the others', async () => {
  const { lookUp } = await setUp({ enrolled: [THAI, SPANISH] })
  const { body } = await lookUp({ word: 'hello' })
  expect(body.word).toBe('สวัสดี')
  expect(body.is_guess).toBeUndefined()
  expect(body.suggestions).toContainEqual({ word: 'hola', translation: 'hello', language_id: SPANISH })
})

test('a word of a language that was neither chosen nor begun is asked about, and only where it is spelt exactly', async () => {
  const { lookUp } = await setUp({ enrolled: [THAI] })
  expect((await lookUp({ word: 'hola' })).body).toMatchObject({ word: 'hola', language_id: SPANISH, is_guess: true })
  expect((await lookUp({ word: 'hela' })).body.language_id).not.toBe(SPANISH)
})

test('what a spelling dictionary does not have is said to be no word, and not read aloud as one', async () => {
  const known = { has: () => true, warm: () => {}, close: async () => {} }
  const check = async () => new Map([['xyzzyq', { known: false as const, suggestions: [] }]])
  const { lookUp } = await setUp({ spelling: { ...known, check } })
  const { body } = await lookUp({ word: 'xyzzyq', language_id: SPANISH })
  expect(body).toMatchObject({ meaning: 'No such word in Spanish.', pronunciation: '', pronunciation_source: 'none' })
})

test('a form finds its word in the wordlist, and says which form it is', async () => {
  const lines = [
    'ir\tverb\tto go\t\tpreterite: fui fuiste fue fuimos fuisteis fueron',
    'hablar\tverb\tto speak; to talk | to deal with',
  ]
  const rules = {
    names: { persons: ['I', 'you', 'he or she', 'we', 'you (plural)', 'they'] },
    rules: [
      { part: 'verb', ends: 'ar', label: 'present', names: 'persons', forms: ['o', 'as', 'a', 'amos', 'áis', 'an'] },
      {
        part: 'verb',
        ends: 'cer',
        label: 'preterite',
        names: 'persons',
        forms: ['cí', 'ciste', 'ció', 'cimos', 'cisteis', 'cieron'],
      },
    ],
  }
  const { lookUp } = await setUp({
    wordlists: { of: async code => (code === 'es' ? createWordlist('es', lines, rules) : undefined) },
  })
  expect((await lookUp({ word: 'fuimos', language_id: SPANISH })).body).toMatchObject({
    word: 'ir',
    form: 'preterite, we',
    translation: 'to go',
  })
  const { body } = await lookUp({ word: 'hablamos', language_id: SPANISH })
  expect(body).toMatchObject({ word: 'hablar', form: 'present, we', meaning: 'to speak, to talk · to deal with' })
  expect(body.forms).toEqual([
    { label: 'present', forms: ['hablo', 'hablas', 'habla', 'hablamos', 'habláis', 'hablan'] },
  ])
  expect((await lookUp({ word: 'talked', language_id: SPANISH })).body.word).toBe('hablar')
})

test('what is known to nobody here is taken from a dictionary that the operator brought along, and the answer names it', async () => {
  const origin = { name: 'A dictionary', licence: 'GNU GPL 2.0 or later' }
  const entry = { headword: 'chochín', part: 'noun' as const, senses: [['wren']], grammar: 'm', forms: [], origin }
  const list = {
    ...createWordlist('es', []),
    find: (text: string) => (text === 'chochín' ? [{ entry, certainty: 'headword' as const }] : []),
    findEnglish: (text: string) => (text === 'wren' ? [entry] : []),
  }
  const { lookUp } = await setUp({ imported: { of: async code => (code === 'es' ? list : undefined) } })
  for (const word of ['chochín', 'wren'])
    expect((await lookUp({ word, language_id: SPANISH })).body).toMatchObject({
      word: 'chochín',
      translation: 'wren',
      grammar_info: 'noun, masculine',
      source: origin,
    })
  // The product's own words come first.
  expect((await lookUp({ word: 'hola', language_id: SPANISH })).body.source).toBeUndefined()
})

test('a slip offers what may have been meant, with the pronunciation of what was typed', async () => {
  const { lookUp } = await setUp()
  const { body } = await lookUp({ word: 'manzzana', language_id: SPANISH })
  expect(body.suggestions[0]).toEqual({ word: 'la manzana', translation: 'apple', language_id: SPANISH })
  expect(body.suggestions.length).toBeLessThanOrEqual(3)
  expect(body.pronunciation_source).toBe('computed')
})

test('of an unknown word only the pronunciation is known, and the answer says so', async () => {
  const { lookUp } = await setUp()
  const { status, body } = await lookUp({ word: 'berenjena', language_id: SPANISH })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    word: 'berenjena',
    pronunciation: expect.stringMatching(/^beɾe[nŋ]ˈxena$/),
    pronunciation_source: 'computed',
    meaning: 'Not in the course dictionary: only the pronunciation is known.',
    translation: '',
    example_sentence: '',
  })
})

test('of an unknown word whose sounds cannot be told nothing is claimed, and the answer says so', async () => {
  const { lookUp } = await setUp()
  const { status, body } = await lookUp({ word: 'มะเขือเปราะ', language_id: THAI })
  expect(status).toBe(200)
  expect(body).toMatchObject({ pronunciation: '', pronunciation_source: 'none', translation: '' })
  expect(body.meaning).toMatch(/its sounds cannot be told reliably/)
})

test('a phrase is answered word by word', async () => {
  const { lookUp } = await setUp()
  const { body } = await lookUp({ word: 'hola amigo berenjena', language_id: SPANISH })
  expect(body.meaning).toBe('Word by word: hola – hello; amigo – friend; berenjena – not known')
  expect(body.is_word_by_word).toBe(true)
})

test('of a long text the beginning is read, each of its words offered once', async () => {
  const { lookUp } = await setUp()
  const { body } = await lookUp({ word: 'hola amigo '.repeat(18), language_id: SPANISH })
  expect(body.meaning).toMatch(/^Word by word: (?:(?:hola – hello|amigo – friend); ){12}…$/)
  expect(body.suggestions).toHaveLength(2)
})

test('a language whose course is still to come answers with the pronunciation where it is reliable', async () => {
  const { lookUp } = await setUp()
  const { status, body } = await lookUp({ word: 'talo', language_id: FINNISH })
  expect({ status, ...body }).toMatchObject({ status: 200, language: 'Finnish', pronunciation_source: 'computed' })
})

test.each([
  ['marks only', { word: '¿?…', language_id: SPANISH }],
  ['a picture', { word: '👍', language_id: SPANISH }],
  ['markup', { word: '<script>alert(1)</script>', language_id: SPANISH }],
  ['code', { word: '${7*7}', language_id: SPANISH }],
  ['letters of another script', { word: 'абвгд', language_id: THAI }],
  ['Latin letters that no dictionary has, in no language of the learner', { word: 'qwrtzxcvb' }],
])('%s answers 404 NOT_FOUND', async (_, body) => {
  const { lookUp } = await setUp()
  const answer = await lookUp(body)
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
})

test.each([
  [{ word: '', language_id: 1 }, 'word'],
  [{ word: '   ', language_id: 1 }, 'word'],
  [{ word: 'x'.repeat(5000), language_id: 1 }, 'word'],
  [{ word: 'ho\0la', language_id: 1 }, 'word'],
  [{ word: 'ho\ud800la', language_id: 1 }, 'word'],
  [{ word: 5 }, 'word'],
  [{}, 'word'],
  [{ word: 'hola', language_id: 99 }, 'language_id'],
  [{ word: 'hola', language_id: 0 }, 'language_id'],
  [{ word: 'hola', language_id: 1.5 }, 'language_id'],
  [{ word: 'hola', language_id: '1' }, 'language_id'],
])('bad input (%#) answers 400 naming the field', async (body, field) => {
  const { lookUp } = await setUp()
  const answer = await lookUp(body)
  expect({ status: answer.status, field: answer.body.field }).toEqual({ status: 400, field })
})

test('language_id may be null or left out', async () => {
  const { lookUp } = await setUp()
  for (const body of [{ word: 'hola', language_id: null }, { word: 'hola' }])
    expect((await lookUp(body)).body.word).toBe('hola')
})

test('without a subscription the answer is SUBSCRIPTION_REQUIRED (D17)', async () => {
  const { lookUp } = await setUp({ paid: false })
  const { status, body } = await lookUp({ word: 'hola' })
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'SUBSCRIPTION_REQUIRED' })
})

test('at most 60 lookups a minute, then 429 with retry-after (D45)', async () => {
  const { lookUp } = await setUp()
  for (let sent = 0; sent < 60; sent++) await lookUp({ word: 'hola', language_id: SPANISH })
  const { status, headers } = await lookUp({ word: 'hola', language_id: SPANISH })
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a transcriber that fails costs the answer its pronunciation and nothing else', async () => {
  const courses = coursesOf(smallCourses)
  const failing = { transcribe: () => Promise.reject(new Error('broken')), speak: async () => undefined }
  const parts = await createTestParts({ courses, phonetics: failing })
  const { headers } = await signedInLearner(parts)
  const request = createRequester(parts)
  const { status, body } = await request('POST', '/pronunciation/lookup', {
    body: { word: 'manzzana', language_id: SPANISH },
    headers,
  })
  expect({ status, pronunciation: body.pronunciation, source: body.pronunciation_source }).toEqual({
    status: 200,
    pronunciation: '',
    source: 'none',
  })
  expect(body.meaning).toBe('Not in the course dictionary. Did you mean one of the words below?')
})
