import type { Parts } from '../http/handler.ts'
import { outlineIn } from '../learning/learner-course.ts'
import { activeDaysOf } from '#database/learners/active-days.ts'
import { assessmentsOf } from '#database/program/assessments.ts'
import type { Db } from '#database/connect.ts'
import { everPlannedLanguages, openTasksOn } from '#database/program/daily-tasks.ts'
import { enrolmentsOf } from '#database/learners/enrolments.ts'
import { languageShares } from '#database/learners/language-shares.ts'
import { lessonsDoneIn } from '#database/program/lessons.ts'
import { countDue } from '#database/words/reviews.ts'
import { subscriptionOf } from '#database/payments/subscriptions.ts'
import { datesOff } from '#database/learners/time-off.ts'
import { endOfDay } from '#domain/calendar/local-days.ts'
import { streakDays } from '#domain/calendar/streak.ts'
import { languageById } from '#domain/languages.ts'
import { sharesOfDay } from '#domain/plan/pace/day-shares.ts'
import { lessonsSettled } from '#domain/plan/steps/first-week.ts'
import { PROGRAM_DAYS, programDay } from '#domain/program/program.ts'
import type { DayFacts } from '#domain/reminders/reminder-text.ts'

type Person = { id: string; givenName: string | null; zone: string }

/** How a learner's minutes are divided: asked for a date, the minutes of each language of that day by its number. */
export async function minutesByDate(db: Db, userId: string): Promise<(date: string) => Map<number, number>> {
  const enrolled = new Set((await enrolmentsOf(db, userId)).map(each => each.language_id))
  const ever = new Set(await everPlannedLanguages(db, userId))
  const weights = new Map((await languageShares(db, userId)).map(each => [each.language_id, each.weight]))
  const languages = (await assessmentsOf(db, userId)).filter(each => enrolled.has(each.language_id))
  const sharing = languages.map(({ language_id, daily_time_minutes }) => ({
    id: language_id,
    minutes: daily_time_minutes,
    isNew: !ever.has(language_id),
    weight: weights.get(language_id) ?? 1,
  }))
  return date => sharesOfDay(sharing, date)
}

/** What a learner's day holds; undefined where nothing is expected of them: no program, a rest day, a pause. */
export async function dayFacts(
  { database: { db }, courses }: Pick<Parts, 'database' | 'courses'>,
  { id, givenName, zone }: Person,
  date: string,
  now: Temporal.Instant,
): Promise<DayFacts | undefined> {
  const subscription = await subscriptionOf(db, id, now)
  if (!subscription) return undefined
  const off = await datesOff(db, id)
  if (off.has(date)) return undefined
  const open = await openTasksOn(db, id, date)
  const enrolments = new Map((await enrolmentsOf(db, id)).map(each => [each.language_id, each]))
  const languages: DayFacts['languages'] = []
  for (const [languageId, minutes] of (await minutesByDate(db, id))(date)) {
    const enrolment = enrolments.get(languageId)!
    const outline = (await outlineIn(courses, languageId, enrolment.proficiency_level)) ?? {
      lessons: [],
      activities: [],
    }
    const done = new Set((await lessonsDoneIn(db, id, languageId)).map(each => each.lesson_id))
    const { settled } = lessonsSettled(outline, done, enrolment.first_week)
    languages.push({
      name: languageById(languageId)!.name,
      minutes,
      nextLesson: outline.lessons.find(lesson => !settled.has(lesson.id))?.title,
      wordsDue: await countDue(db, id, languageId, endOfDay(date, zone)),
      tasksLeft: open.get(languageId),
    })
  }
  return {
    givenName,
    programDay: programDay(now, subscription.startsAt),
    days: PROGRAM_DAYS,
    streak: streakDays(await activeDaysOf(db, id), { date, zone }, off),
    languages,
  }
}
