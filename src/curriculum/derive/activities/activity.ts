import type { LearningGoal } from '#domain/program/assessment.ts'
import type { TaskType } from '#domain/activities/activities.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'
import type { Course, Week } from '../../course/course.ts'
import type { PlacedWord } from '../words/course-words.ts'
import type { Random } from '#domain/random.ts'

/** What an activity is made from: where the learner stands and which words are to be practised. */
export type ActivityRequest = {
  course: Course
  week: Week
  day: number
  /** Never empty: the words asked for, else those of the day. */
  words: PlacedWord[]
  /** Whether the recipe named its words. */
  wordsWereAsked: boolean
  goal: LearningGoal | undefined
  random: Random
}

export type ActivityResult = {
  title: string
  description: string
  task_type: TaskType
  seconds: number
  content: TaskContent
}

export type Activity = (request: ActivityRequest) => ActivityResult
