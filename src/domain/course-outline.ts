import type { ActivityType } from './activities.ts'
import type { Focus, LearningGoal } from './assessment.ts'
import type { ErrorDrill } from './error-drill.ts'
import type { WeekTheme } from './interests.ts'
import type { TestNumber } from './program-test.ts'

/** What the planner knows of a course: its order, its items and what each piece costs. No text. */
export type CourseOutline = {
  /** All lessons in order: six learning days and a checkpoint each week; the last week has no checkpoint. 90 in all. */
  lessons: LessonOutline[]
  /** What can be practised once its lesson is done. */
  activities: ActivityOutline[]
  /** What each week is about. */
  themes?: WeekTheme[]
}

export type LessonOutline = {
  /** `es-beginner-05-3`: language, level, week, day. */
  id: string
  week: number
  /** 1 to 7; 7 is the checkpoint. */
  day: number
  title: string
  /** Concept ids of the words it introduces; empty for a checkpoint. */
  items: string[]
  seconds: number
}

/**
 * One activity that the course can make. Its `items` are the words it practises. Where `scalable`, any words already
 * introduced may be put in instead and the cost is `secondsPerItem` times their number; otherwise its content is fixed
 * and costs `seconds`.
 */
export type ActivityOutline = {
  activity: ActivityType
  week: number
  day: number
  focus: Focus
  goal?: LearningGoal
  /** Whether it practises the letters of its day instead of words. */
  letters?: true
  items: string[]
  scalable: boolean
  seconds: number
  secondsPerItem: number
}

/** How a task's content is made again from the course, always the same for the same recipe. */
export type Recipe =
  | { kind: 'lesson'; lesson_id: string }
  | {
      kind: 'activity'
      activity: ActivityType
      week: number
      day: number
      /** Concept ids; empty where the content is fixed. */
      items: string[]
      goal?: LearningGoal
      /** Whether it practises the letters of its day. */
      letters?: true
      /** Whether it keeps words from being forgotten. */
      review?: true
      /** 2 for the second task of its kind on a day, and so on. */
      part?: number
      /** Words that were often forgotten: their own example did not help, another is shown. */
      another?: string[]
      /** What stands on the cards of items that are no words of the course. */
      saved?: SavedItem[]
      /** The learner's own errors that it is aimed at. */
      mend?: ErrorDrill
      /** Which test of the program it is, where it is one. */
      test?: TestNumber
      /** Decides shuffles and distractors. */
      seed: number
    }

/** A word looked up or an error of a conversation: what is asked, and what is to be said. */
export type SavedItem = { item: string; text: string; translation: string }
