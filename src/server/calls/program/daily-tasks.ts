import { ApiError, notFound } from '#server/http/answer/api-error.ts'
import { planMissing } from '#server/learning/day-plans.ts'
import type { Handlers, Request } from '#server/http/handler.ts'
import { courseIn, taskFrom } from '#server/learning/learner-course.ts'
import { acceptedAnswers } from '#database/program/answer-appeals.ts'
import { activeDaysOf, forgetActivity, recordActivity } from '#database/learners/active-days.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { completeTask, reopenTask, taskById, tasksOn } from '#database/program/daily-tasks.ts'
import type { StoredTask } from '#database/program/daily-tasks.ts'
import { fromStored, toStored } from '#database/instants.ts'
import { datesOff } from '#database/learners/time-off.ts'
import { mayUndo } from '#domain/activities/task-undo.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'
import { typedItems, withAcceptedAnswers } from '#domain/activities/typed-items.ts'
import type { Db } from '#database/connect.ts'
import { languageById } from '#domain/languages.ts'
import { localDate } from '#domain/calendar/local-days.ts'
import { streakDays, streakLabel } from '#domain/calendar/streak.ts'

export const dailyTaskHandlers = {
  dailyTasks: async request => {
    const today = localDate(request.now, request.zone)
    await planMissing(request, today)
    const tasks = await tasksOn(request.db, request.learner.id, today)
    const described = await Promise.all(tasks.map(task => describe(request, task)))
    return described.filter(task => task !== undefined)
  },

  dailyTask: async request => {
    const task = await taskById(request.db, request.learner.id, request.params.id)
    const described = task && (await describe(request, task))
    if (!described) throw notFound()
    return described
  },

  // A task of an earlier day may still be done. Done again, the first time stays.
  completeTask: async ({ db, learner, params, now, zone }) => {
    await withLearnerLocked(db, learner.id, async trx => {
      const outcome = await completeTask(trx, learner.id, params.id, now, zone)
      if (outcome === 'missing') throw notFound()
      if (outcome === 'completed') await recordActivity(trx, learner.id, now, zone)
    })
    return { ok: true as const }
  },

  // Meant for a tick by mistake: what was completed earlier stays.
  undoTask: async ({ db, learner, params, now }) => {
    await withLearnerLocked(db, learner.id, async trx => {
      const task = await taskById(trx, learner.id, params.id)
      if (!task) throw notFound()
      if (!task.completed_at || !task.completed_zone) return
      if (!mayUndo(now, fromStored(task.completed_at))) {
        throw new ApiError(409, 'TOO_LATE', 'This task was completed longer ago and stays completed')
      }
      await reopenTask(trx, learner.id, task.id, task.completed_at)
      await forgetActivity(trx, learner.id, task.completed_at, task.completed_zone)
    })
    return { ok: true as const }
  },

  streak: async ({ db, learner, now, zone }) => {
    const active = await activeDaysOf(db, learner.id)
    const days = streakDays(active, { date: localDate(now, zone), zone }, await datesOff(db, learner.id))
    return {
      days,
      label: streakLabel(days),
      last_active: active.at(-1)?.date ?? null,
      zone,
      as_of: toStored(now),
    }
  },
} satisfies Partial<Handlers>

/** A stored task with its content made from the course. Undefined where the course no longer has what it was made from. */
async function describe({ db, courses }: Pick<Request<never>, 'db' | 'courses'>, task: StoredTask) {
  const language = languageById(task.language_id)!
  const course = await courseIn(courses, task.language_id, task.level)
  const made = course && taskFrom(course, task.recipe)
  if (!made) return undefined
  return {
    id: task.id,
    language_id: language.id,
    language_name: language.name,
    language_code: language.code,
    flag_emoji: language.flag_emoji,
    local_date: task.local_date,
    title: made.title,
    description: made.description,
    task_type: task.task_type,
    estimated_minutes: Math.max(1, Math.round(task.estimated_seconds / 60)),
    priority_level: task.priority_level,
    is_completed: task.completed_at !== null,
    completed_at: task.completed_at,
    reason: task.reason,
    lesson_id: task.recipe.kind === 'lesson' ? task.recipe.lesson_id : null,
    content_data: await withTeachersWord(db, task.language_id, made.content),
  }
}

/** What is typed, with the answers that teachers accepted. */
async function withTeachersWord(db: Db, languageId: number, content: TaskContent): Promise<TaskContent> {
  if (typedItems(content, '').length === 0) return content
  return withAcceptedAnswers(content, await acceptedAnswers(db, languageId))
}
