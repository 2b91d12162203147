import { errorNames } from '#domain/plan/offers/error-drill.ts'
import type { ErrorDrill } from '#domain/plan/offers/error-drill.ts'
import type { Course } from '#curriculum/course/course.ts'
import type { ActivityResult } from '../activities/activity.ts'
import { SECONDS } from '../seconds.ts'

/** A worksheet of a learner's own errors of one kind: each is to be mended. */
export function errorTask(course: Course, { kind, errors }: ErrorDrill): ActivityResult {
  const name = errorNames[kind]
  return {
    title: `Your own errors: ${name}`,
    description: `Mend ${errors.length} errors of your conversations.`,
    task_type: 'grammar',
    seconds: errors.length * SECONDS.worksheetExercise,
    content: {
      learning_objective: `Notice and mend what went wrong more than once: ${name}.`,
      step_by_step_instructions: [
        'Read each error and say what is wrong before you type.',
        'Type the right form; read the reason.',
        'Use one of them in your next conversation.',
      ],
      completion_criteria: 'Mend every error.',
      interactive_exercises: errors.map(({ original, corrected, explanation }) => ({
        type: 'translation' as const,
        question: `Mend this (${name}): ${original}`,
        correct_answer: corrected,
        answer: corrected,
        explanation,
        answer_language: course.code,
      })),
    },
  }
}
