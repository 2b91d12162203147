import type { PriorityLevel, TaskType } from '../activities/activities.ts'
import type { Focus, LearningGoal } from '../program/assessment.ts'
import type { CourseOutline, Recipe } from './course-outline.ts'
import type { ErrorDrill } from './offers/error-drill.ts'
import type { Interest } from './offers/interests.ts'
import type { ProgramTest } from './word-check.ts'

/** What a task is there for: to keep words from being forgotten, to teach new ones, to serve the chosen focus, to vary. */
export const purposes = ['review', 'lesson', 'focus', 'practice'] as const
export type Purpose = (typeof purposes)[number]

/** One word of the course that the learner has met. */
export type KnownWord = {
  item: string
  /** Whether it should be asked for before the day ends. */
  due: boolean
  /** The probability that it is still known, 0 to 1. */
  retrievability: number
  /** Days until recall falls to 90 %; undefined where it was never asked for. */
  stability?: number
  /** The same for hearing, writing and saying it; 0 where that was never shown. */
  skills?: Readonly<Record<'hear' | 'write' | 'say', number>>
  /** How often it was answered. */
  repetitions: number
  /** How often it was known and then forgotten. */
  lapses?: number
  /** The kind of activity in which it was answered last. */
  lastKind?: string
  /** Whether only a card can ask for it: it is no word of the course. */
  cardOnly?: boolean
}

export type PastTask = { date: string; recipe: Recipe; purpose: Purpose; seconds: number; completed: boolean }

export type PlanInput = {
  focus: Focus
  goal: LearningGoal
  /** Weeks of the course that are nearer to the learner than others. */
  interests?: ReadonlyMap<number, Interest>
  outline: CourseOutline
  /** The seconds a question takes this learner, by activity, where enough answers tell. */
  ownSeconds?: ReadonlyMap<string, number>
  words: readonly KnownWord[]
  lessonsDone: ReadonlySet<string>
  /** All earlier tasks of the course, oldest first. */
  history: readonly PastTask[]
  date: string
  /** Days until the program ends, today included. */
  daysLeft: number
  /** Days without activity before today. */
  idleDays: number
  /** The minutes promised for today. */
  budgetMinutes: number
  /** Decides between equals, and every shuffle inside the tasks. */
  seed: number
  /** The test of the program that is due. */
  test?: ProgramTest | undefined
  /** The learner's own errors of a kind that recurs. */
  mend?: ErrorDrill | undefined
}

export type PlannedTask = {
  recipe: Recipe
  purpose: Purpose
  task_type: TaskType
  priority: PriorityLevel
  /** Whole minutes, in seconds. */
  seconds: number
  reason: string
}

/** `minutes` is what the day was planned for: the promise, or less on a day of return. */
export type DayPlan = { minutes: number; tasks: PlannedTask[] }
