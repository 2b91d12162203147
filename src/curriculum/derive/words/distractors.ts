import type { Course, Word } from '#curriculum/course/course.ts'
import { withoutArticle } from '#curriculum/course/word-in-text.ts'
import { wordsOf } from './course-words.ts'
import type { PlacedWord } from './course-words.ts'
import type { Random } from '#domain/random.ts'
import { plainGlosses } from './word-answers.ts'

const OPTIONS = 4
/** Wrong options come from this many words before and after the right one: those before are known, those after not yet. */
const BEFORE = 60
const AFTER = 20
/** With fewer candidates of the same part of speech, all parts are looked at. */
const ENOUGH = 24
/** Above all else that tells two words apart. */
const NOT_MET = 40

/**
 * The right answer among wrong ones, shuffled. Wrong ones are of the same part of speech, from about the same weeks and
 * of similar length, and never another right answer.
 */
export function optionsFor(
  course: Course,
  word: PlacedWord,
  right: string,
  textOf: (word: PlacedWord) => string | undefined,
  random: Random,
): string[] {
  const { all, byPart } = wordsOf(course)
  const samePart = around(byPart.get(word.part) ?? [], word).filter(other => textOf(other) !== undefined)
  const known = samePart.filter(other => !isLater(other, word))
  const ranked = (known.length < ENOUGH ? [...new Set([...samePart, ...around(all, word)])] : known)
    .flatMap(other => {
      const text = textOf(other)
      return text ? [{ other, text, cost: unlikeness(word, other, right, text) + random.next() * 2 }] : []
    })
    .sort((a, b) => a.cost - b.cost)
  const taken = new Set([right.toLowerCase()])
  const wrong: string[] = []
  for (const { other, text } of ranked) {
    if (wrong.length === OPTIONS - 1) break
    if (taken.has(text.toLowerCase()) || meansTheSame(course, word, other)) continue
    taken.add(text.toLowerCase())
    wrong.push(text)
  }
  return random.shuffled([right, ...wrong])
}

function around(words: PlacedWord[], word: PlacedWord): PlacedWord[] {
  const at = words.findIndex(other => other.id === word.id)
  // A word of the first weeks has few before it: then more of those after it.
  return words.slice(Math.max(0, at - BEFORE), Math.max(BEFORE, at) + AFTER)
}

const isLater = (other: PlacedWord, word: PlacedWord) =>
  other.week > word.week || (other.week === word.week && other.day > word.day)

function unlikeness(word: PlacedWord, other: PlacedWord, right: string, text: string): number {
  const otherPart = word.part === other.part ? 0 : 6
  // What a learner has not met yet is recognised as wrong without knowing the right one.
  const later = isLater(other, word) ? NOT_MET : 0
  const apart = Math.min(4, Math.abs(word.week - other.week) * 0.5)
  const length = Math.min(6, Math.abs(right.length - text.length) * 0.5)
  return otherPart + later + apart + length
}

/** Whether one could stand for the other: they share a word, a synonym or a sense. */
export function meansTheSame(course: Course, a: Word, b: Word): boolean {
  return a.id === b.id || !keysOf(course, a).isDisjointFrom(keysOf(course, b))
}

const knownKeys = new WeakMap<Word, Set<string>>()

function keysOf(course: Course, word: Word): Set<string> {
  const kept = knownKeys.get(word)
  if (kept) return kept
  const texts = rightTexts(course, word).map(text => text.toLowerCase())
  // The language marks what stands in it, so that an English sense never equals a foreign word by chance.
  const senses = plainGlosses(word.gloss).map(sense => `en:${sense.toLowerCase()}`)
  const keys = new Set([...texts, ...senses])
  knownKeys.set(word, keys)
  return keys
}

function rightTexts(course: Course, word: Word): string[] {
  const texts = [word.word, ...word.also].flatMap(text => [text, withoutArticle(text, course.info)])
  return word.example ? [...texts, word.example.form] : texts
}
