import { hasSpaces, lowerCase } from '../answers/text/text-words.ts'
import type { LessonContent, Phrase, VocabularyEntry } from './lesson.ts'

/** Answers a learner's question from what the lesson itself says: its words, notes, conversation and grammar. */

export type HelpAnswer = {
  /** In English. Foreign words stand in “quotation marks”. */
  text: string
  /** What shows it. */
  phrases: Phrase[]
}

const MOST_WORDS = 3
const MOST_SECTIONS = 2
const MOST_SENTENCES = 4

/** What the lesson has to say on a question, the nearest first; empty where it says nothing of it. */
export function lessonHelp(question: string, content: LessonContent, code: string): HelpAnswer[] {
  const asked = plain(question, code)
  if (asked === '') return []
  const words = wordsAskedFor(asked, content, code)
  const answers = words.map(word => aboutWord(word, asked))
  const sections = content.main_content
    .map(section => ({ section, weight: weightOf(section, asked, words, code) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, words.length > 0 ? 1 : MOST_SECTIONS)
  for (const { section } of sections) answers.push(aboutSection(section, asked, words, code))
  if (answers.length > 0) return answers
  return linesAskedFor(asked, content, code).map(line => ({
    text: `“${line.text}” means “${line.translation}”.`,
    phrases: [line],
  }))
}

/** Questions that the lesson can answer, to be asked with one tap: what is easily confused first. */
export function helpQuestions({ vocabulary, main_content }: LessonContent, code: string): string[] {
  const pairs = confusable(vocabulary, code).map(([a, b]) => `${a.word} or ${b.word}?`)
  const grammar = main_content.filter(({ kind }) => kind === 'grammar').map(({ title }) => title)
  const noted = vocabulary.filter(word => word.usage_context !== undefined).map(word => `When do I say ${word.word}?`)
  const sounds = vocabulary.filter(word => word.pronunciation !== '').map(word => `How is ${word.word} pronounced?`)
  return [...new Set([...pairs.slice(0, 2), ...grammar.slice(0, 2), ...noted.slice(0, 1), ...sounds.slice(0, 1)])]
}

/** Pairs of words of which one is right for the other too, or that share a word; those that one's note tells apart first. */
function confusable(words: readonly VocabularyEntry[], code: string): [VocabularyEntry, VocabularyEntry][] {
  const pairs = words.flatMap((a, at) => words.slice(at + 1).map((b): [VocabularyEntry, VocabularyEntry] => [a, b]))
  const weight = ([a, b]: [VocabularyEntry, VocabularyEntry]) => {
    const isAlike = sharesWord(a.word, b.word, code) || isAlso(a, b) || isAlso(b, a)
    return isAlike ? 1 + (isTold(a, b, code) || isTold(b, a, code) ? 1 : 0) : 0
  }
  return pairs.filter(pair => weight(pair) > 0).sort((a, b) => weight(b) - weight(a))
}

const isAlso = (a: VocabularyEntry, b: VocabularyEntry) => (a.also ?? []).includes(b.word)
const isTold = (a: VocabularyEntry, b: VocabularyEntry, code: string) =>
  holds(plain(a.usage_context ?? '', code), plain(b.word, code), code)

function sharesWord(a: string, b: string, code: string): boolean {
  if (!hasSpaces(code)) return false
  const [first, second] = [plain(a, code).split(' '), plain(b, code).split(' ')]
  return first.length > 1 && second.length > 1 && first.some(word => word.length > 3 && second.includes(word))
}

function aboutWord(word: VocabularyEntry, asked: string): HelpAnswer {
  const { translation, usage_context, pronunciation, reading, also = [] } = word
  const sounds = [
    reading !== undefined && reading !== word.word ? `read ${reading}` : '',
    pronunciation === '' ? '' : `/${pronunciation}/`,
  ].filter(text => text !== '')
  const isAboutSound = /\b(pronounce|pronounced|pronunciation|say it|sound|sounds|read)\b/u.test(asked)
  const text = [
    `“${word.word}” means “${translation}”.`,
    isAboutSound && sounds.length > 0 ? `It is ${sounds.join(', ')}.` : '',
    usage_context ?? '',
    also.length > 0 && !isAboutSound ? `Also right: ${also.map(each => `“${each}”`).join(', ')}.` : '',
  ]
  return { text: text.filter(part => part !== '').join(' '), phrases: exampleOf(word) }
}

function exampleOf({ example, example_reading, example_translation }: VocabularyEntry): Phrase[] {
  if (example === '' || example_translation === undefined) return []
  return [
    {
      text: example,
      translation: example_translation,
      ...(example_reading !== undefined && { reading: example_reading }),
    },
  ]
}

/** The sentences of an explanation that speak of what was asked, or its beginning. */
function aboutSection(
  section: LessonContent['main_content'][number],
  asked: string,
  words: readonly VocabularyEntry[],
  code: string,
): HelpAnswer {
  const sentences = section.explanation.split(/(?<=[.!?।。؟])\s+/u)
  const keys = [...keywordsOf(asked), ...words.map(({ word }) => plain(word, code))]
  const fitting = sentences.filter(sentence => keys.some(key => holds(plain(sentence, code), key, code)))
  const told = (fitting.length > 0 ? fitting : sentences).slice(0, MOST_SENTENCES)
  const shown = section.examples.filter(({ text }) => keys.some(key => holds(plain(text, code), key, code)))
  const text = [`${section.title}:`, ...told].join(' ')
  return { text, phrases: (shown.length > 0 ? shown : section.examples).slice(0, 2) }
}

/** The lesson's words in a question: in the language learned, or in English after “how do you say”. The longest go first. */
function wordsAskedFor(asked: string, { vocabulary }: LessonContent, code: string): VocabularyEntry[] {
  const isTranslation = /\b(how (do|would|can) (you|i|we) say|in \p{L}+\?*$|word for|translate)/u.test(asked)
  const found: { entry: VocabularyEntry; key: string }[] = []
  let rest = asked
  const named = vocabulary
    .flatMap(entry => keysOf(entry, code).map(key => ({ entry, key })))
    .filter(({ key }) => key !== '')
    .sort((a, b) => b.key.length - a.key.length)
  for (const { entry, key } of named) {
    if (!holds(rest, key, code) || found.some(each => each.entry === entry)) continue
    found.push({ entry, key })
    rest = rest.replace(key, ' ')
  }
  const foreign = found.sort((a, b) => asked.indexOf(a.key) - asked.indexOf(b.key)).map(({ entry }) => entry)
  if (foreign.length > 0 && !isTranslation) return foreign.slice(0, MOST_WORDS)
  const meant = vocabulary.filter(entry => !foreign.includes(entry) && meansOneOf(entry, asked))
  return [...foreign, ...meant].slice(0, MOST_WORDS)
}

/** How a word may stand in a question: as taught, without its article, as it is read. */
function keysOf({ word, reading, also = [] }: VocabularyEntry, code: string): string[] {
  const bare = (text: string) =>
    hasSpaces(code) && /^\p{L}{1,3}['’ ]/u.test(text) ? text.replace(/^\p{L}{1,3}['’ ]\s*/u, '') : text
  const long = also.filter(text => text.length > 3)
  return [word, bare(word), reading ?? '', ...long]
    .map(text => plain(text, code))
    .filter(text => text.length > 1 || text === plain(word, code))
}

function meansOneOf({ translation }: VocabularyEntry, asked: string): boolean {
  const senses = translation.replace(/\s*\([^)]*\)/gu, '').split(/\s*[,;/]\s*/u)
  return senses.some(sense => {
    const key = plain(sense.replace(/^(to|the|a|an) /u, ''), 'en')
    return key.length > 1 && !stopWords.has(key) && holds(asked, key, 'en')
  })
}

function weightOf(
  { title, explanation, examples }: LessonContent['main_content'][number],
  asked: string,
  words: readonly VocabularyEntry[],
  code: string,
): number {
  const [heading, text] = [
    plain(title, code),
    plain(`${explanation} ${examples.map(each => each.text).join(' ')}`, code),
  ]
  if (holds(asked, heading, 'en')) return 100
  const weight = keywordsOf(asked).reduce(
    (total, key) => total + (holds(heading, key, code) ? 3 : 0) + (holds(plain(explanation, code), key, code) ? 1 : 0),
    0,
  )
  return weight + words.filter(({ word }) => holds(text, plain(word, code), code)).length
}

function linesAskedFor(asked: string, { dialogue, examples }: LessonContent, code: string): Phrase[] {
  const keys = keywordsOf(asked)
  return [...(dialogue?.lines ?? []), ...examples]
    .filter(
      ({ text }) =>
        holds(asked, plain(text, code), code) ||
        keys.some(key => key.length > 2 && holds(plain(text, code), key, code)),
    )
    .slice(0, 2)
}

const stopWords = new Set(
  'a about am an and any are as ask at be between by can could correct difference do does english for from how i if in into is it its like mean means more my not of on one or please pronounce pronounced say said should so some tell than that the them then there these they this to understand use used using was we what when where which who why with word words would you your'.split(
    ' ',
  ),
)

const keywordsOf = (asked: string) => asked.split(' ').filter(word => word.length > 1 && !stopWords.has(word))

/** Small letters without accents and signs, one space between words. */
function plain(text: string, code: string): string {
  return lowerCase(text, code)
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether a text holds another as whole words; where no spaces are written, anywhere. */
function holds(text: string, part: string, code: string): boolean {
  if (part === '') return false
  if (!hasSpaces(code)) return text.includes(part)
  return ` ${text} `.includes(` ${part} `)
}
