import { notFound } from '#server/http/answer/api-error.ts'
import type { Handlers } from '#server/http/handler.ts'
import { letOthersIn } from '#server/http/limits/let-others-in.ts'
import { outlineIn } from '#server/learning/learner-course.ts'
import { ownRecallOf } from '#server/learning/own-recall.ts'
import { idFrom } from '#server/http/request/path-id.ts'
import { assessmentIn } from '#database/program/assessments.ts'
import { completedTasksIn } from '#database/program/daily-tasks.ts'
import { enrolmentIn } from '#database/learners/enrolments.ts'
import { fromStored } from '#database/instants.ts'
import { lessonsDoneIn } from '#database/program/lessons.ts'
import { answersByItem, ownStabilities } from '#database/words/memory-fits.ts'
import { memoryOf, practisedAt } from '#database/words/reviews.ts'
import { subscriptionOf } from '#database/payments/subscriptions.ts'
import { lessonsSettled } from '#domain/plan/steps/first-week.ts'
import { FORECAST_AFTER_DAYS, calibration, dueByDay, forecastWords } from '#domain/plan/pace/forecast.ts'
import { wasWorkedOn } from '#domain/plan/pace/work-done.ts'
import { addDays, daysBetween, endOfDay, localDate } from '#domain/calendar/local-days.ts'
import { predictions } from '#domain/memory/memory-fit.ts'
import type { Prediction } from '#domain/memory/memory-fit.ts'
import { DAILY_MINUTES } from '#domain/program/assessment.ts'
import { daysRemaining } from '#domain/program/program.ts'
import { addWords, rounded } from '#domain/memory/words-over-time.ts'

/** Items whose answers are gone through in one turn: some five milliseconds. */
const ITEMS_AT_ONCE = 20
/** Days of reviews looked ahead, and days between two points of the curve of words. */
const AHEAD = 14
const STEP = 7
/** A learner of several years still gets a picture of one program's length and a bit. */
const LONGEST_LOOK_BACK = 180

export const learnerProgressHandlers = {
  progress: async ({ db, learner, courses, params, now, zone }) => {
    const languageId = idFrom(params.languageId)
    const enrolment = await enrolmentIn(db, learner.id, languageId)
    if (!enrolment) throw notFound()
    const today = localDate(now, zone)
    const begun = localDate(fromStored(enrolment.created_at), zone)
    const first = daysBetween(begun, today) > LONGEST_LOOK_BACK ? addDays(today, -LONGEST_LOOK_BACK) : begun

    const done = await lessonsDoneIn(db, learner.id, languageId)
    const lessonsDone = new Set(done.map(each => each.lesson_id))
    const practised = await practisedAt(db, learner.id, languageId)
    const evidence = { answeredOn: new Set(practised.map(moment => localDate(moment, zone))), lessonsDone }
    const tasks = (await completedTasksIn(db, learner.id, languageId))
      .map(task => ({ ...task, date: localDate(fromStored(task.completed_at), task.completed_zone) }))
      .filter(task => wasWorkedOn(task, evidence))
    const minutesBy = <Key>(keyOf: (task: (typeof tasks)[number]) => Key) =>
      Array.from(
        Map.groupBy(tasks, keyOf),
        ([key, own]) => [key, Math.round(own.reduce((sum, each) => sum + each.estimated_seconds, 0) / 60)] as const,
      )

    const memory = await memoryOf(db, learner.id, languageId)
    const answered = new Map((await answersByItem(db, learner.id, languageId)).map(each => [each.item, each]))
    const items = memory.map(({ item, introducedAt }) => answered.get(item) ?? { item, introducedAt, answers: [] })
    const initial = await ownStabilities(db, learner.id, languageId)
    const ownCalibration = await ownRecallOf(db, learner.id, languageId)
    const dates = Array.from({ length: Math.ceil(Math.max(0, daysBetween(first, today)) / STEP) }, (_, at) =>
      addDays(first, at * STEP),
    )
    const moments = [...dates.map(date => endOfDay(date, zone)), now]
    // Ninety days of answers are gone through in parts, between which others are served.
    const sums = moments.map(() => ({ met: 0, known: 0 }))
    const tested: Prediction[] = []
    for (let at = 0; at < items.length; at += ITEMS_AT_ONCE) {
      const part = items.slice(at, at + ITEMS_AT_ONCE)
      addWords(sums, part, moments, initial, ownCalibration)
      tested.push(...predictions(part, initial))
      await letOthersIn()
    }
    const counts = sums.map(rounded)

    const outline = (await outlineIn(courses, languageId, enrolment.proficiency_level)) ?? {
      lessons: [],
      activities: [],
    }
    const { settled, asked } = lessonsSettled(outline, lessonsDone, enrolment.first_week)
    const subscription = await subscriptionOf(db, learner.id, now)

    const lessonDates = Map.groupBy(done, each => localDate(fromStored(each.completed_at), each.time_zone))
    const active = new Set([...tasks.map(task => task.date), ...lessonDates.keys()])
    const reviews = Map.groupBy(
      tasks.filter(({ recipe }) => recipe.kind === 'activity' && recipe.asks),
      task => task.date,
    )
    const days = Array.from({ length: Math.max(0, daysBetween(first, today)) }, (_, day) => {
      const date = addDays(first, day)
      if (!active.has(date)) return null
      const reviewSeconds = (reviews.get(date) ?? []).reduce((sum, task) => sum + task.estimated_seconds, 0)
      return { lessons: lessonDates.get(date)?.length ?? 0, reviewSeconds }
    })

    return {
      language_id: languageId,
      days: minutesBy(task => task.date)
        .map(([date, minutes]) => ({ date, minutes }))
        .sort((a, b) => (a.date < b.date ? -1 : 1)),
      words: [...dates, today].map((date, at) => ({ date, ...counts[at]! })),
      due: dueByDay(
        memory.map(each => each.due),
        now,
        AHEAD,
      ).map((words, day) => ({ date: addDays(today, day), words })),
      skills: minutesBy(task => task.task_type)
        .map(([task_type, minutes]) => ({ task_type, minutes }))
        .sort((a, b) => b.minutes - a.minutes),
      lessons_completed: asked.filter(lesson => lessonsDone.has(lesson.id)).length,
      lessons_total: asked.length,
      active_days: active.size,
      forecast:
        subscription && active.size >= FORECAST_AFTER_DAYS
          ? forecastWords({
              outline,
              lessonsDone: settled,
              memory,
              days,
              calibration: ownCalibration,
              minutes: (await assessmentIn(db, learner.id, languageId))?.daily_time_minutes ?? DAILY_MINUTES.standard,
              daysLeft: daysRemaining(now, subscription.expiresAt),
              now,
            })
          : null,
      calibration: calibration(tested),
      today,
    }
  },
} satisfies Partial<Handlers>
