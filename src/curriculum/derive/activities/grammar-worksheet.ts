import type { InteractiveExercise } from '#domain/task-content.ts'
import type { Course, GrammarPoint } from '../../course.ts'
import type { Dice } from '../dice.ts'
import { latestPoint } from '../pieces.ts'
import { readingAnswers } from '../readings.ts'
import { readingSeconds, SECONDS } from '../seconds.ts'
import { wordOrderOf, withoutNeighbours } from '../sentences.ts'
import { distinctTexts } from '../word-answers.ts'
import type { Activity } from './activity.ts'

/** The authored exercises of the grammar point met last, and its examples to be put in order. */
export const grammarWorksheet: Activity = ({ course, week, day, dice }) => {
  const point = latestPoint(course, week.number, day)
  const authored = point.exercises.map(exercise => authoredExercise(course, exercise, dice))
  const orders = point.examples.flatMap(example => wordOrderExercise(course, example, dice))
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
        'Do the exercises; read why where you were wrong.',
      ],
      completion_criteria: `Answer all ${exercises.length} exercises.`,
      interactive_exercises: exercises,
    },
  }
}

function authoredExercise(
  course: Course,
  exercise: GrammarPoint['exercises'][number],
  dice: Dice,
): InteractiveExercise {
  const { type, question, question_reading, options, answer, also, reading, translation, explanation } = exercise
  return {
    type,
    question: type === 'translation' ? `Translate into ${course.info.name}: ${question}` : question,
    ...(question_reading !== undefined && { question_reading }),
    ...(options && { options: dice.shuffled(options) }),
    correct_answer: answer,
    answer,
    alternatives:
      type === 'multiple_choice' ? [] : distinctTexts([...also, ...readingAnswers(reading, course.code)], [answer]),
    explanation,
    answer_language: course.code,
    ...(translation !== undefined && { translation }),
    ...(reading !== undefined && { reading }),
  }
}

function wordOrderExercise(
  course: Course,
  example: GrammarPoint['examples'][number],
  dice: Dice,
): InteractiveExercise[] {
  const order = wordOrderOf(course, example.text, dice)
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
