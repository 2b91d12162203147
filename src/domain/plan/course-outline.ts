import type { TopicId } from '../conversation/conversation-topics.ts'
import type { ActivityType } from '../activities/activities.ts'
import type { Focus, LearningGoal } from '../program/assessment.ts'
import type { ErrorDrill } from './offers/error-drill.ts'
import type { WeekTheme } from './offers/interests.ts'
import type { TestNumber } from './word-check.ts'

/** What the planner knows of a course: its order, its items and what each piece costs. No text. */
export type CourseOutline = {
  /** All lessons in order: six learning days and a checkpoint each week; the last week has no checkpoint. 90 in all. */
  lessons: LessonOutline[]
  /** What can be practised once its lesson is done. */
  activities: ActivityOutline[]
  /** The sentences that can be asked for once their lesson is done, each text once. */
  sentences?: SentenceOutline[]
  /** What each week is about. */
  themes?: WeekTheme[]
  /** The role plays with the tutor. */
  scenes?: { id: string; topic: TopicId }[]
}

/** A sentence of the course by its address: `e:hello` is the example of a word, `d:5:3` a line of the fifth dialogue. */
export type SentenceOutline = {
  id: string
  week: number
  day: number
  /** The word it is the example of. */
  item?: string
  /** The goal whose situation it belongs to. */
  goal?: LearningGoal
}

/** How a word is asked for, from the easiest to the hardest. */
export const ways = ['choose', 'hear', 'type', 'use'] as const
export type Way = (typeof ways)[number]

/** One question of a review queue; with a sentence where the word is asked for in one. */
export type Ask = { item: string; way: Way; sentence?: string }

/** The short dialogue of a day, the text of a week, the characters of a day. */
export type StoryPiece = 'dialogue' | 'text' | 'characters'

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
  /** The sentences that its exercises ask for. */
  sentences?: string[]
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
  /** What of the week's story it is, where it is. */
  story?: StoryPiece
  items: string[]
  scalable: boolean
  seconds: number
  secondsPerItem: number
  /** The sentences of a fixed content. */
  sentences?: string[]
}

/** How a task's content is made again from the course, always the same for the same recipe. */
export type Recipe =
  | { kind: 'lesson'; lesson_id: string }
  | TalkRecipe
  | {
      kind: 'activity'
      activity: ActivityType
      week: number
      day: number
      /** Concept ids; empty where the content is fixed. */
      items: string[]
      /** Sentences that are asked for beside the words; where there is a list, words are asked for without their sentences. */
      sentences?: string[]
      /** The questions of a review queue, in their order; `items` then are its words. */
      asks?: Ask[]
      /** Further places whose content of this kind is taken in. */
      further?: Place[]
      goal?: LearningGoal
      /** Whether it practises the letters of its day. */
      letters?: true
      story?: StoryPiece
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

export type Place = { week: number; day: number }

/** A conversation with the tutor about one scene. */
export type TalkRecipe = {
  kind: 'talk'
  /** A role play (`scene:cafe-no-milk`), one of the tutor's topics (`topic:4`, `starter:12`), or the situation of a goal in a week (`goal:travel:5`). */
  scene: string
  /** The learner's messages it should come to. */
  turns: number
}

/** A word looked up or an error of a conversation: what is asked, and what is to be said. */
export type SavedItem = { item: string; text: string; translation: string }
