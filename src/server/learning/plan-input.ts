import type { Request } from '../http/handler.ts'
import { ownRecallOf } from './own-recall.ts'
import { dueTest, testSeed } from './word-checks.ts'
import type { AssessmentRow } from '#database/program/assessments.ts'
import type { Db } from '#database/connect.ts'
import { undrilledErrors } from '#database/conversation/conversation-errors.ts'
import { taskHistory } from '#database/program/daily-tasks.ts'
import { lessonsDoneIn } from '#database/program/lessons.ts'
import { latestActivities, latestAnswerTimes, memoryOf } from '#database/words/reviews.ts'
import { savedItemsIn } from '#database/words/saved-items.ts'
import { endOfDay } from '#domain/calendar/local-days.ts'
import type { CourseOutline, SavedItem } from '#domain/plan/course-outline.ts'
import { errorDrill } from '#domain/plan/offers/error-drill.ts'
import { lessonsSettled } from '#domain/plan/steps/first-week.ts'
import { interestingWeeks } from '#domain/plan/offers/interests.ts'
import { ownSeconds } from '#domain/plan/pace/own-pace.ts'
import type { PlanInput } from '#domain/plan/plan.ts'
import { recallOf } from '#domain/plan/pace/recall-aim.ts'
import { testItems, testPlaces } from '#domain/plan/word-check.ts'
import type { Level } from '#domain/program/program.ts'
import { seededHash } from '#domain/random.ts'

/** The answers that tell how quick a learner is by now. */
const ANSWERS_LOOKED_AT = 500
/** Errors of conversations that may show a kind that recurs. */
const ERRORS_LOOKED_AT = 100

/** A language that has a share of a day, with what its plan is made from. */
export type Subject = {
  assessment: AssessmentRow
  level: Level
  firstWeek: number
  outline: CourseOutline
  minutes: number
}

export type PlannedDate = { date: string; daysLeft: number; idle: number }

/** All that a day is planned from, each asked for once; and the learner's own cards. The caller holds the learner's lock. */
export async function planInputOf(
  trx: Db,
  { learner, now, zone }: Pick<Request<never>, 'learner' | 'now' | 'zone'>,
  { assessment, level, firstWeek, outline, minutes }: Subject,
  { date, daysLeft, idle }: PlannedDate,
): Promise<{ input: PlanInput; saved: SavedItem[] }> {
  const languageId = assessment.language_id
  const memory = await memoryOf(trx, learner.id, languageId)
  const saved = await savedItemsIn(trx, learner.id, languageId)
  const lastKinds = await latestActivities(trx, learner.id, languageId)
  const test = await dueTest(trx, { learner, languageId, date, zone, daysLeft, assessment })
  const errors = await undrilledErrors(trx, learner.id, languageId, ERRORS_LOOKED_AT)
  const times = await latestAnswerTimes(trx, learner.id, languageId, ANSWERS_LOOKED_AT)
  const done = await lessonsDoneIn(trx, learner.id, languageId)
  const history = await taskHistory(trx, learner.id, languageId, level, date)

  const taught = new Set(outline.lessons.flatMap(lesson => lesson.items))
  const cards = new Set(saved.map(each => each.item))
  const calibration = await ownRecallOf(trx, learner.id, languageId)
  const asked = { now, end: endOfDay(date, zone), minutes, calibration }
  const input: PlanInput = {
    focus: assessment.preferred_focus,
    goal: assessment.learning_goals,
    interests: interestingWeeks(outline.themes ?? [], {
      motivation: assessment.motivation_reasons,
      specificGoals: assessment.specific_goals,
    }),
    outline,
    ownSeconds: ownSeconds(times),
    words: memory
      .filter(each => taught.has(each.item) || cards.has(each.item))
      .map(each => ({
        item: each.item,
        ...recallOf(each, asked),
        skills: each.skills,
        lastKind: lastKinds.get(each.item) ?? 'lesson',
        cardOnly: cards.has(each.item),
      })),
    lessonsDone: lessonsSettled(outline, new Set(done.map(each => each.lesson_id)), firstWeek).settled,
    history,
    date,
    daysLeft,
    idleDays: idle,
    budgetMinutes: minutes,
    seed: seededHash(languageId, learner.id),
    mend: errorDrill(errors),
    test: test && {
      number: test,
      items: testItems(outline, test, testSeed(learner.id, languageId)),
      places: testPlaces(test, assessment.current_level, level),
    },
  }
  return { input, saved }
}
