import { answerKey, answerWords, withoutAccentsOrSisters } from '#domain/answers/text/answer-text.ts'
import { confusableWords } from '#domain/answers/confusable-words.ts'
import { everydayEnglish } from '#domain/answers/english/english-words.ts'
import type { LessonContent } from '#domain/lessons/lesson.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'
import type { Course } from '#curriculum/course/course.ts'
import { courseSentences } from '#curriculum/course/course-sentences.ts'
import { withoutArticle } from '#curriculum/course/word-in-text.ts'
import { wordsOf } from './course-words.ts'
import type { PlacedWord } from './course-words.ts'
import type { Random } from '#domain/random.ts'
import { optionsFor } from './distractors.ts'

/** Words beyond this length are phrases. */
const LONGEST = 24
const SHORTEST = 3
/** In shorter words every slip is an error already, but for letters that changed places. */
const SHORTEST_WITH_SLIP = 4
/** Kana are syllables: ビル and ビール are words. */
const SHORTEST_KANA = 2
const MOST = 160

/**
 * The words that a slip in one of these answers could make, of the course or of everyday English: whoever writes one of them
 * has not mistyped but mistaken. The words of the answers themselves are left out.
 */
export function nearWords(course: Course, answers: readonly string[], code: string = course.code): string[] {
  // No slip is forgiven in a Chinese character.
  if (code === 'zh') return []
  const stock = code === 'en' ? englishStock() : stockOf(course)
  const own = new Set(answers.flatMap(answer => partsOf(answer, course, code)))
  const shortest = code === 'ja' ? SHORTEST_KANA : SHORTEST
  const near = new Set<string>()
  for (const part of own) {
    if (Array.from(part).length < shortest) continue
    // A reading in Latin letters has no words of its own.
    if (code === 'ja' ? !isKana(part) : isRomanised(part, course, code)) continue
    const known = stock.near.get(part) ?? withinOneSlip(part, stock)
    stock.near.set(part, known)
    for (const word of known) if (!own.has(word)) near.add(word)
  }
  return [...near].slice(0, MOST)
}

/** The near words of everything that may be written in an activity. */
export function nearWordsOf(course: Course, content: TaskContent): string[] {
  const { flashcards = [], interactive_exercises = [], dialogue, role_play } = content
  const exercises = interactive_exercises.filter(exercise => exercise.type !== 'multiple_choice')
  const inLanguage = (code: string) =>
    exercises.flatMap(each =>
      (each.answer_language ?? course.code) === code
        ? textsOf(each.correct_answer ?? each.answer, each.alternatives)
        : [],
    )
  return [
    ...nearWords(course, [
      ...flashcards.flatMap(card => textsOf(card.back, card.alternatives)),
      ...inLanguage(course.code),
      ...(dialogue?.lines ?? []).flatMap(line => (line.speaker === dialogue?.learner ? line.text : [])),
      ...(role_play?.turns ?? []).map(turn => turn.phrase.text),
    ]),
    ...nearWords(course, inLanguage('en'), 'en'),
  ]
}

/** The near words of a lesson's exercises. */
export function nearWordsOfLesson(course: Course, exercises: LessonContent['exercises']): string[] {
  const inLanguage = (code: string) =>
    exercises.flatMap(each => (each.answer_language === code ? textsOf(each.answer, each.alternatives) : []))
  return [...nearWords(course, inLanguage(course.code)), ...nearWords(course, inLanguage('en'), 'en')]
}

/** The first ones hold nearly all the words of the others. */
const ALTERNATIVES = 6

function textsOf(answer: string | undefined, alternatives: readonly string[] = []): string[] {
  return answer === undefined ? [] : [answer, ...alternatives.slice(0, ALTERNATIVES)]
}

const ENOUGH = 4

/**
 * Wrong answers to choose among, for activities of so few words that these offer none themselves. They may stand among the
 * near words: to write one of them is no slip either.
 */
export function fillingWords(course: Course, words: readonly PlacedWord[], random: Random): string[] {
  const [word] = words
  if (!word || words.length >= ENOUGH) return []
  const right = new Set(words.map(each => each.word))
  return optionsFor(course, word, word.word, other => other.word, random).filter(option => !right.has(option))
}

/** Words, their letters, and what was found near a word. */
type Stock = {
  words: ReadonlySet<string>
  /** By first letter and length. */
  shapes: ReadonlyMap<string, readonly string[]>
  /** By their letters without accents. */
  plain: ReadonlyMap<string, string[]>
  letters: readonly string[]
  near: Map<string, string[]>
}
const stocks = new WeakMap<Course, Stock>()

/** Every word form that stands in a course, and the letters they are made of. */
function stockOf(course: Course): Stock {
  const kept = stocks.get(course)
  if (kept) return kept
  const texts = wordsOf(course).all.flatMap(word => [
    word.word,
    ...word.also,
    ...(word.example ? [word.example.form] : []),
  ])
  for (const { text } of courseSentences(course)) if (text) texts.push(text)
  const parts = [...texts.flatMap(text => partsOf(text, course, course.code)), ...confusableWords(course.code)]
  const stock = asStock(new Set(course.code === 'ja' ? parts.filter(isKana) : parts))
  stocks.set(course, stock)
  return stock
}

let english: Stock | undefined
function englishStock(): Stock {
  english ??= asStock(everydayEnglish())
  return english
}

function asStock(words: ReadonlySet<string>): Stock {
  const plain = Map.groupBy(words, withoutAccentsOrSisters)
  const letters = new Set<string>()
  for (const word of plain.keys()) for (const letter of word) letters.add(letter)
  const shapes = Map.groupBy(plain.keys(), shapeOf)
  return { words, plain, shapes, letters: [...letters], near: new Map() }
}

const isRomanised = (part: string, { info }: Course, code: string) =>
  code !== 'en' && info.script !== 'Latn' && /\p{Script=Latin}/u.test(part)

const isKana = (text: string) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(text)

function partsOf(text: string, course: Course, code: string): string[] {
  const bare = code === 'en' ? text : withoutArticle(text, course.info)
  const key = answerKey(bare, code)
  const parts = code === 'ja' ? [key, ...(key.match(/[ァ-ヶー]+/gu) ?? [])] : answerWords(key, code)
  return parts.filter(part => part !== '' && part.length <= LONGEST)
}

/** Alphabets have fewer letters than this; syllables and characters are too many to try each. */
const LARGEST_ALPHABET = 200

/** The words that one letter changed, missing, added or swapped makes of a word. */
function withinOneSlip(word: string, { words, plain, shapes, letters }: Stock): string[] {
  if (letters.length > LARGEST_ALPHABET) {
    const own = Array.from(word)
    return [...words].filter(other => isOneApart(own, Array.from(other)))
  }
  const own = withoutAccentsOrSisters(word)
  const found = [...(plain.get(own) ?? [])]
  const look = (made: string) => {
    const same = plain.get(made)
    if (same) found.push(...same)
  }
  const mayChange = own.length >= SHORTEST_WITH_SLIP || isKana(own)
  for (let at = 0; at <= own.length; at++) {
    const [before, after, rest] = [own.slice(0, at), own.slice(at), own.slice(at + 1)]
    if (rest !== '') look(before + rest.charAt(0) + after.charAt(0) + rest.slice(1))
    if (mayChange && after !== '') look(before + rest)
  }
  if (!mayChange) return found
  // At the beginning each letter is tried; further on only words that begin alike can be one letter off.
  for (const letter of letters) {
    look(letter + own)
    if (letter !== own.charAt(0)) look(letter + own.slice(1))
  }
  for (const length of [own.length, own.length + 1]) {
    for (const made of shapes.get(shape(own.charAt(0), length)) ?? []) if (isOneLetterMore(own, made)) look(made)
  }
  return found
}

const shape = (first: string, length: number) => `${first}${length}`
const shapeOf = (word: string) => shape(word.charAt(0), word.length)

/** Whether a word is another with one letter changed or added, the first aside. */
function isOneLetterMore(own: string, made: string): boolean {
  const added = made.length - own.length
  let at = 1
  while (at < own.length && own[at] === made[at]) at++
  return at < made.length && own.slice(at + 1 - added) === made.slice(at + 1)
}

function isOneApart(a: readonly string[], b: readonly string[]): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return Math.max(a.length, b.length) - start - end <= 1
}
