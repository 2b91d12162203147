import type { Verdict } from './activity-score.ts'
import {
  answerKey,
  answerLetters,
  answerWords,
  digraphSpelling,
  plainAnswer,
  readingKey,
  withoutAccentsOrSisters,
} from './answer-text.ts'
import { letterDifference } from './letter-difference.ts'
import type { DifferencePart } from './letter-difference.ts'
import { graphemes } from './text-similarity.ts'

/** What is right: the fields of an exercise, a quiz question or a flashcard as they stand. */
export type ExpectedAnswer = {
  answer?: string | undefined
  correct_answer?: string | undefined
  back?: string | undefined
  alternatives?: readonly string[] | undefined
  reading?: string | undefined
}

export type AnswerContext = {
  /** The code of the language the answer is in; `en` for English. */
  code: string
  /** Words that may be left out; the language's own articles where none are given. */
  articles?: readonly string[] | undefined
  /** Other words of the course: a slip that makes one of them is no slip. */
  otherWords?: Iterable<string> | undefined
}

export type Judgement = {
  verdict: Verdict
  /** The right answer to show: the one that comes nearest to what was written. */
  expected: string
  /** What was written beside what was expected, letter by letter. */
  difference: DifferencePart[]
}

/** A slip is forgiven for this many letters. */
const LETTERS_PER_SLIP = 5

const articlesOf: Record<string, readonly string[]> = {
  en: ['the', 'a', 'an', 'to'],
  es: ['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas'],
  fr: ['le', 'la', 'les', "l'", 'un', 'une', 'des', 'du'],
  de: ['der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'einem', 'einer', 'eines'],
  it: ['il', 'lo', 'la', 'i', 'gli', 'le', "l'", 'un', 'uno', 'una', "un'"],
  pt: ['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas'],
  nl: ['de', 'het', 'een'],
  sv: ['en', 'ett', 'den', 'det', 'de'],
  no: ['en', 'ei', 'et', 'den', 'det', 'de'],
  da: ['en', 'et', 'den', 'det', 'de'],
  el: ['ο', 'η', 'το', 'οι', 'τα', 'ένας', 'μία', 'μια', 'ένα'],
  hu: ['a', 'az', 'egy'],
  ro: ['un', 'o', 'niște'],
  tl: ['ang', 'ang mga', 'si'],
}

/**
 * The specification's equality, read as a person would: the answer, the correct answer, the back of the card, an
 * alternative or the reading, whatever the Unicode form, the width of letters, capitals, quotes and punctuation.
 */
export function isCorrectAnswer(given: string, expected: ExpectedAnswer, context: AnswerContext): boolean {
  return formsOf(expected, context).some(form => isSame(given, form, context))
}

/**
 * Judges an answer. *Almost* is what a patient teacher would pass with a word: an accent or an article left out, words
 * run together, or one slip for each five letters that makes no other word.
 */
export function judgeAnswer(given: string, expected: ExpectedAnswer, context: AnswerContext): Judgement {
  const forms = formsOf(expected, context)
  const shown = (form: Form) => (form.shown === '' ? primary(expected) : form.shown)
  const right = forms.find(form => isSame(given, form, context))
  if (right) {
    return { verdict: 'correct', expected: right.isReading ? primary(expected) : shown(right), difference: [] }
  }
  const near = answerKey(given, context.code) === '' ? undefined : forms.find(form => isNear(given, form, context))
  const nearest = near ?? forms.find(form => !form.isReading)
  const text = nearest ? shown(nearest) : ''
  return { verdict: near ? 'almost' : 'wrong', expected: text, difference: differenceOf(given, text, context.code) }
}

/** What was written beside what was expected, capitals and punctuation aside. */
export function differenceOf(given: string, expected: string, code: string): DifferencePart[] {
  const same = (a: string, b: string) => a.toLocaleLowerCase(code) === b.toLocaleLowerCase(code)
  return letterDifference(graphemes(plainAnswer(given, code)), graphemes(plainAnswer(expected, code)), same).parts
}

type Form = { text: string; shown: string; isReading: boolean }

function primary(expected: ExpectedAnswer): string {
  return expected.correct_answer ?? expected.answer ?? expected.back ?? expected.alternatives?.[0] ?? ''
}

/** Every way of writing the answer, the taught one first. */
function formsOf(expected: ExpectedAnswer, { code }: AnswerContext): Form[] {
  const written = [expected.correct_answer, expected.answer, expected.back, ...(expected.alternatives ?? [])]
  const forms: Form[] = []
  for (const text of written) {
    if (text === undefined || text.trim() === '') continue
    for (const variant of variantsOf(text, code)) forms.push({ text: variant, shown: text, isReading: false })
  }
  for (const reading of readingsOf(expected.reading)) forms.push({ text: reading, shown: reading, isReading: true })
  return forms
}

/** A text, the text without its bracketed part, and, for English glosses such as “surname, family name”, each of their senses. */
function variantsOf(text: string, code: string): string[] {
  const whole = [text, text.replace(/\s*[([（][^)\]）]*[)\]）]\s*/gu, ' ').trim()]
  if (code !== 'en') return unique(whole)
  const isSentence = /[.!?]\s*$/u.test(text)
  const senses = isSentence ? [] : whole[1]!.split(/\s*[,;/]\s*/u)
  return unique([...whole, ...senses].flatMap(each => [each, each.replace(/^to\s+/iu, '')]))
}

/** Japanese readings may give kana and romaji at once: たべる (taberu). */
function readingsOf(reading: string | undefined): string[] {
  if (!reading?.trim()) return []
  return unique([reading, ...reading.split(/\s*[()（）/]\s*/u)])
}

function unique(texts: string[]): string[] {
  return [...new Set(texts.filter(text => text.trim() !== ''))]
}

function isSame(given: string, form: Form, { code }: AnswerContext): boolean {
  const key = answerKey(given, code)
  if (key === '') return false
  if (form.isReading) return readingKey(given, code) === readingKey(form.text, code)
  if (key === answerKey(form.text, code)) return true
  // Greek capitals are written without accents.
  const capitals = code === 'el' && given === given.toLocaleUpperCase('el') && given !== given.toLocaleLowerCase('el')
  return capitals && withoutAccentsOrSisters(key) === withoutAccentsOrSisters(answerKey(form.text, code))
}

function isNear(given: string, form: Form, context: AnswerContext): boolean {
  const { code } = context
  if (form.isReading) return isNearReading(given, form.text, context)
  const [mine, right] = [answerKey(given, code), answerKey(form.text, code)]
  if (digraphSpelling(right, code) === mine) return true
  const joined = (key: string) => withoutAccentsOrSisters(key).replace(/[\s'-]/gu, '')
  if (joined(mine) === joined(right) && !changesWord(mine, right, context)) return true
  const articles = context.articles ?? articlesOf[code] ?? []
  return isNearByWords(mine, right, context, articles)
}

/** A reading without its tones is nearly right; a slip counts as anywhere. */
function isNearReading(given: string, reading: string, { code, otherWords }: AnswerContext): boolean {
  const [mine, right] = [readingKey(given, code), readingKey(reading, code)]
  const plain = (key: string) => key.normalize('NFD').replace(/\p{M}/gu, '')
  if (!/\p{Script=Latin}/u.test(mine)) return false
  if (mine === plain(right)) return true
  const allowed = Math.floor(graphemes(right).length / LETTERS_PER_SLIP)
  const compared = /\p{M}/u.test(mine.normalize('NFD')) || code === 'ja' ? right : plain(right)
  if (letterDifference(graphemes(mine), graphemes(compared)).slips > allowed) return false
  return ![...(otherWords ?? [])].some(other => readingKey(other, code) === mine)
}

/** Whether accents were not left out but changed, and the word became another: a Vietnamese or Chinese tone, año and ano. */
function changesWord(mine: string, right: string, context: AnswerContext): boolean {
  if (mine === withoutAccentsOrSisters(mine)) return false
  const [words, expected] = [answerWords(mine, context.code), answerWords(right, context.code)]
  return words.some((word, index) => {
    if (word === expected[index] || word === withoutAccentsOrSisters(word)) return false
    return context.code === 'vi' ? !isPartOf(word, expected[index] ?? '') : isOtherWord(word, context)
  })
}

/** Whether a syllable carries no mark that the expected one lacks. */
function isPartOf(word: string, expected: string): boolean {
  const marks = (text: string) => Array.from(text.normalize('NFD')).filter(each => /\p{M}/u.test(each))
  const rest = marks(expected)
  return marks(word).every(mark => rest.includes(mark))
}

/** An article or one slip per five letters, word by word. */
function isNearByWords(mine: string, right: string, context: AnswerContext, articles: readonly string[]): boolean {
  const { code } = context
  const [given, expected] = [wordsOf(mine, code), wordsOf(right, code)]
  if (areNear(given, expected, context, articles)) return true
  // Without spaces a slip can move where words end.
  if (!right.includes(' ') && areNear([mine], [right], context, articles)) return true
  const bare = (words: string[]) => words.filter(word => !articles.includes(word))
  // Left out, or put where none is taught; a wrong one is a wrong gender.
  const leftOut = given.length < expected.length && bare(given).length === given.length
  const added = given.length > expected.length && bare(expected).length === expected.length
  if (!leftOut && !added) return isPartlyLeftOut(given, expected, context, articles)
  return bare(given).length > 0 && areNear(bare(given), bare(expected), context, articles)
}

/** In a sentence some articles may stand and others be missing. */
function isPartlyLeftOut(given: string[], expected: string[], context: AnswerContext, articles: readonly string[]) {
  if (given.length >= expected.length) return false
  const rest = [...given]
  const kept = expected.filter(word => {
    const stands = rest[0] !== undefined && withoutAccentsOrSisters(rest[0]) === withoutAccentsOrSisters(word)
    if (stands || !articles.includes(word)) rest.shift()
    return stands || !articles.includes(word)
  })
  return kept.length === given.length && areNear(given, kept, context, articles)
}

/** The words of a key, the elided article set apart: l'ami → l' ami. */
function wordsOf(key: string, code: string): string[] {
  const apart = code === 'fr' || code === 'it' ? key.replace(/(?<=^|\s)(l|un)'/gu, "$1' ") : key
  return answerWords(apart, code)
}

function areNear(given: string[], expected: string[], context: AnswerContext, articles: readonly string[]): boolean {
  if (given.length !== expected.length || given.length === 0) return false
  const { code } = context
  const letters = (word: string) => answerLetters(withoutAccentsOrSisters(word), code)
  let allowed = Math.floor(expected.reduce((sum, word) => sum + letters(word).length, 0) / LETTERS_PER_SLIP)
  for (const [index, word] of given.entries()) {
    const right = expected[index]!
    if (word === right) continue
    const { slips, parts } = letterDifference(letters(word), letters(right))
    if (slips === 0) {
      if (changesWord(word, right, context)) return false
      continue
    }
    const length = letters(right).length
    // Short words are one letter from each other; only letters that changed places betray a slip of the fingers.
    const swapped = length >= 3 && parts.every(part => part.kind === 'same' || isSwap(part))
    const most = Math.max(Math.floor(length / LETTERS_PER_SLIP), swapped && given.length > 1 ? 1 : 0)
    if (slips > most || slips > allowed || isOtherWord(word, context) || articles.includes(word)) return false
    allowed -= slips
  }
  return true
}

function isSwap(part: DifferencePart): boolean {
  const [a, b] = [Array.from(part.given), Array.from(part.expected)]
  return part.kind === 'changed' && a.length === 2 && a[0] === b[1] && a[1] === b[0]
}

function isOtherWord(word: string, { code, otherWords }: AnswerContext): boolean {
  for (const other of otherWords ?? []) {
    const key = answerKey(other, code)
    if (key === word || answerWords(key, code).includes(word)) return true
  }
  return false
}
