import type { Handlers, Request } from '#server/http/handler.ts'
import { courseIn, outlineIn } from '#server/learning/learner-course.ts'
import type { LanguageDay } from '#contract/program/day-summary.ts'
import { wordsOf } from '#curriculum/derive/words/course-words.ts'
import { lessonOf } from '#curriculum/derive/lesson/lesson.ts'
import { activeDaysOf, daysLearned } from '#database/learners/active-days.ts'
import { tasksOn } from '#database/program/daily-tasks.ts'
import { answersSince, dueBetween, metSince } from '#database/program/day-summaries.ts'
import { enrolmentsOf } from '#database/learners/enrolments.ts'
import type { EnrolmentRow } from '#database/learners/enrolments.ts'
import { fromStored } from '#database/instants.ts'
import { lessonsDoneIn } from '#database/program/lessons.ts'
import { subscriptionOf } from '#database/payments/subscriptions.ts'
import { datesOff } from '#database/learners/time-off.ts'
import { addDays, endOfDay, localDate, startOfDay } from '#domain/calendar/local-days.ts'
import { streakDays } from '#domain/calendar/streak.ts'
import { languageById } from '#domain/languages.ts'
import { lessonsSettled } from '#domain/plan/steps/first-week.ts'
import { programDay } from '#domain/program/program.ts'

export const daySummaryHandlers = {
  daySummary: async request => {
    const { db, learner, now, zone } = request
    const date = localDate(now, zone)
    const tasks = await tasksOn(db, learner.id, date)
    const completed = tasks.filter(task => task.completed_at !== null)
    const active = await subscriptionOf(db, learner.id, now)
    const streak = streakDays(await activeDaysOf(db, learner.id), { date, zone }, await datesOff(db, learner.id))
    const goesOn = active !== undefined && Temporal.Instant.compare(active.expiresAt, endOfDay(date, zone)) > 0
    // One after another: a learner of many languages leaves connections to others.
    const days: (LanguageDay | undefined)[] = []
    for (const enrolment of await enrolmentsOf(db, learner.id)) {
      days.push(await languageDay(request, enrolment, date, goesOn))
    }
    return {
      date,
      tasks_total: tasks.length,
      tasks_completed: completed.length,
      minutes: Math.round(completed.reduce((sum, task) => sum + task.estimated_seconds, 0) / 60),
      streak_days: streak,
      program: active
        ? {
            days_learned: await daysLearned(db, learner.id, now, zone),
            program_day: programDay(now, active.startsAt),
          }
        : null,
      languages: days.filter(day => day !== undefined),
    }
  },
} satisfies Partial<Handlers>

/** What was learned of one language on a date. Undefined where its course is gone. */
async function languageDay(
  { db, learner, courses, zone }: Pick<Request<never>, 'db' | 'learner' | 'courses' | 'zone'>,
  enrolment: EnrolmentRow,
  date: string,
  goesOn: boolean,
): Promise<LanguageDay | undefined> {
  const { language_id: languageId } = enrolment
  const language = languageById(languageId)!
  const course = await courseIn(courses, languageId, enrolment.proficiency_level)
  const outline = await outlineIn(courses, languageId, enrolment.proficiency_level)
  if (!course || !outline) return undefined
  const begin = startOfDay(date, zone)
  const answers = await answersSince(db, learner.id, languageId, begin)
  const met = new Set(await metSince(db, learner.id, languageId, begin))
  const reviewed = new Set(answers.map(answer => answer.item).filter(item => !met.has(item)))

  const { lessons } = outline
  const byId = new Map(lessons.map(lesson => [lesson.id, lesson]))
  const rows = await lessonsDoneIn(db, learner.id, languageId)
  const done = new Set(rows.map(row => row.lesson_id))
  const today = rows.filter(row => localDate(fromStored(row.completed_at), row.time_zone) === date)
  const { settled } = lessonsSettled({ lessons }, done, enrolment.first_week)
  const next = goesOn ? lessons.find(lesson => !settled.has(lesson.id)) : undefined
  const week = today
    .map(row => byId.get(row.lesson_id)?.week)
    .findLast(number => lessons.every(lesson => lesson.week !== number || done.has(lesson.id)))
  const weekDone = course.weeks.find(each => each.number === week)
  const tomorrow = addDays(date, 1)

  return {
    language_id: languageId,
    language_name: language.name,
    language_code: language.code,
    words_met: met.size,
    words_reviewed: reviewed.size,
    lessons: today.map(row => ({
      id: row.lesson_id,
      title: byId.get(row.lesson_id)?.title ?? lessonOf(course, row.lesson_id)?.title ?? row.lesson_id,
      score: row.best_score,
    })),
    answers: { right: answers.filter(answer => answer.verdict !== 'wrong').length, asked: answers.length },
    sentence: sentenceOf(wordsOf(course).byId, [...met, ...reviewed], answers),
    next_lesson: next ? { id: next.id, title: next.title, minutes: Math.max(1, Math.round(next.seconds / 60)) } : null,
    due_tomorrow: await dueBetween(db, learner.id, languageId, [startOfDay(tomorrow, zone), endOfDay(tomorrow, zone)]),
    week_done: weekDone ? { week: weekDone.number, theme: weekDone.theme, can_do: weekDone.can_do } : null,
  }
}

type Example = { text: string; translation: string; reading?: string }

/** A sentence that the learner can now say: the longest of those whose word was answered right today, else of the words met. */
function sentenceOf(
  words: ReadonlyMap<string, { example?: Example }>,
  items: readonly string[],
  answers: readonly { item: string; verdict: string }[],
) {
  const right = new Set(answers.filter(answer => answer.verdict === 'correct').map(answer => answer.item))
  const known = items.filter(item => right.has(item))
  const examples = (known.length > 0 ? known : items).flatMap(item => words.get(item)?.example ?? [])
  const [longest] = examples.toSorted((a, b) => b.text.length - a.text.length)
  if (!longest) return null
  const { text, translation, reading } = longest
  return { text, translation, ...(reading && { reading }) }
}
