import type { Course } from '#curriculum/course.ts'
import { wholeSentences } from '#curriculum/course-sentences.ts'
import { createDice } from '#curriculum/derive/dice.ts'
import type { Dice } from '#curriculum/derive/dice.ts'
import { withoutAccentsOrSisters } from '#domain/answer-text.ts'
import type { ErrorKind } from '#domain/feedback-score.ts'
import { hasSpaces, wordsOf } from '#domain/text-words.ts'
import { otherArticle } from './agreement.ts'
import type { Tutor } from './tutor.ts'

/** How often a tutor without a model is wrong: shares of right sentences flagged, and of planted errors found. */
export type FlagFigures = {
  flagged: number
  found: number
  byKind: Map<ErrorKind, { found: number; planted: number }>
  /** What went wrong, for whoever mends a rule. */
  examples: string[]
}

const SENTENCES = 200

/** Takes sentences of a course as a learner's messages: right ones, and the same with one error each. Always the same ones. */
export async function measureFlags(tutor: Tutor, course: Course, sentences = SENTENCES): Promise<FlagFigures> {
  const dice = createDice(`flags ${course.code}`)
  const right = dice
    .shuffled([...new Set(wholeSentences(course))])
    .filter(text => wordsOf(text, course.code).length >= 3 && !/[_(/]/u.test(text))
    .slice(0, sentences)
  const examples: string[] = []
  const byKind = new Map<ErrorKind, { found: number; planted: number }>()
  const look = (text: string) =>
    tutor.feedback({ language: course.code, level: course.level, text, context: '' }).then(each => each.corrections)

  let flagged = 0
  let planted = 0
  let found = 0
  for (const sentence of right) {
    const corrections = await look(sentence)
    if (corrections.length > 0) {
      flagged++
      examples.push(
        `flagged: ${sentence} → ${corrections.map(each => `${each.original}→${each.corrected}`).join(', ')}`,
      )
    }
    const error = plantedIn(sentence, course, dice)
    if (!error) continue
    planted++
    const kind = byKind.get(error.kind) ?? { found: 0, planted: 0 }
    byKind.set(error.kind, { ...kind, planted: kind.planted + 1 })
    const seen = (await look(error.text)).some(
      each => error.text.includes(error.damaged) && overlaps(each.original, error.damaged),
    )
    if (seen) {
      found++
      byKind.set(error.kind, { found: kind.found + 1, planted: kind.planted + 1 })
    } else examples.push(`not found (${error.kind}): ${error.text}`)
  }
  return { flagged: flagged / right.length, found: planted === 0 ? 1 : found / planted, byKind, examples }
}

const overlaps = (a: string, b: string) => a.includes(b) || b.includes(a)

type Planted = { kind: ErrorKind; text: string; damaged: string }

/** A sentence with one error of a kind that occurs in it; undefined where none can be made. */
function plantedIn(sentence: string, course: Course, dice: Dice): Planted | undefined {
  const { code } = course
  const words = wordsOf(sentence, code)
  const replaced = (at: number, length: number, by: string) => sentence.slice(0, at) + by + sentence.slice(at + length)
  const ways: (() => Planted | undefined)[] = []
  const taught = headwords(course)
  const article = words.find((word, at) => taught.has(`${word.text} ${words[at + 1]?.text ?? ''}`))
  const wrong = article && otherArticle(article.text, code)
  if (wrong) {
    ways.push(() => ({ kind: 'agreement', text: replaced(article.at, article.text.length, wrong), damaged: wrong }))
  }
  if (hasSpaces(code)) {
    // No name and nothing short: a slip there could be another word.
    const long = dice.shuffled(
      words.filter(word => word.text.length >= 6 && /^\p{Ll}+$/u.test(word.text.normalize('NFC'))),
    )
    const slip = long[0]
    if (slip) {
      ways.push(() => {
        const letters = Array.from(slip.text)
        const at = 1 + Math.floor(dice.next() * (letters.length - 3))
        if (letters[at] === letters[at + 1]) return undefined
        const swapped = [...letters.slice(0, at), letters[at + 1]!, letters[at]!, ...letters.slice(at + 2)].join('')
        return { kind: 'spelling', text: replaced(slip.at, slip.text.length, swapped), damaged: swapped }
      })
    }
    const accented = words.find(
      word =>
        word.text.length >= 4 &&
        /\p{Script=Latin}/u.test(word.text) &&
        withoutAccentsOrSisters(word.text) !== word.text,
    )
    if (accented && code !== 'vi') {
      ways.push(() => {
        const bare = withoutAccentsOrSisters(accented.text)
        return { kind: 'accent', text: replaced(accented.at, accented.text.length, bare), damaged: bare }
      })
    }
    const first = words[0]
    if (first && /^\p{Lu}/u.test(first.text) && sentence.indexOf(first.text) === 0) {
      ways.push(() => {
        const small = first.text.charAt(0).toLocaleLowerCase(code) + first.text.slice(1)
        return { kind: 'capital', text: replaced(first.at, first.text.length, small), damaged: small }
      })
    }
  }
  if (/[.。।]$/u.test(sentence)) {
    ways.push(() => {
      const text = sentence.slice(0, -1)
      return { kind: 'punctuation', text, damaged: wordsOf(text, code).at(-1)?.text ?? '' }
    })
  }
  return dice.shuffled(ways)[0]?.()
}

const known = new WeakMap<Course, Set<string>>()

/** The words as they are taught, with their articles. */
function headwords(course: Course): Set<string> {
  const kept = known.get(course)
  if (kept) return kept
  const words = new Set(course.weeks.flatMap(week => week.days.flatMap(day => day.words.map(({ word }) => word))))
  known.set(course, words)
  return words
}
