import type { LearningGoal } from '../program/assessment.ts'
import type { LessonOutline } from './course-outline.ts'
import { errorNames } from './offers/error-drill.ts'
import type { ErrorDrill } from './offers/error-drill.ts'
import type { Kind } from './offers/kinds.ts'
import type { PlanInput, Purpose } from './plan.ts'
import { DAYS_TO_REVIEW_TWICE, lessonsBehind } from './pace/lesson-pace.ts'
import type { Interest } from './offers/interests.ts'
import type { TestNumber } from './word-check.ts'

/** Why a task is there, in a sentence that its learner reads and that stored data can confirm. */

const names: Record<Kind, string> = {
  reviews: 'review',
  lesson: 'lesson',
  sentences: 'sentences to put together',
  sentences_read: 'sentences to read',
  words_heard: 'words to hear',
  talk: 'conversation with the tutor',
  flashcard_drill: 'flashcards',
  quiz_game: 'quiz',
  memory_game: 'memory game',
  dialogue_practice: 'dialogue',
  role_play_scenario: 'role play',
  pronunciation_drill: 'pronunciation practice',
  listening_exercise: 'listening exercise',
  writing_prompt: 'writing exercise',
  grammar_worksheet: 'grammar worksheet',
  cultural_discovery: 'piece on culture',
  text: 'text to read',
  characters: 'characters',
}

const goals: Record<LearningGoal, string> = {
  conversation: 'everyday conversation',
  business: 'business',
  travel: 'travel',
  academic: 'studying',
}

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`)

export function reviewReason(dueWords: number, words: number): string {
  if (dueWords === 0) return `Keeps ${count(words, 'word', 'words')} fresh`
  return `${count(dueWords, 'word is', 'words are')} about to be forgotten`
}

/** `taught` counts the lessons that stand before it today. */
export function lessonReason(input: PlanInput, lesson: LessonOutline, taught: number): string {
  if (lesson.items.length === 0) return `The checkpoint of week ${lesson.week}: what you can do by now`
  if (taught === 0) return 'The next lesson of your course'
  const behind = lessonsBehind(input)
  if (behind > DAYS_TO_REVIEW_TWICE)
    return `You are ${count(behind, 'lesson', 'lessons')} behind, and there is time for one more today`
  return 'Your day is long enough for one more lesson'
}

type Subject = {
  input: Pick<PlanInput, 'focus' | 'goal' | 'outline' | 'lessonsDone'>
  purpose: Purpose
  kind: Kind
  /** The goal whose situation it plays, where it plays one. */
  situation: LearningGoal | undefined
  /** Words in it that are due. */
  dueWords: number
  /** Days since this kind of activity was last planned; infinite where it never was. */
  daysSince: number
  /** Why its week is near to the learner, where it is a piece of that week. */
  interest?: Interest | undefined
}

export function practiceReason({ input, purpose, kind, situation, dueWords, daysSince, interest }: Subject): string {
  if (purpose === 'focus') {
    const also = dueWords > 0 ? `; ${count(dueWords, 'word in it is', 'words in it are')} about to be forgotten` : ''
    const near = interest === 'specific' ? '; this is close to what you want to reach' : ''
    return `You chose ${input.focus} as your focus${near}${also}`
  }
  if (interest === 'specific') return 'Close to what you want to reach, in your own words'
  if (situation) return `A situation for your goal, ${goals[situation]}`
  if (interest === 'motivation') return 'Close to the reason why you learn'
  if (!Number.isFinite(daysSince)) return `Your first ${names[kind]}`
  if (daysSince > 1) return `You have had no ${names[kind]} for ${daysSince} days`
  if (input.outline.lessons.every(lesson => input.lessonsDone.has(lesson.id))) {
    return 'All lessons of this course are done; now you use what they taught'
  }
  return 'Uses your words in another way'
}

/** For every task of the short plan that meets a learner who was away. */
export function returnReason(idleDays: number): string {
  return `You were away for ${idleDays} days; five minutes are a good way back`
}

const testReasons: Record<TestNumber, string> = {
  1: 'The first day’s test: your gain is counted from here',
  2: 'The test in the middle of the program: how far you have come',
  3: 'The last test: what you gained since the first day',
}

export const testReason = (number: TestNumber) => testReasons[number]

export function mendReason({ kind, errors }: ErrorDrill): string {
  return `Something of the same kind went wrong in your conversations three times or more: ${errorNames[kind]}${errors.length > 1 ? `; ${errors.length} errors to mend` : ''}`
}
