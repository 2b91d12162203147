import { traditional } from '#domain/answers/text/traditional.ts'
import type { Course, Word } from '#curriculum/course/course.ts'
import { withoutArticle } from '#curriculum/course/word-in-text.ts'
import { hidesSounds } from '#curriculum/course/writing-system.ts'
import type { Random } from '#domain/random.ts'
import { readingAnswers } from './readings.ts'
import { distinctTexts } from '../words/word-answers.ts'

export const BLANK = '___'

export type Cloze = { text: string; reading?: string; answer: string; alternatives: string[]; translation: string }

const clozes = new WeakMap<Word, Cloze | undefined>()

/** The word's example with the word left out. Undefined where there is none. Made once per word. */
export function clozeOf(course: Course, word: Word): Cloze | undefined {
  if (!clozes.has(word)) clozes.set(word, makeCloze(course, word))
  return clozes.get(word)
}

function makeCloze(course: Course, word: Word): Cloze | undefined {
  const { example } = word
  if (!example) return undefined
  const at = example.text.indexOf(example.form)
  if (at < 0) return undefined
  const text = example.text.slice(0, at) + BLANK + example.text.slice(at + example.form.length)
  const reading = readingWithBlank(course, word)
  return {
    text,
    ...(reading !== undefined && { reading }),
    answer: example.form,
    alternatives: isTheWord(course, word)
      ? distinctTexts([...readingAnswers(word.reading, course.code), ...sameInPlace(course, word)], [example.form])
      : [],
    translation: example.translation,
  }
}

/** Synonyms that may stand where the word stands: with its article, the gender is the same. */
function sameInPlace(course: Course, word: Word): string[] {
  const bare = (text: string) => withoutArticle(text, course.info)
  const article = (text: string) => text.slice(0, text.length - bare(text).length)
  const same = word.also.filter(also => article(also) === article(word.word)).map(bare)
  return course.code === 'zh' ? [word.word, ...same].flatMap(each => [each, ...traditional(each)]) : same
}

/** The reading of the word's example with the word left out; undefined unless it stands there once and as it is taught. */
function readingWithBlank(course: Course, word: Word): string | undefined {
  const { example, reading } = word
  if (!example?.reading || !reading || !hidesSounds(example.text, course.info) || !isTheWord(course, word))
    return undefined
  // Searched as plain text: an expression for each word, letters of every script around it, took most of a course's derivation.
  const [text, wanted] = [example.reading.toLowerCase(), reading.toLowerCase()]
  const places: number[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length
    if (!endsInLetter.test(text.slice(0, at)) && !beginsWithLetter.test(text.slice(end))) places.push(at)
  }
  const [place] = places
  return place !== undefined && places.length === 1
    ? example.reading.slice(0, place) + BLANK + example.reading.slice(place + wanted.length)
    : undefined
}
const beginsWithLetter = /^[\p{L}\p{M}ʿʾ]/u
const endsInLetter = /[\p{L}\p{M}ʿʾ]$/u

/** Whether the blank can be typed by someone whose keyboard has Latin letters only. */
export function clozeCanBeTyped(course: Course, word: Word): boolean {
  return course.info.script === 'Latn' || isTheWord(course, word)
}

function isTheWord(course: Course, word: Word): boolean {
  const bare = withoutArticle(word.word, course.info).toLowerCase()
  return word.example?.form.toLowerCase() === bare
}

const MOST_PIECES = 8
const FEWEST_PIECES = 3

export type WordOrder = { pieces: string[]; answer: string }

/**
 * A sentence in pieces to be put in order, at most eight: longer ones keep neighbours together. Undefined for sentences
 * too short to have an order and for those with the same piece twice.
 */
export function wordOrderOf(course: Course, text: string, random: Random): WordOrder | undefined {
  const words = piecesOf(course, text)
  const size = Math.ceil(words.length / MOST_PIECES)
  const gap = course.info.spaces ? ' ' : ''
  const pieces: string[] = []
  for (let index = 0; index < words.length; index += size) pieces.push(words.slice(index, index + size).join(gap))
  if (pieces.length < FEWEST_PIECES || distinctTexts(pieces).length < pieces.length) return undefined
  let shuffled = random.shuffled(pieces)
  // The right order would be no exercise: turn it by one.
  if (shuffled.every((piece, index) => piece === pieces[index])) shuffled = [...pieces.slice(1), ...pieces.slice(0, 1)]
  return { pieces: shuffled, answer: pieces.join(gap) }
}

/** The words of a sentence without the punctuation around them. */
export function piecesOf(course: Course, text: string): string[] {
  if (course.info.spaces) {
    return text
      .split(/\s+/u)
      .map(piece => piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
      .filter(piece => piece !== '')
  }
  const segmenter = new Intl.Segmenter(course.code, { granularity: 'word' })
  return Array.from(segmenter.segment(text))
    .filter(part => part.isWordLike)
    .map(part => part.segment)
}

/** The same things in an order where no two neighbours have the same key, as far as the keys allow. */
export function withoutNeighbours<T>(list: readonly T[], keyOf: (each: T) => string): T[] {
  const waiting = [...list]
  const result: T[] = []
  while (waiting.length > 0) {
    const last = result.length > 0 ? keyOf(result[result.length - 1] as T) : undefined
    const counts = Map.groupBy(waiting, keyOf)
    // A key that fills more than half of what is left must go now, or it will end up beside itself.
    const crowded = [...counts].find(([key, each]) => key !== last && each.length * 2 > waiting.length)?.[0]
    const found = waiting.findIndex(each => (crowded === undefined ? keyOf(each) !== last : keyOf(each) === crowded))
    result.push(...waiting.splice(Math.max(0, found), 1))
  }
  return result
}
