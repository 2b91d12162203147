import { planInputOf } from './plan-input.ts'
import { subjectsOf, withCards } from './day-plans.ts'
import type { Request } from '../http/handler.ts'
import type { Db } from '#database/connect.ts'
import { plannedMinutes, replaceOpenTasks, tasksOn } from '#database/program/daily-tasks.ts'
import { subscriptionOf } from '#database/payments/subscriptions.ts'
import { planDay } from '#domain/plan/daily-plan.ts'
import { daysRemaining } from '#domain/program/program.ts'

type LearnerRequest = Pick<Request<never>, 'db' | 'learner' | 'courses' | 'now' | 'zone'>

/**
 * Plans what is left of a day anew for one language, when it turned out during the day where the learner begins: what is
 * done stays, the test that told it as well, and the other tasks give way within the minutes that are left. The caller
 * holds the learner's lock.
 */
export async function replanRest(trx: Db, asked: LearnerRequest, languageId: number, date: string): Promise<void> {
  const { learner, now } = asked
  const minutes = await plannedMinutes(trx, learner.id, languageId, date)
  const subscription = await subscriptionOf(trx, learner.id, now)
  if (minutes === undefined || !subscription) return
  const subjects = await subjectsOf({ ...asked, db: trx }, date)
  const subject = subjects.find(each => each.assessment.language_id === languageId)
  if (!subject) return
  const today = (await tasksOn(trx, learner.id, date)).filter(task => task.language_id === languageId)
  const kept = today.filter(({ completed_at, recipe }) => completed_at !== null || isTest(recipe))
  const spent = kept.reduce((sum, task) => sum + task.estimated_seconds, 0) / 60
  const rest = Math.max(0, Math.round(minutes - spent))
  const daysLeft = daysRemaining(now, subscription.expiresAt)
  const { input, saved } = await planInputOf(trx, asked, { ...subject, minutes: rest }, { date, daysLeft, idle: 0 })
  const tasks = rest === 0 ? [] : planDay(input).tasks.map(task => withCards(task, saved))
  const { level } = subject
  const ids = kept.map(task => task.id)
  await replaceOpenTasks(trx, { userId: learner.id, languageId, level, localDate: date, kept: ids, tasks })
}

const isTest = (recipe: { kind: string; test?: unknown }) => recipe.kind === 'activity' && recipe.test !== undefined
