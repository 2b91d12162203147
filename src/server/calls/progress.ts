import { notFound } from '../api-error.ts'
import type { Handlers } from '../handler.ts'
import { courseIn } from '../learner-course.ts'
import { idFrom } from './languages.ts'
import { outlineOf } from '#curriculum/derive/outline.ts'
import { completedTasksIn } from '#database/daily-tasks.ts'
import { enrolmentIn } from '#database/enrolments.ts'
import { fromStored } from '#database/instants.ts'
import { lessonsDoneIn } from '#database/lessons.ts'
import { answersByItem, ownStabilities } from '#database/memory-fits.ts'
import { memoryOf } from '#database/reviews.ts'
import { subscriptionOf } from '#database/subscriptions.ts'
import { lessonsSettled } from '#domain/first-week.ts'
import { calibration, dueByDay, forecastWords } from '#domain/forecast.ts'
import { addDays, daysBetween, endOfDay, localDate } from '#domain/local-days.ts'
import { predictions } from '#domain/memory-fit.ts'
import { daysRemaining } from '#domain/program.ts'
import { wordsOverTime } from '#domain/words-over-time.ts'

/** Days of reviews looked ahead, and days between two points of the curve of words. */
const AHEAD = 14
const STEP = 7
/** Below this many predictions the learner's own recall says nothing yet. */
const FEWEST_PREDICTIONS = 50
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

    const tasks = (await completedTasksIn(db, learner.id, languageId)).map(task => ({
      ...task,
      date: localDate(fromStored(task.completed_at), task.completed_zone),
    }))
    const minutesBy = <Key>(keyOf: (task: (typeof tasks)[number]) => Key) =>
      Array.from(
        Map.groupBy(tasks, keyOf),
        ([key, own]) => [key, Math.round(own.reduce((sum, each) => sum + each.estimated_seconds, 0) / 60)] as const,
      )

    const memory = await memoryOf(db, learner.id, languageId)
    const answered = new Map((await answersByItem(db, learner.id, languageId)).map(each => [each.item, each]))
    const items = memory.map(({ item, introducedAt }) => answered.get(item) ?? { item, introducedAt, answers: [] })
    const initial = await ownStabilities(db, learner.id, languageId)
    const dates = Array.from({ length: Math.ceil(Math.max(0, daysBetween(first, today)) / STEP) }, (_, at) =>
      addDays(first, at * STEP),
    )
    const moments = [...dates.map(date => endOfDay(date, zone)), now]
    const counts = wordsOverTime(items, moments, initial)

    const course = await courseIn(courses, languageId, enrolment.proficiency_level)
    const outline = course ? outlineOf(course) : { lessons: [], activities: [] }
    const done = await lessonsDoneIn(db, learner.id, languageId)
    const lessonsDone = new Set(done.map(each => each.lesson_id))
    const { settled, asked } = lessonsSettled(outline, lessonsDone, enrolment.first_week)
    const tested = predictions(items, initial)
    const subscription = await subscriptionOf(db, learner.id, now)

    const lessonDates = Map.groupBy(done, each => localDate(fromStored(each.completed_at), each.time_zone))
    const active = new Set([...tasks.map(task => task.date), ...lessonDates.keys()])
    const lessonsByDay = Array.from({ length: Math.max(0, daysBetween(first, today)) }, (_, day) => {
      const date = addDays(first, day)
      return active.has(date) ? (lessonDates.get(date)?.length ?? 0) : null
    })
    const recalled =
      tested.length >= FEWEST_PREDICTIONS ? tested.filter(each => each.recalled).length / tested.length : undefined

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
      forecast: subscription
        ? forecastWords({
            outline,
            lessonsDone: settled,
            memory,
            lessonsByDay,
            recalled,
            daysLeft: daysRemaining(now, subscription.expiresAt),
            now,
          })
        : null,
      calibration: calibration(tested),
      today,
    }
  },
} satisfies Partial<Handlers>
