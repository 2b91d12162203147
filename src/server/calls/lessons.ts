import { notFound } from '../api-error.ts'
import type { Handlers, Request } from '../handler.ts'
import { courseIn } from '../learner-course.ts'
import { lessonOf } from '#curriculum/derive/lesson.ts'
import { parseLessonId } from '#curriculum/derive/lesson-id.ts'
import { outlineOf } from '#curriculum/derive/outline.ts'
import { recordActivity } from '#database/active-days.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { completeTask, tasksOn } from '#database/daily-tasks.ts'
import { enrolmentIn } from '#database/enrolments.ts'
import { lessonProgress, saveLessonProgress } from '#database/lessons.ts'
import { introduceItems } from '#database/reviews.ts'
import { languageByNameOrCode } from '#domain/languages.ts'
import { localDate } from '#domain/local-days.ts'

export const lessonHandlers = {
  // Later lessons may be read ahead of their turn.
  lesson: async request => {
    const { language, course, outline } = await lessonFor(request)
    const lesson = lessonOf(course, outline.id)
    if (!lesson) throw notFound()
    const done = await lessonProgress(request.db, request.learner.id, outline.id)
    const progress = done && { score: done.score, best_score: done.best_score, completed_at: done.completed_at }
    return { ...lesson, language_id: language.id, progress: progress ?? null }
  },

  // Done again, the last score is shown and the best one counts; the words are taken up once. Today's task that consists
  // of this lesson is done with it.
  completeLesson: async request => {
    const { db, learner, now, zone, body } = request
    const { language, outline } = await lessonFor(request)
    await withLearnerLocked(db, learner.id, async trx => {
      const done = { userId: learner.id, lessonId: outline.id, languageId: language.id, score: body.score, now, zone }
      await saveLessonProgress(trx, done)
      await introduceItems(trx, {
        userId: learner.id,
        languageId: language.id,
        items: outline.items,
        source: 'lesson',
        at: now,
      })
      for (const task of await tasksOn(trx, learner.id, localDate(now, zone))) {
        if (task.recipe.kind === 'lesson' && task.recipe.lesson_id === outline.id) {
          await completeTask(trx, learner.id, task.id, now, zone)
        }
      }
      await recordActivity(trx, learner.id, now, zone)
    })
    return { ok: true as const }
  },
} satisfies Partial<Handlers>

/** The lesson a path names, of a language the learner is enrolled in. Throws 404. */
async function lessonFor({
  db,
  learner,
  courses,
  params,
}: Pick<Request<never>, 'db' | 'learner' | 'courses'> & { params: { id: string } }) {
  const place = parseLessonId(params.id)
  const language = place && languageByNameOrCode(place.code)
  if (!place || !language || !(await enrolmentIn(db, learner.id, language.id))) throw notFound()
  const course = await courseIn(courses, language.id, place.level)
  const outline = course && outlineOf(course).lessons.find(lesson => lesson.id === params.id)
  if (!course || !outline) throw notFound()
  return { language, course, outline }
}
