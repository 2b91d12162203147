import type { InteractiveExercise } from './task-content.ts'
import { hasSpaces, lowerCase } from '../answers/text/text-words.ts'
import { shownReading } from '../lessons/shown-reading.ts'
import { seededHash } from '../random.ts'
import type { LessonSection, VocabularyEntry } from '../lessons/lesson.ts'

/** The quick checks of a lesson's steps: choose, hear, build. Their order is the same after a reload. */

const OPTIONS = 4
/** So many wrong options leave something to choose. */
const FEWEST_WRONG = 2
const FEWEST_PIECES = 3
const MOST_PIECES = 7

export type CheckContext = {
  /** The language learned. */
  code: string
  languageName: string
  /** Whether anything can be heard: without it, what would be heard is read. */
  audible: boolean
}

/** The words that have been met when a check comes, and all of the lesson. */
export type WordsOfLesson = { met: readonly VocabularyEntry[]; words: readonly VocabularyEntry[] }

/** A check of a word among the words met so far; `turn` decides how it is asked. */
export function wordCheck(
  word: VocabularyEntry,
  among: WordsOfLesson,
  turn: number,
  context: CheckContext,
): InteractiveExercise {
  const others = wrongOptions(word, among, context.code)
  if (turn % 3 === 1) return meaningCheck(word, others)
  if (turn % 3 === 2) return sentenceCheck(word, context) ?? soundCheck(word, others, { ...context, audible: false })
  return soundCheck(word, others, context)
}

/** What was not met yet is known to be wrong by whoever knows nothing: it only stands in where too little was met. */
function wrongOptions(word: VocabularyEntry, { met, words }: WordsOfLesson, code: string): VocabularyEntry[] {
  const among = (list: readonly VocabularyEntry[]) => list.filter(other => !mayBeMeant(word, other, code))
  const known = among(met)
  return known.length >= FEWEST_WRONG ? known : [...known, ...among(words).slice(0, FEWEST_WRONG)]
}

/** Which words would be right as well: they are no wrong options of each other. */
function mayBeMeant(word: VocabularyEntry, other: VocabularyEntry, code: string): boolean {
  const same = (a: string, b: string) => lowerCase(a, code) === lowerCase(b, code)
  const named = (a: VocabularyEntry, b: VocabularyEntry) =>
    (a.also ?? []).some(text => same(text, b.word)) ||
    lowerCase(a.usage_context ?? '', code).includes(lowerCase(b.word, code))
  return (
    same(word.word, other.word) || same(word.translation, other.translation) || named(word, other) || named(other, word)
  )
}

function meaningCheck(word: VocabularyEntry, others: readonly VocabularyEntry[]): InteractiveExercise {
  return {
    type: 'multiple_choice',
    question: `What does “${word.word}” mean?`,
    ...questionReading(word.word, word.reading),
    options: optionsOf(
      word.translation,
      others.map(other => other.translation),
      word.word,
    ),
    correct_answer: word.translation,
    explanation: word.usage_context ?? '',
    answer_language: 'en',
    item: word.item,
  }
}

/** No reading is shown that says what the letters say. */
function questionReading(text: string, reading: string | undefined) {
  const shown = shownReading(text, reading)
  return shown === undefined ? {} : { question_reading: shown }
}

function soundCheck(
  word: VocabularyEntry,
  others: readonly VocabularyEntry[],
  { code, languageName, audible }: CheckContext,
): InteractiveExercise {
  return {
    type: 'multiple_choice',
    question: audible ? 'Which word do you hear?' : `How do you say “${word.translation}” in ${languageName}?`,
    options: optionsOf(
      word.word,
      others.map(other => other.word),
      word.translation,
    ),
    correct_answer: word.word,
    explanation: audible ? '' : (word.usage_context ?? ''),
    ...(audible && { audio_text: word.word, translation: word.translation }),
    ...(word.reading !== undefined && { reading: word.reading }),
    answer_language: code,
    item: word.item,
  }
}

/** The word's sentence to be put together; undefined where it is too short, too long, or written without spaces. */
function sentenceCheck(word: VocabularyEntry, { code }: CheckContext): InteractiveExercise | undefined {
  if (!word.example || !word.example_translation || !hasSpaces(code)) return undefined
  const pieces = word.example
    .split(/\s+/u)
    .map(piece => piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter(piece => piece !== '')
  const distinct = new Set(pieces.map(piece => lowerCase(piece, code)))
  if (pieces.length < FEWEST_PIECES || pieces.length > MOST_PIECES || distinct.size < pieces.length) return undefined
  return {
    type: 'word_order',
    question: `Build the sentence: “${word.example_translation}”`,
    options: shuffled(pieces, word.example),
    correct_answer: word.example,
    alternatives: [pieces.join(' ')],
    explanation: '',
    answer_language: code,
    item: word.item,
  }
}

/** What shows whether a section was understood; undefined where it gives too little to choose from. */
export function sectionCheck(section: LessonSection, { code, audible }: CheckContext): InteractiveExercise | undefined {
  const { check, examples } = section
  if (check) {
    const { question, question_reading, options, answer, explanation } = check
    const asked = { type: 'multiple_choice' as const, question, options, correct_answer: answer, explanation }
    return { ...asked, ...(question_reading !== undefined && { question_reading }), answer_language: code }
  }
  if (section.kind === 'letters') return letterCheck(section)
  const alike = section.kind === 'sound' ? ofOneLength(examples) : examples
  const example = alike[seededHash(0, section.title) % Math.max(1, alike.length)]
  const others = alike.filter(other => other !== example)
  if (!example || others.length === 0) return undefined
  if (section.kind === 'sound' && audible) {
    return {
      type: 'multiple_choice',
      question: 'Which of these do you hear?',
      options: optionsOf(
        example.text,
        others.map(other => other.text),
        section.title,
      ),
      correct_answer: example.text,
      explanation: '',
      audio_text: example.text,
      ...(example.reading !== undefined && { reading: example.reading }),
      translation: withoutSounds(example.translation),
      answer_language: code,
    }
  }
  return {
    type: 'multiple_choice',
    question: `What does “${example.text}” mean?`,
    ...questionReading(example.text, example.reading),
    options: optionsOf(
      withoutSounds(example.translation),
      others.map(other => withoutSounds(other.translation)),
      section.title,
    ),
    correct_answer: withoutSounds(example.translation),
    explanation: '',
    answer_language: 'en',
  }
}

/** A sentence among words is heard by its length: only the short ones, where there are enough. */
function ofOneLength(examples: LessonSection['examples']): LessonSection['examples'] {
  const shortest = Math.min(...examples.map(({ text }) => text.length))
  const short = examples.filter(({ text }) => text.length <= 2 * shortest + 2)
  return short.length > FEWEST_WRONG ? short : examples
}

/** The section about a sound gives its words with their transcription behind the English. */
const withoutSounds = (translation: string) => translation.split(' · /')[0]!

function letterCheck({ title, examples }: LessonSection): InteractiveExercise | undefined {
  const letters = examples.filter(letter => letter.reading)
  const letter = letters[seededHash(0, title) % Math.max(1, letters.length)]
  const others = letters.filter(other => other.reading !== letter?.reading)
  if (!letter?.reading || others.length === 0) return undefined
  return {
    type: 'multiple_choice',
    question: `How is “${letter.text}” read?`,
    options: optionsOf(
      letter.reading,
      others.map(other => other.reading ?? ''),
      title,
    ),
    correct_answer: letter.reading,
    explanation: letter.translation,
    answer_language: 'en',
  }
}

/** The right text among up to three others, in an order that tells nothing. */
export function optionsOf(right: string, others: readonly string[], seed: string): string[] {
  const wrong = [...new Set(others)].filter(text => text !== '' && text.toLowerCase() !== right.toLowerCase())
  return shuffled([right, ...shuffled(wrong, `${seed} wrong`).slice(0, OPTIONS - 1)], seed)
}

/** In another order. */
function shuffled(texts: readonly string[], seed: string): string[] {
  const turned = texts
    .map((text, index) => ({ text, order: seededHash(index, `${seed} ${text}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text)
  const isSame = turned.every((text, index) => text === texts[index])
  return isSame ? [...turned.slice(1), ...turned.slice(0, 1)] : turned
}
