import { notFound } from '#server/http/answer/api-error.ts'
import type { Handlers, Request } from '#server/http/handler.ts'
import { courseIn, outlineIn } from '#server/learning/learner-course.ts'
import { lessonOf } from '#curriculum/derive/lesson/lesson.ts'
import { parseLessonId } from '#curriculum/derive/lesson/lesson-id.ts'
import { acceptedAnswers } from '#database/program/answer-appeals.ts'
import { withAccepted } from '#domain/answers/appeal.ts'
import { recordActivity } from '#database/learners/active-days.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { completeTask, tasksOn } from '#database/program/daily-tasks.ts'
import { enrolmentIn } from '#database/learners/enrolments.ts'
import { lessonProgress, saveLessonProgress } from '#database/program/lessons.ts'
import { introduceItems } from '#database/words/reviews.ts'
import { languageByNameOrCode } from '#domain/languages.ts'
import { localDate } from '#domain/calendar/local-days.ts'

export const lessonHandlers = {
  // Later lessons may be read ahead of their turn.
  lesson: async request => {
    const { language, level, outline } = await lessonFor(request)
    const course = await courseIn(request.courses, language.id, level)
    const lesson = course && lessonOf(course, outline.id)
    if (!lesson) throw notFound()
    const done = await lessonProgress(request.db, request.learner.id, outline.id)
    const progress = done && { score: done.score, best_score: done.best_score, completed_at: done.completed_at }
    const accepted = await acceptedAnswers(request.db, language.id)
    const content = { ...lesson.content, exercises: withAccepted(lesson.content.exercises, accepted) }
    return { ...lesson, content, language_id: language.id, progress: progress ?? null }
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
  const outline = (await outlineIn(courses, language.id, place.level))?.lessons.find(lesson => lesson.id === params.id)
  if (!outline) throw notFound()
  return { language, level: place.level, outline }
}
