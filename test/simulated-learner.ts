import type { Focus } from '#domain/assessment.ts'
import type { CourseOutline } from '#domain/course-outline.ts'
import { planDay } from '#domain/daily-plan.ts'
import type { DayPlan, PastTask, PlanInput } from '#domain/daily-plan.ts'
import { forecastWords } from '#domain/forecast.ts'
import type { Forecast } from '#domain/forecast.ts'
import { addDays, endOfDay } from '#domain/local-days.ts'
import { mix } from '#domain/seeded.ts'
import { PROGRAM_DAYS } from '#domain/program.ts'
import { afterReview, newMemory, ratings, retrievability } from '#domain/review.ts'
import type { Memory } from '#domain/review.ts'
import { mostTasks } from '#domain/task-size.ts'

/** How a learner keeps the program: when they come, how much of a day they do, how well they remember. */
export type Habits = {
  comes(day: number): boolean
  /** The share of a day's tasks they do, from the first. */
  does: number
  /** Their memories last this many times as long as the model expects. */
  strength: number
  /**
   * Their memory is not the model's at all: each word has a half-life of its own, in days, that grows with every recall
   * and shrinks with every lapse, and recall falls exponentially, where the model's falls as a power of time.
   */
  halfLife?: true
}

const always = () => true
export const learners = {
  steady: { comes: always, does: 1, strength: 1 },
  busy: { comes: day => day % 7 < 5, does: 0.75, strength: 1 },
  forgetful: { comes: always, does: 1, strength: 0.6 },
  absent: { comes: day => day < 40 || day >= 47, does: 1, strength: 1 },
} satisfies Record<string, Habits>
export type LearnerKind = keyof typeof learners

/** Steady, with a memory that is not the model's: shows how much of a figure is owed to the model's being right. */
export const unlikeTheModel: Habits = { ...learners.steady, halfLife: true }

export type SimulatedDay = { day: number; input: PlanInput; plan: DayPlan; lessonsDone: number; forecast: Forecast }
export type Simulation = { days: SimulatedDay[]; wordsMet: number; wordsKnown: number; memory: Map<string, Memory> }

/** The latest answers that tell how much this learner recalls. */
const RECALL_ANSWERS = 200
const shareOf = (answers: readonly boolean[]) => answers.filter(Boolean).length / answers.length

const START = '2026-11-02'
const ZONE = 'UTC'

/** Takes a learner through the program, day by day, with answers drawn from what they would still know. */
export function simulate(
  habits: Habits,
  outline: CourseOutline,
  { budgetMinutes, focus, seed }: { budgetMinutes: number; focus: Focus; seed: number },
): Simulation {
  let draws = 0
  const chance = () => mix(seed, `draw ${draws++}`) / 0x80000000
  const memory = new Map<string, Memory>()
  const lessonsDone = new Set<string>()
  const history: PastTask[] = []
  const days: SimulatedDay[] = []
  let lastDay: number | undefined
  const taught = new Map<number, number>()
  const answers: boolean[] = []
  const own = new Map<string, OwnMemory>()

  for (let day = 0; day < PROGRAM_DAYS; day++) {
    if (!habits.comes(day)) continue
    const date = addDays(START, day)
    const now = Temporal.Instant.from(`${date}T10:00:00Z`)
    const input: PlanInput = {
      focus,
      goal: 'travel',
      outline,
      words: knownWords(memory, now, endOfDay(date, ZONE)),
      lessonsDone: new Set(lessonsDone),
      history: [...history],
      date,
      daysLeft: PROGRAM_DAYS - day,
      idleDays: lastDay === undefined ? 0 : day - lastDay - 1,
      budgetMinutes,
      seed,
    }
    const plan = planDay(input)
    const forecast = forecastWords({
      outline,
      lessonsDone: input.lessonsDone,
      memory: [...memory.values()],
      lessonsByDay: Array.from({ length: day }, (_, each) => taught.get(each) ?? null),
      recalled: answers.length < RECALL_ANSWERS ? undefined : shareOf(answers.slice(-RECALL_ANSWERS)),
      daysLeft: input.daysLeft,
      now,
    })
    plan.tasks.forEach((task, at) => {
      const completed = at < Math.ceil(plan.tasks.length * habits.does)
      history.push({ date, recipe: task.recipe, purpose: task.purpose, seconds: task.seconds, completed })
      if (!completed) return
      const { recipe } = task
      const items = recipe.kind === 'activity' ? recipe.items : wordsOf(outline, recipe.lesson_id)
      if (recipe.kind === 'lesson') {
        lessonsDone.add(recipe.lesson_id)
        taught.set(day, (taught.get(day) ?? 0) + 1)
      }
      for (const item of items) {
        const before = memory.get(item) ?? newMemory(now)
        const recalls = habits.halfLife ? halfLifeRecall(own.get(item), now) : knows(before, now, habits)
        const right = chance() < recalls
        if (habits.halfLife) own.set(item, afterHalfLife(own.get(item), right, now, mix(seed, item)))
        const after = afterReview(before, right ? ratings.good : ratings.again, now)
        if (before.lastReview && before.lastReview.until(now).total('hours') >= 24)
          answers.push(after.lapses === before.lapses)
        memory.set(item, after)
      }
    })
    taught.set(day, taught.get(day) ?? 0)
    lastDay = day
    days.push({ day, input, plan, lessonsDone: lessonsDone.size, forecast })
  }
  const end = Temporal.Instant.from(`${addDays(START, PROGRAM_DAYS)}T10:00:00Z`)
  const known = Array.from(memory, ([item, each]) =>
    habits.halfLife ? halfLifeRecall(own.get(item), end) : knows(each, end, habits),
  )
  return { days, wordsMet: memory.size, wordsKnown: known.reduce((sum, share) => sum + share, 0), memory }
}

function knownWords(memory: ReadonlyMap<string, Memory>, now: Temporal.Instant, end: Temporal.Instant) {
  return Array.from(memory, ([item, each]) => ({
    item,
    due: Temporal.Instant.compare(each.due, end) < 0,
    retrievability: retrievability(each, now),
    repetitions: each.repetitions,
  }))
}

function wordsOf(outline: CourseOutline, lessonId: string): string[] {
  return outline.lessons.find(lesson => lesson.id === lessonId)?.items ?? []
}

/** The chance that the learner knows it: right after it was shown they mostly do. */
function knows(memory: Memory, now: Temporal.Instant, { strength }: Habits): number {
  return memory.lastReview ? retrievability({ ...memory, stability: memory.stability * strength }, now) : 0.9
}

type OwnMemory = { days: number; at: Temporal.Instant }

function halfLifeRecall(memory: OwnMemory | undefined, now: Temporal.Instant): number {
  return memory ? 2 ** (-memory.at.until(now).total('hours') / 24 / memory.days) : 0.9
}

/** A word's first half-life is two to nine days, by the word. Soon repeated, little is gained. */
function afterHalfLife(memory: OwnMemory | undefined, right: boolean, now: Temporal.Instant, dice: number): OwnMemory {
  if (!memory) return { days: right ? 2 + (dice % 8) : 1, at: now }
  if (!right) return { days: Math.max(1, memory.days * 0.4), at: now }
  const effort = Math.min(1, memory.at.until(now).total('hours') / 24 / (memory.days * 0.15))
  return { days: memory.days * (1 + 1.6 * effort), at: now }
}

export type Figures = {
  /** The share of days whose planned minutes are within 10 % of the promise. */
  withinTenPercent: number
  /** The longest day, as a multiple of the promise. */
  longestDay: number
  /** Of all minutes that are not reviews, those on the chosen focus. */
  focusShare: number
  /** The fewest kinds of activity in any seven and any fourteen full days in a row; undefined where there are none. */
  fewestKindsInAWeek: number | undefined
  fewestKindsInAFortnight: number | undefined
  lessonsDone: number
  /** How far the forecast was from what was known in the end, at its worst from day 30 on. */
  forecastError: number
  tasksADay: number
  /** The most tasks of any day, beyond what is thought to be enough for its minutes. */
  tasksTooMany: number
  wordsMet: number
  /** Words the learner would still know on the day after the program. */
  wordsKnown: number
}

/** What a program is judged by, over the days of one simulation. */
export function figuresOf({ days, wordsMet, wordsKnown }: Simulation): Figures {
  const ratios = days.map(({ plan }) => sum(plan.tasks.map(task => task.seconds)) / 60 / plan.minutes)
  const tasks = days.flatMap(each => each.plan.tasks)
  const outside = tasks.filter(task => task.purpose !== 'review')
  const seconds = (some: typeof tasks) => sum(some.map(task => task.seconds))
  return {
    withinTenPercent: ratios.filter(ratio => Math.abs(ratio - 1) <= 0.1).length / ratios.length,
    longestDay: Math.max(...ratios),
    focusShare: seconds(outside.filter(task => task.purpose === 'focus')) / seconds(outside),
    fewestKindsInAWeek: fewestKinds(runsOf(days, 7)),
    fewestKindsInAFortnight: fewestKinds(runsOf(days, 14)),
    lessonsDone: days.at(-1)?.lessonsDone ?? 0,
    forecastError: Math.max(
      0,
      ...days.filter(({ day }) => day >= 30).map(({ forecast }) => Math.abs(forecast.words / wordsKnown - 1)),
    ),
    tasksADay: tasks.length / days.length,
    tasksTooMany: Math.max(...days.map(({ plan, input }) => plan.tasks.length - mostTasks(input.budgetMinutes))),
    wordsMet,
    wordsKnown,
  }
}

function kindsOf({ plan }: SimulatedDay): string[] {
  return plan.tasks.flatMap(({ recipe }) => (recipe.kind === 'activity' ? [recipe.activity] : []))
}

/** Every run of so many days in a row on which the learner came and had a full day, after the first seven. */
function runsOf(days: SimulatedDay[], length: number): SimulatedDay[][] {
  return days
    .map((_, at) => days.slice(at, at + length))
    .filter(run => run.length === length && run.at(-1)!.day - run[0]!.day === length - 1)
    .filter(run => run.every(({ day, plan, input }) => day >= 7 && plan.minutes === input.budgetMinutes))
}

function fewestKinds(runs: SimulatedDay[][]): number | undefined {
  return runs.length === 0 ? undefined : Math.min(...runs.map(run => new Set(run.flatMap(kindsOf)).size))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
