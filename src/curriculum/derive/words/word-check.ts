import { DO_NOT_KNOW } from '#domain/plan/word-check.ts'
import type { TestNumber } from '#domain/plan/word-check.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'
import type { Course } from '#curriculum/course/course.ts'
import { meaningQuestion } from '../activities/quiz-game.ts'
import { wordsOf } from './course-words.ts'
import type { Random } from '#domain/random.ts'
import { SECONDS } from '../seconds.ts'

const names: Record<TestNumber, { title: string; objective: string }> = {
  1: { title: 'Where you begin', objective: 'See how many words you know already.' },
  2: { title: 'Half of the way', objective: 'See how many words you know by now.' },
  3: { title: 'What you gained', objective: 'See how many words you know at the end, beside those of the beginning.' },
}

/** One of the three tests as a quiz: what each word means, with a way to say that one does not know. Words the course no longer has are left out. */
export function programTest(course: Course, number: TestNumber, items: readonly string[], random: Random) {
  const { byId } = wordsOf(course)
  const words = items.flatMap(item => byId.get(item) ?? [])
  const questions = words.map(word => {
    const question = meaningQuestion(course, word, random)
    return { ...question, options: [...question.options, DO_NOT_KNOW] }
  })
  const { title, objective } = names[number]
  const content: TaskContent = {
    learning_objective: objective,
    step_by_step_instructions: [
      'Answer without looking anything up.',
      `Choose “${DO_NOT_KNOW}” rather than guess.`,
      'Nothing is lost by a wrong answer: the result shapes your plan and shows your gain.',
    ],
    game_mechanics: { target_score: 0, time_limit: 2 * questions.length * SECONDS.quizQuestion, scoring_correct: 2 },
    completion_criteria: 'Answer every question.',
    quiz_questions: questions,
    program_test: number,
  }
  return {
    title,
    description: `A test of ${questions.length} words from the whole course.`,
    task_type: 'vocabulary' as const,
    seconds: questions.length * SECONDS.quizQuestion,
    content,
  }
}
