import type { Verdict } from './verdict.ts'
import {
  answerKey,
  answerLetters,
  answerWords,
  digraphSpelling,
  plainAnswer,
  readingKey,
  withoutAccentsOrSisters,
} from './text/answer-text.ts'
import { letterDifference } from './text/letter-difference.ts'
import type { DifferencePart } from './text/letter-difference.ts'
import { differsInNumber, isPartlyInKana, looseShapesOf, rulesOf, sameShape, shapesOf, subjectsOf } from './sameness.ts'
import { graphemes } from './text/text-similarity.ts'

/** What is right: the fields of an exercise, a quiz question or a flashcard as they stand. */
export type ExpectedAnswer = {
  answer?: string | undefined
  correct_answer?: string | undefined
  back?: string | undefined
  alternatives?: readonly string[] | undefined
  reading?: string | undefined
  /** A sentence that was to be changed or mended: left as it is, it is wrong, however near it comes. */
  unchanged?: string | undefined
}

export type AnswerContext = {
  /** The code of the language the answer is in; `en` for English. */
  code: string
  /** Words that may be left out; the language's own articles where none are given. */
  articles?: readonly string[] | undefined
  /** Other words of the course: a slip that makes one of them is no slip. */
  otherWords?: Iterable<string> | undefined
  /** Answers that are taught with an article, without it: with another one they have the wrong gender. */
  withArticle?: ReadonlySet<string> | undefined
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
 * Judges an answer. Right is also what says the same by the rules of its language: contractions and numbers of English, a
 * subject that may be left out, a phrase of time in another place. *Almost* is what a patient teacher would pass with a word: an accent or an article left out, words
 * run together, or one slip for each five letters that makes no other word.
 */
export function judgeAnswer(given: string, expected: ExpectedAnswer, context: AnswerContext): Judgement {
  const forms = formsOf(expected, context)
  const shown = (form: Form) => (form.shown === '' ? primary(expected) : form.shown)
  const right = forms.find(form => isSame(given, form, context))
  if (right) {
    return { verdict: 'correct', expected: right.isReading ? primary(expected) : shown(right), difference: [] }
  }
  if (answerKey(given, context.code) === '' || isUnchanged(given, expected, context))
    return wrong(
      given,
      forms.find(form => !form.isReading),
      shown,
      context,
    )
  const alike = likeness(given, forms, context)
  const { unchanged } = expected
  const otherWords = unchanged === undefined ? context.otherWords : [...(context.otherWords ?? []), unchanged]
  const strict = { ...context, otherWords, withArticle: taughtWithArticle(forms, context) }
  if (alike?.how === 'same') return { verdict: 'correct', expected: shown(alike.form), difference: [] }
  const near = alike?.form ?? forms.find(form => isNear(given, form, strict)) ?? nearByRules(given, forms, strict)
  const nearest = near ?? forms.find(form => !form.isReading)
  const text = nearest ? shown(nearest) : ''
  return { verdict: near ? 'almost' : 'wrong', expected: text, difference: differenceOf(given, text, context.code) }
}

/** Whether a sentence that was to be changed was handed in as it stood. */
function isUnchanged(given: string, { unchanged }: ExpectedAnswer, { code }: AnswerContext): boolean {
  if (unchanged === undefined) return false
  const key = (text: string) => answerKey(text, code).replaceAll(' ', '')
  return key(given) === key(unchanged)
}

function wrong(
  given: string,
  form: Form | undefined,
  shown: (form: Form) => string,
  { code }: AnswerContext,
): Judgement {
  const expected = form ? shown(form) : ''
  return { verdict: 'wrong', expected, difference: differenceOf(given, expected, code) }
}

/** The first form that says the same by the rules of the language, and whether a teacher would be sure. */
function likeness(given: string, forms: readonly Form[], context: AnswerContext) {
  const { code } = context
  const written = forms.filter(form => !form.isReading)
  const shapes = written.map(form => ({ form, shapes: shapesOf(form.text, code) }))
  const subjects = subjectsOf(
    shapes.flatMap(each => each.shapes),
    code,
  )
  const mine = shapesOf(given, code)
  let almost: Form | undefined
  for (const { form, shapes: right } of shapes) {
    if (isSameHeadword(given, form.text, code)) return { form, how: 'same' as const }
    for (const a of mine) {
      for (const b of right) {
        const how = sameShape(a, b, code, subjects)
        if (how === 'same') return { form, how }
        if (how) almost ??= form
      }
    }
  }
  const mixed =
    code === 'ja'
      ? written.find(form =>
          isPartlyInKana(
            given,
            form.text,
            forms.map(each => each.text),
          ),
        )
      : undefined
  if (mixed) return { form: mixed, how: 'same' as const }
  const number = code === 'en' ? written.find(form => differsInNumber(given, form.text)) : undefined
  const nearly = almost ?? number ?? loosely(given, shapes, context, subjects)
  return nearly && { form: nearly, how: 'almost' as const }
}

function loosely(
  given: string,
  right: readonly { form: Form; shapes: string[][] }[],
  { code }: AnswerContext,
  subjects: ReadonlySet<string>,
): Form | undefined {
  const mine = looseShapesOf(given, code)
  if (mine.length === 0) return undefined
  return right.find(({ form }) =>
    looseShapesOf(form.text, code).some(b => mine.some(a => sameShape(a, b, code, subjects))),
  )?.form
}

function taughtWithArticle(forms: readonly Form[], context: AnswerContext): Set<string> {
  const articles = context.articles ?? articlesOf[context.code] ?? []
  return new Set(
    forms.flatMap(form => {
      const [first = '', ...rest] = wordsOf(answerKey(form.text, context.code), context.code)
      return articles.includes(first) ? [rest.join(' ')] : []
    }),
  )
}

/** A slip in what says the same. */
function nearByRules(given: string, forms: readonly Form[], context: AnswerContext): Form | undefined {
  const { code } = context
  if (code === 'vi' || !rulesOf(code)) return undefined
  const mine = shapesOf(given, code).map(words => words.join(' '))
  const articles = context.articles ?? articlesOf[code] ?? []
  return forms.find(
    form =>
      !form.isReading &&
      shapesOf(form.text, code).some(right =>
        mine.some(each => isNearByWords(each, right.join(' '), context, articles)),
      ),
  )
}

const sentenceEnd = /[.!?。！？؟।;…]\s*$/u
const LONGEST_HEADWORD = 4

/** A headword with or without what English, the mark of the infinitive or a joined article adds: to speak, å snakke, البيت. */
function isSameHeadword(given: string, expected: string, code: string): boolean {
  const [mine, right] = [answerKey(given, code), answerKey(expected, code)]
  if (sentenceEnd.test(expected) || right.split(' ').length > LONGEST_HEADWORD) return false
  const { infinitive, article } = rulesOf(code)?.rules ?? {}
  const start = code === 'en' ? '(?:to|the|an?) ' : infinitive ? `${infinitive} ` : article
  if (!start) return false
  const bare = (key: string) => key.replace(new RegExp(`^${start}(?=\\S{2})`, 'u'), '')
  return bare(mine) === right || mine === bare(right) || (code === 'en' && bare(mine) === bare(right))
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
  const right = answerKey(form.text, code)
  if (key === right) return true
  // Spaces of Korean are the writer's choice in many places; Swiss German has no ß.
  if (code === 'ko' && key.replaceAll(' ', '') === right.replaceAll(' ', '')) return true
  if (code === 'de' && key.replaceAll('ß', 'ss') === right.replaceAll('ß', 'ss')) return true
  // Greek capitals are written without accents.
  const capitals = code === 'el' && given === given.toLocaleUpperCase('el') && given !== given.toLocaleLowerCase('el')
  return capitals && withoutAccentsOrSisters(key) === withoutAccentsOrSisters(right)
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
  const added =
    given.length > expected.length &&
    bare(expected).length === expected.length &&
    !context.withArticle?.has(expected.join(' '))
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
    if (isOtherSign(parts, code) || isOtherForm(word, right, code, given.length === 1)) return false
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

/** A Chinese character is written as a whole, and so is a particle: another one is no slip. */
function isOtherSign(parts: readonly DifferencePart[], code: string): boolean {
  if (code !== 'zh' && code !== 'ja') return false
  return parts.some(
    part =>
      part.kind !== 'same' &&
      (/\p{Script=Han}/u.test(part.given + part.expected) ||
        (particle.test(part.given) && particle.test(part.expected))),
  )
}
const particle = /^[はがをにでへとも]$/u

/** Whether a slip changed one ending for another: rojas for rojos is another form. */
function isOtherForm(word: string, right: string, code: string, isOnlyWord: boolean): boolean {
  const rules = rulesOf(code)
  if (!rules?.rules.forms || word === right) return false
  let same = 0
  while (same < word.length && word[same] === right[same]) same++
  // From two letters on, so that “на” is no stem.
  const [mine, expected] = [word.slice(same), right.slice(same)]
  if (same < 2 || !rules.isForm(mine) || !rules.isForm(expected)) return false
  // A letter left out before the last one, or a last vowel forgotten, is a slip of the fingers.
  if (mine.length !== expected.length && mine !== '' && mine.at(-1) === expected.at(-1)) return false
  return !(mine === '' && isOnlyWord && /^[aeiouyаеёиіїоуюяыàèéìòùąęıöüäå]$/u.test(expected))
}

function isSwap(part: DifferencePart): boolean {
  const [a, b] = [Array.from(part.given), Array.from(part.expected)]
  return part.kind === 'changed' && a.length === 2 && a[0] === b[1] && a[1] === b[0]
}

function isOtherWord(word: string, { code, otherWords }: AnswerContext): boolean {
  return otherWords !== undefined && keysOf(otherWords, code).has(word)
}

const keys = new WeakMap<object, Set<string>>()

/** The words of a list, each by itself; made once for a list. */
function keysOf(list: Iterable<string>, code: string): Set<string> {
  const known = keys.get(list as object)
  if (known) return known
  const made = new Set<string>()
  for (const other of list) {
    const key = answerKey(other, code)
    made.add(key)
    for (const word of answerWords(key, code)) made.add(word)
  }
  keys.set(list as object, made)
  return made
}
