import type { InteractiveExercise } from '#domain/activities/task-content.ts'
import type { Course, GrammarPoint } from '../../course/course.ts'
import type { Random } from '#domain/random.ts'
import { askedAs, shownAs, unchangedSentence } from '../exercises/exercise-wording.ts'
import { grammarAnswers } from '../exercises/grammar-answers.ts'
import { latestPoints } from '../sentences/pieces.ts'
import { readingSeconds, SECONDS } from '../seconds.ts'
import { wordOrderOf, withoutNeighbours } from '../sentences/sentences.ts'
import { distinctTexts } from '../words/word-answers.ts'
import type { Activity, ActivityResult } from './activity.ts'

const ENOUGH_EXERCISES = 10
const DO_THE_EXERCISES = 'Do the exercises; read why where you were wrong.'

/** The authored exercises of the grammar met last, and its examples to be put in order where they are few. */
export const grammarWorksheet: Activity = ({ course, week, day, random }) => {
  const points = latestPoints(course, week.number, day)
  const sheets = points.map(point => worksheetOf(course, point, random))
  return sheets.length === 1 ? sheets[0]! : joinedWorksheets(sheets)
}

function worksheetOf(course: Course, point: GrammarPoint, random: Random): ActivityResult {
  const authored = point.exercises.map(exercise => authoredExercise(course, exercise, random))
  // A point with many exercises of its own needs no others.
  const orders =
    authored.length >= ENOUGH_EXERCISES
      ? []
      : point.examples.flatMap(example => wordOrderExercise(course, example, random))
  const exercises = withoutNeighbours([...authored, ...orders], exercise => exercise.answer ?? exercise.question)
  return {
    title: `Grammar: ${point.title}`,
    description: `Practise with ${exercises.length} exercises.`,
    task_type: 'grammar',
    seconds: Math.round(readingSeconds(point.explanation) + exercises.length * SECONDS.worksheetExercise),
    content: {
      learning_objective: point.title,
      step_by_step_instructions: [
        point.explanation,
        `Read the examples aloud: ${point.examples.map(example => `${example.text} (${example.translation})`).join(' ')}`,
        DO_THE_EXERCISES,
      ],
      completion_criteria: `Answer all ${exercises.length} exercises.`,
      interactive_exercises: exercises,
    },
  }
}

function authoredExercise(
  course: Course,
  exercise: GrammarPoint['exercises'][number],
  random: Random,
): InteractiveExercise {
  const { type, question_reading, options, pieces, listen_for, answer, reading, translation, explanation } = exercise
  const unchanged = unchangedSentence(exercise)
  return {
    type: shownAs[type],
    question: askedAs(course, exercise),
    ...(question_reading !== undefined && { question_reading }),
    ...(options && { options: random.shuffled(options) }),
    ...(pieces && { options: pieces }),
    ...(listen_for && { listen_for }),
    ...(unchanged !== undefined && { unchanged }),
    correct_answer: answer,
    answer,
    alternatives: grammarAnswers(course, exercise),
    explanation,
    answer_language: course.code,
    ...(translation !== undefined && { translation }),
    ...(reading !== undefined && { reading }),
  }
}

function wordOrderExercise(
  course: Course,
  example: GrammarPoint['examples'][number],
  random: Random,
): InteractiveExercise[] {
  const order = wordOrderOf(course, example.text, random)
  if (!order) return []
  return [
    {
      type: 'word_order',
      question: `Put in order: “${example.translation}”`,
      options: order.pieces,
      correct_answer: order.answer,
      answer: order.answer,
      alternatives: distinctTexts([example.text], [order.answer]),
      explanation: example.text,
      translation: example.translation,
      answer_language: course.code,
      ...(example.reading !== undefined && { reading: example.reading }),
    },
  ]
}

/** Several worksheets as one. */
export function joinedWorksheets(sheets: readonly ActivityResult[]): ActivityResult {
  const [first] = sheets
  const exercises = sheets.flatMap(sheet => sheet.content.interactive_exercises ?? [])
  const titles = sheets.map(sheet => sheet.content.learning_objective ?? sheet.title)
  return {
    ...first!,
    title: `${first!.title} and ${sheets.length - 1} more`,
    description: `Practise with ${exercises.length} exercises: ${titles.join('; ')}.`,
    seconds: sheets.reduce((sum, sheet) => sum + sheet.seconds, 0),
    content: {
      ...first!.content,
      learning_objective: titles.join('; '),
      step_by_step_instructions: [
        ...sheets.map(({ content }, at) => `${titles[at]}: ${content.step_by_step_instructions?.[0] ?? ''}`),
        DO_THE_EXERCISES,
      ],
      completion_criteria: `Answer all ${exercises.length} exercises.`,
      interactive_exercises: exercises,
    },
  }
}
