import type { Request } from '../http/handler.ts'
import { courseIn, outlineIn } from './learner-course.ts'
import { wordsOf } from '#curriculum/derive/words/course-words.ts'
import { latestErrors } from '#database/conversation/conversation-errors.ts'
import { tasksOn } from '#database/program/daily-tasks.ts'
import { enrolmentIn } from '#database/learners/enrolments.ts'
import { localDate } from '#domain/calendar/local-days.ts'
import { lessonsDoneIn } from '#database/program/lessons.ts'
import type { Level } from '#domain/program/program.ts'
import type { LearnerContext, Place } from '#providers/tutor/tutor.ts'

const WORDS_TOLD = 20
const ERRORS_TOLD = 5

/** What the tutor is told of a learner: how far the course was gone, and, with a model, the day's words and the latest errors. */
export async function learnerContext(
  {
    db,
    learner,
    courses,
    settings,
    now,
    zone,
  }: Pick<Request<never>, 'db' | 'learner' | 'courses' | 'settings' | 'now' | 'zone'>,
  languageId: number,
): Promise<LearnerContext> {
  const enrolment = await enrolmentIn(db, learner.id, languageId)
  const reached = enrolment && (await placeReached({ db, learner, courses }, languageId, enrolment.proficiency_level))
  if (!settings.tutor) return { id: learner.id, ...(reached && { reached }) }
  const course = enrolment && (await courseIn(courses, languageId, enrolment.proficiency_level))
  const tasks = await tasksOn(db, learner.id, localDate(now, zone))
  const items = tasks
    .filter(task => task.language_id === languageId)
    .flatMap(({ recipe }) => (recipe.kind === 'activity' && !recipe.test ? recipe.items : []))
  const known = course && wordsOf(course).byId
  const words = [...new Set(items)].flatMap(item => known?.get(item)?.word ?? []).slice(0, WORDS_TOLD)
  const errors = await latestErrors(db, learner.id, languageId, ERRORS_TOLD)
  return { id: learner.id, ...(reached && { reached }), words, errors }
}

/** The latest learning day of which the lesson was done. */
async function placeReached(
  { db, learner, courses }: Pick<Request<never>, 'db' | 'learner' | 'courses'>,
  languageId: number,
  level: Level,
): Promise<Place | undefined> {
  const outline = await outlineIn(courses, languageId, level)
  const done = new Set((await lessonsDoneIn(db, learner.id, languageId)).map(each => each.lesson_id))
  const last = outline?.lessons.findLast(lesson => done.has(lesson.id))
  return last && { week: last.week, day: last.day }
}
