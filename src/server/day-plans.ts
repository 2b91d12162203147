import type { Request } from './handler.ts'
import { courseIn } from './learner-course.ts'
import { dueTest, testSeed } from './program-tests.ts'
import type { CourseOutline } from '#domain/course-outline.ts'
import { outlineOf } from '#curriculum/derive/outline.ts'
import { lastActiveDate } from '#database/active-days.ts'
import { assessmentsOf } from '#database/assessments.ts'
import type { AssessmentRow } from '#database/assessments.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { drillErrors, undrilledErrors } from '#database/conversation-errors.ts'
import type { Db } from '#database/connect.ts'
import { everPlannedLanguages, insertPlan, plannedLanguages, taskHistory } from '#database/daily-tasks.ts'
import { enrolmentsOf } from '#database/enrolments.ts'
import { languageShares } from '#database/language-shares.ts'
import { lessonsDoneIn } from '#database/lessons.ts'
import { latestActivities, latestAnswerTimes, memoryOf } from '#database/reviews.ts'
import { subscriptionOf } from '#database/subscriptions.ts'
import { savedItemsIn } from '#database/saved-items.ts'
import { datesOff } from '#database/time-off.ts'
import type { SavedItem } from '#domain/course-outline.ts'
import { planDay } from '#domain/daily-plan.ts'
import { errorDrill } from '#domain/error-drill.ts'
import type { PlannedTask } from '#domain/daily-plan.ts'
import { sharesOfDay } from '#domain/day-shares.ts'
import { interestingWeeks } from '#domain/interests.ts'
import { endOfDay } from '#domain/local-days.ts'
import { lessonsSettled } from '#domain/first-week.ts'
import { outlineAtOwnPace } from '#domain/own-pace.ts'
import { testItems } from '#domain/program-test.ts'
import { mix } from '#domain/seeded.ts'
import { daysRemaining } from '#domain/program.ts'
import type { Level } from '#domain/program.ts'
import { retrievability } from '#domain/review.ts'
import { idleDays } from '#domain/streak.ts'

type Asked = Pick<Request<never>, 'db' | 'learner' | 'courses' | 'now' | 'zone'>
/** The answers that tell how quick a learner is by now. */
const ANSWERS_LOOKED_AT = 500
/** Errors of conversations that may show a kind that recurs. */
const ERRORS_LOOKED_AT = 100

type Subject = { assessment: AssessmentRow; level: Level; firstWeek: number; outline: CourseOutline; minutes: number }

/**
 * Makes the plans that are still missing for a date, one for each language of the day, and stores them. A day is planned
 * once: whichever request comes first plans it, in this process or another. Without an active subscription nothing is planned.
 */
export async function planMissing(asked: Asked, date: string): Promise<void> {
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
async function subjectsOf({ db, learner, courses }: Asked, date: string): Promise<Subject[]> {
  const assessments = new Map((await assessmentsOf(db, learner.id)).map(each => [each.language_id, each]))
  const subjects: Omit<Subject, 'minutes'>[] = []
  for (const { language_id, proficiency_level: level, first_week: firstWeek } of await enrolmentsOf(db, learner.id)) {
    const assessment = assessments.get(language_id)
    const course = assessment && (await courseIn(courses, language_id, level))
    if (course) subjects.push({ assessment, level, firstWeek, outline: outlineOf(course) })
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

async function planOne(
  trx: Db,
  { learner, now, zone }: Asked,
  { assessment, level, firstWeek, outline, minutes }: Subject,
  { date, daysLeft, idle }: { date: string; daysLeft: number; idle: number },
): Promise<void> {
  const languageId = assessment.language_id
  const taught = new Set(outline.lessons.flatMap(lesson => lesson.items))
  const end = endOfDay(date, zone)
  const memory = await memoryOf(trx, learner.id, languageId)
  const saved = await savedItemsIn(trx, learner.id, languageId)
  const cards = new Set(saved.map(each => each.item))
  const lastKinds = await latestActivities(trx, learner.id, languageId)
  const test = await dueTest(trx, { learner, languageId, date, zone, daysLeft })
  const mend = errorDrill(await undrilledErrors(trx, learner.id, languageId, ERRORS_LOOKED_AT))
  const plan = planDay({
    focus: assessment.preferred_focus,
    goal: assessment.learning_goals,
    interests: interestingWeeks(outline.themes ?? [], {
      motivation: assessment.motivation_reasons,
      specificGoals: assessment.specific_goals,
    }),
    outline: outlineAtOwnPace(outline, await latestAnswerTimes(trx, learner.id, languageId, ANSWERS_LOOKED_AT)),
    words: memory
      .filter(each => taught.has(each.item) || cards.has(each.item))
      .map(each => ({
        item: each.item,
        due: Temporal.Instant.compare(each.due, end) < 0,
        retrievability: retrievability(each, now),
        repetitions: each.repetitions,
        lapses: each.lapses,
        lastKind: lastKinds.get(each.item) ?? 'lesson',
        cardOnly: cards.has(each.item),
      })),
    lessonsDone: lessonsSettled(
      outline,
      new Set((await lessonsDoneIn(trx, learner.id, languageId)).map(each => each.lesson_id)),
      firstWeek,
    ).settled,
    history: await taskHistory(trx, learner.id, languageId, level, date),
    date,
    daysLeft,
    idleDays: idle,
    budgetMinutes: minutes,
    seed: mix(languageId, learner.id),
    mend,
    test: test && { number: test, items: testItems(outline, test, testSeed(learner.id, languageId)) },
  })
  const tasks = plan.tasks.map(task => withCards(task, saved))
  const isAimed = tasks.some(({ recipe }) => recipe.kind === 'activity' && recipe.mend)
  if (mend && isAimed) await drillErrors(trx, learner.id, languageId, mend.kind, date)
  await insertPlan(trx, { ...plan, tasks, userId: learner.id, languageId, level, localDate: date, zone, now })
}

/** A task keeps what stands on the cards of items that are no words of the course. */
function withCards(task: PlannedTask, saved: readonly SavedItem[]): PlannedTask {
  const { recipe } = task
  if (recipe.kind === 'lesson') return task
  const own = saved.filter(each => recipe.items.includes(each.item))
  return own.length === 0 ? task : { ...task, recipe: { ...recipe, saved: own } }
}
