import type { Course, Word } from '../course.ts'
import { withoutArticle } from '../word-in-text.ts'
import { wordsOf } from './course-words.ts'
import type { PlacedWord } from './course-words.ts'
import type { Dice } from './dice.ts'
import { distinctTexts, plainGlosses } from './word-answers.ts'

const OPTIONS = 4

/**
 * The right answer among wrong ones, shuffled. Wrong ones are of the same part of speech, from about the same weeks and
 * of similar length, and never another right answer.
 */
export function optionsFor(
  course: Course,
  word: PlacedWord,
  right: string,
  textOf: (word: PlacedWord) => string | undefined,
  dice: Dice,
): string[] {
  const ranked = wordsOf(course)
    .all.filter(other => !meansTheSame(course, word, other))
    .map(other => ({ text: textOf(other), cost: unlikeness(word, other, right, textOf(other) ?? '') + dice.next() * 2 }))
    .sort((a, b) => a.cost - b.cost)
    .flatMap(({ text }) => (text === undefined || text === '' ? [] : [text]))
  const wrong = distinctTexts(ranked.slice(0, 60), [right, ...rightTexts(course, word)]).slice(0, OPTIONS - 1)
  return dice.shuffled([right, ...wrong])
}

function unlikeness(word: PlacedWord, other: PlacedWord, right: string, text: string): number {
  const samePart = word.part === other.part ? 0 : 6
  // What a learner has not met yet is recognised as wrong without knowing the right one.
  const later = other.week > word.week || (other.week === word.week && other.day > word.day) ? 3 : 0
  const apart = Math.min(4, Math.abs(word.week - other.week) * 0.5)
  const length = Math.min(6, Math.abs(right.length - text.length) * 0.5)
  return samePart + later + apart + length
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
