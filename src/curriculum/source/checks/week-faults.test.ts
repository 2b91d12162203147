import { stringify } from 'yaml'
import { describe, expect, it } from 'vitest'
import { CourseFile, CourseWeek, SyllabusWeek } from '../schema.ts'
import { goodWeek, spanish, syllabus, words } from '#test/courses/faultless-week.ts'
import { parseYaml } from '../yaml-file.ts'
import { courseFaults, infoFaults } from './course-faults.ts'
import { syllabusFaults } from './syllabus-faults.ts'
import { weekFaults } from './week-faults.ts'

const russian = { ...spanish, code: 'ru', script: 'Cyrl', articles: [], letters: '' } satisfies CourseFile
const japanese = {
  ...spanish,
  code: 'ja',
  script: 'Jpan',
  articles: [],
  letters: '',
  spaces: false,
} satisfies CourseFile

function faultsOf(week: unknown, info: CourseFile = spanish): string[] {
  const file = parseYaml('week-01.yaml', stringify(week), CourseWeek)
  return weekFaults(1, file, syllabus, info).map(fault => `${fault.entry}: ${fault.message}`)
}

type Week = ReturnType<typeof goodWeek>
const at = <T>(list: T[] | undefined, index: number): T => {
  const found = list?.[index]
  if (found === undefined) throw new Error(`Nothing at ${index}`)
  return found
}
const word = (week: Week, id: string) => week.words[id] ?? {}

/** One change to the good week, and the fault it must cause. */
const mistakes: [string, (week: Week) => void, RegExp][] = [
  ['a concept without a word', week => delete week.words['core-1-0'], /no word yet: core-1-0/],
  ['a word of no concept', week => (week.words['stranger'] = { word: 'raro' }), /stranger: is no concept of this week/],
  ['a core word without an example', week => delete word(week, 'core-1-0')['example'], /needs an "example"/],
  [
    'an example without the word',
    week => (word(week, 'core-1-0')['example'] = 'Hoy veo algo.'),
    /does not contain "core uno cero"/,
  ],
  [
    'an example with the word as part of another',
    week => Object.assign(word(week, 'core-1-0'), { word: 'ola', example: 'Random hola.' }),
    /does not contain "ola"/,
  ],
  [
    'a form that is not in the example',
    week => (word(week, 'core-1-0')['form'] = 'veré'),
    /"veré" does not stand in the example/,
  ],
  ['a form without an example', week => (word(week, 'more-1-0')['form'] = 'x'), /no "example" it could belong to/],
  ['a word given again as also', week => (word(week, 'more-1-0')['also'] = ['LA more uno cero']), /repeats the word/],
  ['two words in one', week => (word(week, 'more-1-0')['word'] = 'uno / dos'), /more than one word/],
  ['slashes around IPA', week => (word(week, 'more-1-0')['ipa'] = '/x/'), /without slashes/],
  ['a letter that course.yaml does not list', week => (word(week, 'more-1-0')['word'] = 'façade'), /letter "ç"/],
  ['Cyrillic letters that look Latin', week => (word(week, 'more-1-0')['word'] = 'сasa'), /two scripts in "сasa": "с"/],
  ['letters that are not composed', week => (word(week, 'more-1-0')['word'] = 'cafe\u0301'), /not in Unicode form NFC/],
  ['a space at the end', week => (word(week, 'more-1-0')['word'] = 'casa '), /begins or ends with a space/],
  ['two spaces', week => (word(week, 'more-1-0')['word'] = 'la  casa'), /two spaces/],
  ['markup', week => (week.culture.text = `${words(70)} **bold**`), /has markup/],
  ['a control character', week => (word(week, 'more-1-0')['word'] = 'ca\u0007sa'), /control character \(U\+0007\)/],
  ['a bidirectional mark', week => (word(week, 'more-1-0')['word'] = 'casa\u202e!'), /invisible character \(U\+202E\)/],
  [
    'a word of 61 letters',
    week => (word(week, 'more-1-0')['word'] = 'a'.repeat(61)),
    /too long: 61 characters, at most 60/,
  ],
  [
    'an example of 10 words in week 1',
    week => (word(week, 'core-1-0')['example'] = 'el core uno cero a b c d e f'),
    /has 10 words; in week 1/,
  ],
  ['an unknown field', week => (word(week, 'more-1-0')['wrod'] = 'x'), /wrod: is not a field/],
  [
    'a number where a text belongs',
    week => (word(week, 'more-1-0')['word'] = 7),
    /must be a text, but is "7"; put it in double quotes/,
  ],
  ['a reading where none is needed', week => (word(week, 'more-1-0')['reading'] = 'x'), /is not needed/],
  ['one speaker', week => week.dialogue.lines.forEach(line => (line.speaker = 'Ana')), /two or three speakers/],
  ['five lines', week => week.dialogue.lines.pop(), /at least 6 entries, but has 5/],
  ['a line twice in a row', week => (at(week.dialogue.lines, 1).text = 'uno'), /repeats the line before/],
  ['one grammar point', week => week.grammar.pop(), /at least 2 entries, but has 1/],
  ['two grammar points on a day', week => (at(week.grammar, 1).day = 2), /is day 2, which "point-2" has/],
  ['a day 7', week => (at(week.grammar, 1).day = 7), /at most 6/],
  ['a short explanation', week => (at(week.grammar, 0).explanation = 'Easy.'), /has 1 words; 40 to 120/],
  ['two examples', week => at(week.grammar, 0).examples.pop(), /at least 3 entries/],
  ['three exercises', week => at(week.grammar, 0).exercises.pop(), /at least 4 entries/],
  [
    'exercises of one type',
    week =>
      at(week.grammar, 0).exercises.forEach((each, index) => {
        if (each['type'] !== 'fill_in_blank')
          at(week.grammar, 0).exercises[index] = { ...at(at(week.grammar, 0).exercises, 0), question: `${index} ___` }
      }),
    /at least two types/,
  ],
  ['no blank', week => (at(at(week.grammar, 0).exercises, 0)['question'] = 'Yo soy.'), /exactly one ___, but has 0/],
  [
    'a blank of two underscores',
    week => (at(at(week.grammar, 0).exercises, 0)['question'] = 'Yo __.'),
    /exactly three underscores/,
  ],
  ['two blanks', week => (at(at(week.grammar, 0).exercises, 0)['question'] = '___ ___.'), /exactly one ___, but has 2/],
  [
    'an answer that is no option',
    week => (at(at(week.grammar, 0).exercises, 2)['answer'] = 'eres'),
    /"eres" is not one of the options/,
  ],
  [
    'an option twice',
    week => (at(at(week.grammar, 0).exercises, 2)['options'] = ['es', 'Es', 'son']),
    /"Es" stands here twice/,
  ],
  [
    'an answer also in also',
    week => (at(at(week.grammar, 0).exercises, 3)['also'] = ['soy yo.']),
    /repeats the answer/,
  ],
  [
    'a question asked twice',
    week => (at(at(week.grammar, 0).exercises, 1)['question'] = 'Yo ___ 2.'),
    /stands here twice/,
  ],
  ['an exercise of no known type', week => (at(at(week.grammar, 0).exercises, 1)['type'] = 'essay'), /no known type/],
  ['two phrases', week => week.goals['travel']?.phrases.pop(), /exactly 3 entries, but has 2/],
  ['a goal left out', week => delete week.goals['academic'], /goals › academic: is missing/],
  ['a culture note too short', week => (week.culture.text = words(20)), /has 20 words; 60 to 120/],
  ['one question on culture', week => week.culture.questions.pop(), /exactly 2 entries, but has 1/],
  ['three words for the sound', week => week.sound.words.pop(), /at least 4 entries/],
  ['a sound word twice', week => (at(week.sound.words, 1).text = 'perro'), /"perro" stands here twice/],
  ['no writing model', week => delete (week.writing as Partial<Week['writing']>).model, /writing › model: is missing/],
]

describe('weekFaults()', () => {
  it('finds nothing in a good week', () => expect(faultsOf(goodWeek())).toEqual([]))

  it.each(mistakes)('finds %s', (_, change, fault) => {
    const week = goodWeek()
    change(week)
    const found = faultsOf(week)
    expect(
      found.some(each => fault.test(each)),
      found.join('\n'),
    ).toBe(true)
  })

  it('finds a form of the word whatever its capitals, and the word without its article', () => {
    const week = goodWeek()
    week.words['core-1-0'] = { word: 'la señora', example: 'Señora, pase.' }
    week.words['core-1-1'] = { word: 'ser', form: 'soy', example: 'Soy yo.' }
    expect(faultsOf(week)).toEqual([])
  })

  it('names the line of a fault', () => {
    const source = 'words:\n  hello: { word: hola }\n  bye:\n    word: chao\n    foo: 1\n'
    const faults = weekFaults(1, parseYaml('w.yaml', source, CourseWeek), syllabus, spanish)
    expect(faults.find(fault => fault.entry === 'words › bye › foo')?.line).toBe(5)
    expect(faults.find(fault => fault.entry === 'words › hello')?.line).toBe(2)
  })

  it('says where a file stops being YAML, and which name stands twice', () => {
    const broken = parseYaml('w.yaml', 'words:\n  a: { word: "x }\n', CourseWeek)
    expect(broken.faults[0]?.message).toMatch(/cannot be read as YAML/)
    const twice = parseYaml('w.yaml', 'words:\n  a: { word: x }\n  a: { word: y }\n', CourseWeek)
    expect(twice.faults[0]).toMatchObject({ line: 3, message: expect.stringMatching(/stands here twice/) })
  })

  it('reads YAML as version 1.2: no and yes are words', () => {
    const file = parseYaml('w.yaml', 'words:\n  no: { word: no }\n  on: { word: on }\n', CourseWeek)
    expect(file.raw).toEqual({ words: { no: { word: 'no' }, on: { word: 'on' } } })
  })
})

describe('languages in other scripts', () => {
  const cases: [string, CourseFile, Record<string, unknown>, RegExp | undefined][] = [
    ['a Russian word with its reading', russian, { word: 'привет', reading: 'privét' }, undefined],
    ['a Russian word without a reading', russian, { word: 'привет' }, /is missing: how "привет" is read/],
    [
      'a Russian word in Latin letters',
      russian,
      { word: 'privet', reading: 'privet' },
      /not written in the course's script/,
    ],
    ['a Latin letter in a Russian word', russian, { word: 'cловo', reading: 'slovo' }, /two scripts/],
    ['an abbreviation in capitals', russian, { word: 'мой CV', reading: 'moy si vi' }, undefined],
    ['a reading in Cyrillic', russian, { word: 'привет', reading: 'привет' }, /must be in Latin letters/],
    ['a Japanese word with kana', japanese, { word: '食べる', reading: 'たべる' }, undefined],
    ['a Japanese reading in romaji', japanese, { word: '食べる', reading: 'taberu' }, /must be kana/],
    [
      'a Japanese word inside a sentence without spaces',
      japanese,
      { word: '魚', reading: 'さかな', example: '魚を食べます。', example_reading: 'さかなをたべます。' },
      undefined,
    ],
    [
      'an example without its reading',
      japanese,
      { word: '魚', reading: 'さかな', example: '魚です。' },
      /example_reading: is missing/,
    ],
    ['a Latin letter within a Japanese word', japanese, { word: 'Tシャツ', reading: 'ティーシャツ' }, undefined],
  ]
  it.each(cases)('%s', (_, info, entry, fault) => {
    const week = { ...goodWeek(), words: { 'core-1-0': entry } }
    const found = faultsOf(week, info).filter(
      each => each.startsWith('words › core-1-0') && !/needs an "example"/.test(each),
    )
    if (fault)
      expect(
        found.some(each => fault.test(each)),
        found.join('\n'),
      ).toBe(true)
    else expect(found).toEqual([])
  })
})

describe('the reading of a question', () => {
  const question = {
    question: '私は___です。',
    answer: '学生',
    reading: 'がくせい',
    explanation: 'x',
    translation: 'x',
  }
  const cases: [string, CourseFile, Record<string, unknown>, RegExp | undefined][] = [
    ['with its blank', japanese, { question_reading: 'わたし は ___ です。' }, undefined],
    ['without its blank', japanese, { question_reading: 'わたし は がくせい です。' }, /must have a ___ where/],
    ['in romaji', japanese, { question_reading: 'watashi wa ___ desu.' }, /must be kana/],
    ['of an English question', japanese, { question: 'Who ___?', question_reading: 'だれ ___' }, /is in English/],
    ['in a Latin script', spanish, { question: 'Yo ___.', question_reading: 'Yo ___.' }, /is not needed/],
    ['left out in Cyrillic', russian, { question: 'Я ___.', answer: 'я', reading: 'ya' }, undefined],
    ['left out in Japanese', japanese, {}, /question_reading: is missing/],
    ['left out in kana', japanese, { question: 'わたし は ___ です。' }, undefined],
  ]
  it.each(cases)('%s', (_, info, change, fault) => {
    const week = goodWeek()
    at(week.grammar, 0).exercises[0] = { type: 'fill_in_blank', ...question, ...change }
    const found = faultsOf(week, info).filter(each => each.includes('exercises › no. 1 › question_reading'))
    if (fault) expect(found.join('\n')).toMatch(fault)
    else expect(found).toEqual([])
  })
})

describe('courseFaults()', () => {
  const fileOf = (number: number, week: unknown) => parseYaml(`week-0${number}.yaml`, stringify(week), CourseWeek)
  const messages = (...weeks: unknown[]) =>
    courseFaults(weeks.map((week, index) => fileOf(index + 1, week))).map(fault => `${fault.file} ${fault.message}`)

  it('finds words, examples, phrases and grammar points that return in a later week', () => {
    const found = messages(goodWeek(), goodWeek()).join('\n')
    expect(found).toMatch(/week-02.yaml "el core uno cero" is already the word of week-01, core-1-0/)
    expect(found).toMatch(/is the same sentence as in week-01, core-1-0/)
    expect(found).toMatch(/is the same phrase as in week-01/)
    expect(found).toMatch(/"point-2" is already the id of/)
  })

  it('lets a word return with another meaning when a note says what differs', () => {
    const week = goodWeek()
    week.words['more-1-1'] = { word: 'la more uno cero', note: 'The same word also means something else.' }
    expect(messages(week)).toEqual([])
    delete week.words['more-1-1']['note']
    expect(messages(week)).toHaveLength(1)
  })
})

describe('infoFaults()', () => {
  const check = (info: CourseFile) =>
    infoFaults('es', parseYaml('course.yaml', stringify(info), CourseFile)).map(fault => fault.message)

  it('holds course.yaml against the list of languages', () => {
    expect(check(spanish)).toEqual([])
    expect(check({ ...spanish, name: 'Castilian' })).toEqual(['must be "Spanish", but is "Castilian"'])
    expect(check({ ...spanish, direction: 'rtl' })).toEqual(['must be "ltr", but is "rtl"'])
  })
})

describe('syllabusFaults()', () => {
  const check = (...weeks: SyllabusWeek[]) =>
    syllabusFaults(weeks.map(week => parseYaml('week.yaml', stringify(week), SyllabusWeek))).map(fault => fault.message)

  it('finds nothing in a good week', () => expect(check(syllabus)).toEqual([]))

  it('finds ids, glosses and sentences that are there twice', () => {
    const found = check(syllabus, syllabus).join('\n')
    expect(found).toMatch(/"core-1-0" is already a concept of week.yaml/)
    expect(found).toMatch(/"a core-1-0" is already the gloss of "core-1-0"/)
    expect(found).toMatch(/is the same sentence as that of "core-1-0"/)
  })

  it('finds a day with too few core words', () => {
    const [first, ...others] = syllabus.days
    const short = { ...syllabus, days: [{ ...first!, core: first!.core.slice(1) }, ...others] }
    expect(check(short).join()).toMatch(/exactly 8 entries, but has 7/)
  })
})
