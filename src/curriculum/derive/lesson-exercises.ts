import type { LessonExercise } from '#domain/lesson.ts'
import type { Course, GrammarPoint } from '../course.ts'
import type { PlacedWord } from './course-words.ts'
import { readingAnswers } from './readings.ts'
import { clozeCanBeTyped, clozeOf } from './sentences.ts'
import { distinctTexts, otherAnswers, otherMeanings } from './word-answers.ts'

/** "How do you say …": the word is typed. */
export function sayExercise(course: Course, lesson: string, word: PlacedWord): LessonExercise {
  return {
    id: `${lesson}-say-${word.id}`,
    question: `How do you say “${word.gloss}” in ${course.info.name}?`,
    answer: word.word,
    alternatives: otherAnswers(course, word),
    explanation: word.note ?? exampleSentence(word),
    answer_language: course.code,
    item: word.id,
  }
}

/** "What does … mean?": the English is typed. */
export function meaningExercise(course: Course, lesson: string, word: PlacedWord): LessonExercise {
  const shown = word.reading === undefined ? word.word : `${word.word} (${word.reading})`
  return {
    id: `${lesson}-mean-${word.id}`,
    question: `What does “${shown}” mean in English?`,
    answer: word.gloss,
    alternatives: otherMeanings(course, word),
    explanation: word.note ?? exampleSentence(word),
    answer_language: 'en',
    item: word.id,
  }
}

/** The word's example with a blank, its English beside it. Undefined where the blank could not be typed. */
export function blankExercise(course: Course, lesson: string, word: PlacedWord): LessonExercise | undefined {
  const cloze = clozeOf(course, word)
  if (!cloze || !clozeCanBeTyped(course, word)) return undefined
  return {
    id: `${lesson}-blank-${word.id}`,
    question: `Fill in the blank: ${cloze.text} (“${cloze.translation}”)`,
    ...(cloze.reading !== undefined && { question_reading: cloze.reading }),
    answer: cloze.answer,
    alternatives: cloze.alternatives,
    explanation: word.note ?? `“${word.word}” means “${word.gloss}”.`,
    answer_language: course.code,
    item: word.id,
  }
}

/** The typed exercises of a grammar point: blanks first, then translations. */
export function grammarExercises(course: Course, lesson: string, point: GrammarPoint): LessonExercise[] {
  const typed = point.exercises
    .map((exercise, index) => ({ ...exercise, number: index + 1 }))
    .filter(exercise => exercise.type !== 'multiple_choice')
  const inOrder = [
    ...typed.filter(exercise => exercise.type === 'fill_in_blank'),
    ...typed.filter(exercise => exercise.type === 'translation'),
  ]
  return inOrder.map(exercise => ({
    id: `${lesson}-${point.id}-${exercise.number}`,
    question:
      exercise.type === 'translation'
        ? `Translate into ${course.info.name}: ${exercise.question}`
        : `Fill in the blank: ${exercise.question}${exercise.translation ? ` (“${exercise.translation}”)` : ''}`,
    ...(exercise.question_reading !== undefined && { question_reading: exercise.question_reading }),
    answer: exercise.answer,
    alternatives: distinctTexts(
      [...exercise.also, ...readingAnswers(exercise.reading, course.code)],
      [exercise.answer],
    ),
    explanation: exercise.explanation,
    answer_language: course.code,
  }))
}

function exampleSentence(word: PlacedWord): string {
  if (!word.example) return `“${word.word}” means “${word.gloss}”.`
  return `For example: ${word.example.text} (“${word.example.translation}”)`
}
