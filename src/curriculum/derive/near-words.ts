import { answerKey } from '#domain/answer-text.ts'
import type { TaskContent } from '#domain/task-content.ts'
import type { Course } from '../course.ts'
import { withoutArticle } from '../word-in-text.ts'
import { wordsOf } from './course-words.ts'
import type { PlacedWord } from './course-words.ts'
import type { Dice } from './dice.ts'
import { optionsFor } from './distractors.ts'

/** A slip is forgiven for each five letters: two in the longest words, so that nearer ones need telling. */
const LETTERS_PER_SLIP = 5
/** Words beyond this length are phrases. */
const LONGEST = 24
const MOST = 40

/**
 * The course's words that a slip in one of these answers could make: whoever writes one of them has not mistyped but
 * mistaken. The words of the answers themselves are left out.
 */
export function nearWords(course: Course, answers: readonly string[]): string[] {
  const index = indexOf(course)
  const own = new Set(answers.flatMap(answer => index.partsOf(answer)))
  const near = new Set<string>()
  for (const part of own) {
    for (const variant of withoutOneLetter(part)) {
      for (const word of index.byVariant.get(variant) ?? []) {
        if (!own.has(word) && isWithinSlip(part, word)) near.add(word)
      }
    }
  }
  return [...near].slice(0, MOST)
}

/** The near words of everything that may be written in an activity, in the language learned. */
export function nearWordsOf(course: Course, content: TaskContent): string[] {
  const { flashcards = [], interactive_exercises = [], dialogue, role_play } = content
  return nearWords(course, [
    ...flashcards.map(card => card.back),
    ...interactive_exercises.flatMap(exercise =>
      (exercise.answer_language ?? course.code) === course.code
        ? (exercise.correct_answer ?? exercise.answer ?? [])
        : [],
    ),
    ...(dialogue?.lines ?? []).flatMap(line => (line.speaker === dialogue?.learner ? line.text : [])),
    ...(role_play?.turns ?? []).map(turn => turn.phrase.text),
  ])
}

const ENOUGH = 4

/**
 * Wrong answers to choose among, for activities of so few words that these offer none themselves. They may stand among the
 * near words: to write one of them is no slip either.
 */
export function fillingWords(course: Course, words: readonly PlacedWord[], dice: Dice): string[] {
  const [word] = words
  if (!word || words.length >= ENOUGH) return []
  const right = new Set(words.map(each => each.word))
  return optionsFor(course, word, word.word, other => other.word, dice).filter(option => !right.has(option))
}

type Index = { byVariant: Map<string, string[]>; partsOf(text: string): string[] }
const indexes = new WeakMap<Course, Index>()

/** Words by themselves and by themselves with each letter left out: two words share one of these where a letter parts them. */
function indexOf(course: Course): Index {
  const kept = indexes.get(course)
  if (kept) return kept
  const partsOf = (text: string) => {
    const bare = answerKey(withoutArticle(text, course.info), course.code)
    return (course.info.spaces ? bare.split(' ') : [bare]).filter(part => part !== '' && part.length <= LONGEST)
  }
  const texts = wordsOf(course).all.flatMap(word => [
    word.word,
    ...word.also,
    ...(word.example ? [word.example.form] : []),
  ])
  const byVariant = new Map<string, string[]>()
  for (const part of new Set(texts.flatMap(partsOf))) {
    for (const variant of withoutOneLetter(part)) {
      const sharing = byVariant.get(variant)
      if (sharing) sharing.push(part)
      else byVariant.set(variant, [part])
    }
  }
  const index = { byVariant, partsOf }
  indexes.set(course, index)
  return index
}

function withoutOneLetter(word: string): Set<string> {
  const letters = Array.from(word)
  return new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])
}

/** Only words long enough for a slip to be forgiven need telling; in shorter ones every slip is an error already. */
function isWithinSlip(right: string, word: string): boolean {
  const length = Array.from(right).length
  return length >= LETTERS_PER_SLIP - 1 && Math.abs(Array.from(word).length - length) <= 1
}
