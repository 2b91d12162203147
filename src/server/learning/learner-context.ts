import type { Request } from '../http/handler.ts'
import { courseIn } from './learner-course.ts'
import { wordsOf } from '#curriculum/derive/words/course-words.ts'
import { latestErrors } from '#database/conversation/conversation-errors.ts'
import { tasksOn } from '#database/program/daily-tasks.ts'
import { enrolmentIn } from '#database/learners/enrolments.ts'
import { localDate } from '#domain/calendar/local-days.ts'
import type { LearnerContext } from '#providers/tutor/tutor.ts'

const WORDS_TOLD = 20
const ERRORS_TOLD = 5

/** What the tutor is told of a learner: with a model, the day's words and the latest errors; the built-in tutor needs neither. */
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
  if (!settings.tutor) return { id: learner.id }
  const enrolment = await enrolmentIn(db, learner.id, languageId)
  const course = enrolment && (await courseIn(courses, languageId, enrolment.proficiency_level))
  const tasks = await tasksOn(db, learner.id, localDate(now, zone))
  const items = tasks
    .filter(task => task.language_id === languageId)
    .flatMap(({ recipe }) => (recipe.kind === 'activity' && !recipe.test ? recipe.items : []))
  const known = course && wordsOf(course).byId
  const words = [...new Set(items)].flatMap(item => known?.get(item)?.word ?? []).slice(0, WORDS_TOLD)
  return { id: learner.id, words, errors: await latestErrors(db, learner.id, languageId, ERRORS_TOLD) }
}
