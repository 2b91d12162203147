import { kindsOf, rowsLeft, secondsLeft, withDraft, withLessonTaught } from '../day.ts'
import type { Day } from '../day.ts'
import type { LessonOutline } from '../course-outline.ts'
import type { PastWeek } from '../pace/focus-share.ts'
import { taskTypes } from '../offers/kinds.ts'
import { lessonsOfDay, teachableLessons } from '../pace/lesson-pace.ts'
import { lessonReason } from '../plan-reasons.ts'
import { secondsOfTalks } from '../offers/talk-offers.ts'
import { MOST_OF_A_WORD } from '../offers/uses.ts'

/** Beyond the day's lessons, further ones while there is little to practise: never so many that nothing else has a row. */
const ROWS_FOR_THE_REST = 3
const MOST_LESSONS = 4
/** Of what a day still has to fill: the rest is found. */
const ENOUGH = 0.8
const SECONDS_A_WORD = 13
const SECONDS_A_SENTENCE = 20

export function withLesson(day: Day, lesson: LessonOutline): Day {
  const taught = kindsOf(day).filter(kind => kind === 'lesson').length
  // A lesson longer than the whole day takes the day and goes on tomorrow.
  const seconds = Math.min(lesson.seconds, secondsLeft(day))
  const recipe = { kind: 'lesson' as const, lesson_id: lesson.id }
  const reason = lessonReason(day.input, lesson, taught)
  return withLessonTaught(
    withDraft(day, { recipe, purpose: 'lesson', taskType: taskTypes.lesson, seconds, reason }),
    lesson,
  )
}

/** The next lessons: as many as the pace asks for, and more where the words and sentences met so far cannot fill the day. */
export function withLessons(day: Day, reviewSeconds: number, week: PastWeek): Day {
  const { input } = day
  const open = teachableLessons(input)
  const paced = lessonsOfDay(input, secondsLeft(day), reviewSeconds, week)
  let next = paced.reduce(withLesson, day)
  for (const lesson of open.slice(paced.length, paced.length === 0 ? 0 : MOST_LESSONS)) {
    const left = secondsLeft(next) - reviewSeconds
    if (lesson.seconds > left || rowsLeft(next) <= ROWS_FOR_THE_REST || supplySeconds(next) >= ENOUGH * left) break
    next = withLesson(next, lesson)
  }
  return next
}

/** About how many seconds of practice the day's material is good for. */
function supplySeconds(day: Day): number {
  const { words, sentenceCount } = day.material
  const asked = words.length * MOST_OF_A_WORD * SECONDS_A_WORD + sentenceCount * SECONDS_A_SENTENCE
  const pieces = day.material.pieces
    .filter(piece => day.past.timesDone(piece) === 0)
    .slice(0, 3)
    .reduce((sum, piece) => sum + piece.seconds, 0)
  return asked + pieces + secondsOfTalks(day)
}
