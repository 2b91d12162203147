import type { Request } from '../http/handler.ts'
import { outlineIn } from './learner-course.ts'
import { planInputOf } from './plan-input.ts'
import type { PlannedDate, Subject } from './plan-input.ts'
import { lastActiveDate } from '#database/learners/active-days.ts'
import { assessmentsOf } from '#database/program/assessments.ts'
import { withLearnerLocked } from '#database/connect.ts'
import type { Db } from '#database/connect.ts'
import { drillErrors } from '#database/conversation/conversation-errors.ts'
import { dayStands, everPlannedLanguages, insertPlan, plannedLanguages } from '#database/program/daily-tasks.ts'
import { enrolmentsOf } from '#database/learners/enrolments.ts'
import { languageShares } from '#database/learners/language-shares.ts'
import { subscriptionOf } from '#database/payments/subscriptions.ts'
import { datesOff } from '#database/learners/time-off.ts'
import { idleDays } from '#domain/calendar/streak.ts'
import type { SavedItem } from '#domain/plan/course-outline.ts'
import { planDay } from '#domain/plan/daily-plan.ts'
import { sharesOfDay } from '#domain/plan/pace/day-shares.ts'
import type { PlannedTask } from '#domain/plan/plan.ts'
import { daysRemaining } from '#domain/program/program.ts'

type LearnerRequest = Pick<Request<never>, 'db' | 'learner' | 'courses' | 'now' | 'zone'>

/**
 * Makes the plans that are still missing for a date, one for each language of the day, and stores them. A day is planned
 * once: whichever request comes first plans it, in this process or another; that the day stands is one question. Without an
 * active subscription nothing is planned.
 */
export async function planMissing(asked: LearnerRequest, date: string): Promise<void> {
  const { db, learner } = asked
  if (await dayStands(db, learner.id, date)) return
  const plans = underWay.get(db) ?? new Map<string, Promise<void>>()
  underWay.set(db, plans)
  const key = `${learner.id} ${date}`
  const begun = plans.get(key) ?? planDate(asked, date).finally(() => plans.delete(key))
  plans.set(key, begun)
  await begun
}

/** Twenty tabs of one learner wait for the first of them, and hold no connection meanwhile. */
const underWay = new WeakMap<Db, Map<string, Promise<void>>>()

async function planDate(asked: LearnerRequest, date: string): Promise<void> {
  const { db, learner, now } = asked
  const subscription = await subscriptionOf(db, learner.id, now)
  if (!subscription) return
  // A day taken off in advance stays empty; so does every day of a pause.
  if ((await datesOff(db, learner.id)).has(date)) return
  const planned = new Set(await plannedLanguages(db, learner.id, date))
  const missing = (await subjectsOf(asked, date)).filter(each => !planned.has(each.assessment.language_id))
  if (missing.length === 0) return
  const daysLeft = daysRemaining(now, subscription.expiresAt)
  await withLearnerLocked(db, learner.id, async trx => {
    const already = new Set(await plannedLanguages(trx, learner.id, date))
    const idle = idleDays(await lastActiveDate(trx, learner.id), date)
    for (const subject of missing) {
      if (already.has(subject.assessment.language_id)) continue
      await planOne(trx, asked, subject, { date, daysLeft, idle })
    }
  })
}

/** The languages that have a share of the day's minutes, with what their plans are made from. */
export async function subjectsOf({ db, learner, courses }: LearnerRequest, date: string): Promise<Subject[]> {
  const assessments = new Map((await assessmentsOf(db, learner.id)).map(each => [each.language_id, each]))
  const subjects: Omit<Subject, 'minutes'>[] = []
  for (const { language_id, proficiency_level: level, first_week: firstWeek } of await enrolmentsOf(db, learner.id)) {
    const assessment = assessments.get(language_id)
    const outline = assessment && (await outlineIn(courses, language_id, level))
    if (outline) subjects.push({ assessment, level, firstWeek, outline })
  }
  const ever = new Set(await everPlannedLanguages(db, learner.id))
  const weights = new Map((await languageShares(db, learner.id)).map(each => [each.language_id, each.weight]))
  const shares = sharesOfDay(
    subjects.map(({ assessment }) => ({
      id: assessment.language_id,
      minutes: assessment.daily_time_minutes,
      isNew: !ever.has(assessment.language_id),
      weight: weights.get(assessment.language_id) ?? 1,
    })),
    date,
  )
  return subjects.flatMap(subject => {
    const minutes = shares.get(subject.assessment.language_id)
    return minutes === undefined ? [] : [{ ...subject, minutes }]
  })
}

async function planOne(trx: Db, asked: LearnerRequest, subject: Subject, planned: PlannedDate): Promise<void> {
  const { learner, now, zone } = asked
  const { input, saved } = await planInputOf(trx, asked, subject, planned)
  const plan = planDay(input)
  const tasks = plan.tasks.map(task => withCards(task, saved))
  const { date, mend } = input
  const { level, assessment } = subject
  const languageId = assessment.language_id
  const isAimed = tasks.some(({ recipe }) => recipe.kind === 'activity' && recipe.mend)
  if (mend && isAimed) await drillErrors(trx, learner.id, languageId, mend.kind, date)
  await insertPlan(trx, { ...plan, tasks, userId: learner.id, languageId, level, localDate: date, zone, now })
}

/** A task keeps what stands on the cards of items that are no words of the course. */
export function withCards(task: PlannedTask, saved: readonly SavedItem[]): PlannedTask {
  const { recipe } = task
  if (recipe.kind !== 'activity') return task
  const own = saved.filter(each => recipe.items.includes(each.item))
  return own.length === 0 ? task : { ...task, recipe: { ...recipe, saved: own } }
}
