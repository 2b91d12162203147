import type { InteractiveExercise, TaskContent } from '#domain/activities/task-content.ts'
import type { Strength } from '#domain/memory/word-strength.ts'
import type { SavedItem } from '#domain/plan/course-outline.ts'
import type { Course } from '#curriculum/course/course.ts'
import { meaningQuestion } from '../activities/quiz-game.ts'
import { wordsOf } from './course-words.ts'
import type { PlacedWord } from './course-words.ts'
import { createRandom } from '#domain/random.ts'
import type { Random } from '#domain/random.ts'
import { optionsFor } from './distractors.ts'
import { clozeCanBeTyped, clozeOf } from '../sentences/sentences.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import { otherAnswers } from './word-answers.ts'

export type WordToReview = { item: string; strength: Strength }

/**
 * Words mixed in one queue, each asked for in the way that fits its strength: chosen, heard, written, used in a sentence. What
 * was met outside the course is written. Items that are neither are left out; undefined where nothing is left.
 */
export function wordReview(
  course: Course,
  asked: readonly WordToReview[],
  saved: readonly SavedItem[],
  seed: string,
): TaskContent | undefined {
  const { byId } = wordsOf(course)
  const cards = new Map(saved.map(each => [each.item, each]))
  const random = createRandom(`${seed} review`)
  const exercises = asked.flatMap(({ item, strength }) => {
    const word = byId.get(item)
    if (word) return exerciseFor[strength](course, word, random)
    const card = cards.get(item)
    return card ? writtenCard(course, card) : []
  })
  if (exercises.length === 0) return undefined
  return {
    activity_type: 'grammar_worksheet',
    learning_objective: 'Keep words from being forgotten.',
    vocabulary: asked.flatMap(({ item }) => byId.get(item) ?? []).map(vocabularyEntry),
    interactive_exercises: random.shuffled(exercises),
    language: course.info.name,
  }
}

type Exercise = (course: Course, word: PlacedWord, random: Random) => InteractiveExercise

const chosen: Exercise = (course, word, random) => {
  const { question, options, correct_answer, explanation } = meaningQuestion(course, word, random)
  return {
    type: 'multiple_choice',
    question,
    options,
    correct_answer,
    explanation,
    answer_language: 'en',
    item: word.id,
  }
}

const heard: Exercise = (course, word, random) => ({
  type: 'multiple_choice',
  question: 'Which word do you hear?',
  options: optionsFor(course, word, word.word, other => other.word, random),
  correct_answer: word.word,
  explanation: meaningOf(word.word, word.gloss, word.note),
  audio_text: word.word,
  translation: word.gloss,
  answer_language: course.code,
  ...(word.reading !== undefined && { reading: word.reading }),
  item: word.id,
})

const written: Exercise = (course, word) => ({
  type: 'translation',
  question: `Write in ${course.info.name}: ${word.gloss}`,
  correct_answer: word.word,
  alternatives: otherAnswers(course, word),
  explanation: meaningOf(word.word, word.gloss, word.note),
  answer_language: course.code,
  ...(word.reading !== undefined && { reading: word.reading }),
  item: word.id,
})

const used: Exercise = (course, word, random) => {
  const cloze = clozeCanBeTyped(course, word) ? clozeOf(course, word) : undefined
  if (!cloze) return written(course, word, random)
  return {
    type: 'fill_in_blank',
    question: cloze.text,
    ...(cloze.reading !== undefined && { question_reading: cloze.reading }),
    correct_answer: cloze.answer,
    alternatives: cloze.alternatives,
    explanation: meaningOf(word.word, word.gloss, word.note),
    translation: cloze.translation,
    answer_language: course.code,
    item: word.id,
  }
}

const exerciseFor = { new: chosen, weak: chosen, growing: heard, firm: written, strong: used } satisfies Record<
  Strength,
  Exercise
>

const writtenCard = (course: Course, { item, text, translation }: SavedItem): InteractiveExercise => ({
  type: 'translation',
  question: `Write in ${course.info.name}: ${translation}`,
  correct_answer: text,
  explanation: meaningOf(text, translation),
  answer_language: course.code,
  item,
})

function meaningOf(text: string, gloss: string, note?: string): string {
  const meaning = `“${text}” means “${gloss}”.`
  return note === undefined ? meaning : `${meaning} ${note}`
}
