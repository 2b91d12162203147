import type { LessonExercise } from '#domain/lessons/lesson.ts'
import type { Course, GrammarExercise, GrammarPoint } from '#curriculum/course/course.ts'
import type { PlacedWord } from '../words/course-words.ts'
import { askedAs, unchangedSentence } from '../exercises/exercise-wording.ts'
import { grammarAnswers } from '../exercises/grammar-answers.ts'
import { clozeCanBeTyped, clozeOf } from '../sentences/sentences.ts'
import { otherAnswers, otherMeanings } from '../words/word-answers.ts'

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

/** In rising order: a form, a whole sentence out of its words, a sentence changed and mended, one of one's own. */
const typedInOrder = ['fill_in_blank', 'put_together', 'transform', 'find_mistake', 'translation'] as const

/** The typed exercises of a grammar point in rising order, one of each type before the second of any. */
export function grammarExercises(course: Course, lesson: string, point: GrammarPoint): LessonExercise[] {
  const numbered = point.exercises.map((exercise, index) => ({ ...exercise, number: index + 1 }))
  const ofTypes = typedInOrder.map(type => numbered.filter(exercise => exercise.type === type))
  const isPlain = ofTypes.every((of, at) => of.length === 0 || plainTypes.has(typedInOrder[at]!))
  return (isPlain ? ofTypes.flat() : inTurn(ofTypes)).map(({ number, ...exercise }) => {
    const unchanged = unchangedSentence(exercise)
    return {
      id: `${lesson}-${point.id}-${number}`,
      question: typedQuestion(course, exercise),
      ...(exercise.question_reading !== undefined && { question_reading: exercise.question_reading }),
      answer: exercise.answer,
      alternatives: grammarAnswers(course, exercise),
      explanation: exercise.explanation,
      answer_language: course.code,
      ...(unchanged !== undefined && { unchanged }),
    }
  })
}

/** A point of these alone is asked for as ever: its blanks, then its translations. */
const plainTypes = new Set<string>(['fill_in_blank', 'translation'])

/** The first of each list, then the second of each. */
export function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap(list => list.slice(at, at + 1))).flat()
}

/** The exercise as a question with one text answer. */
function typedQuestion(course: Course, exercise: GrammarExercise): string {
  const { type, question, translation, pieces = [] } = exercise
  if (type === 'fill_in_blank') return `Fill in the blank: ${question}${translation ? ` (“${translation}”)` : ''}`
  if (type === 'put_together') return `Put together: ${pieces.join(' · ')} (“${question}”)`
  return askedAs(course, exercise)
}

function exampleSentence(word: PlacedWord): string {
  if (!word.example) return `“${word.word}” means “${word.gloss}”.`
  return `For example: ${word.example.text} (“${word.example.translation}”)`
}
