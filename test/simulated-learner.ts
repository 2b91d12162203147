import type { Focus } from '#domain/assessment.ts'
import type { CourseOutline } from '#domain/course-outline.ts'
import { planDay } from '#domain/daily-plan.ts'
import type { DayPlan, PastTask, PlanInput } from '#domain/daily-plan.ts'
import { addDays, endOfDay } from '#domain/local-days.ts'
import { mix } from '#domain/practice-choice.ts'
import { PROGRAM_DAYS } from '#domain/program.ts'
import { afterReview, newMemory, ratings, retrievability } from '#domain/review.ts'
import type { Memory } from '#domain/review.ts'

/** How a learner keeps the program: when they come, how much of a day they do, how well they remember. */
export type Habits = {
  comes(day: number): boolean
  /** The share of a day's tasks they do, from the first. */
  does: number
  /** Their memories last this many times as long as the model expects. */
  strength: number
}

const always = () => true
export const learners = {
  steady: { comes: always, does: 1, strength: 1 },
  busy: { comes: day => day % 7 < 5, does: 0.75, strength: 1 },
  forgetful: { comes: always, does: 1, strength: 0.6 },
  absent: { comes: day => day < 40 || day >= 47, does: 1, strength: 1 },
} satisfies Record<string, Habits>
export type LearnerKind = keyof typeof learners

export type SimulatedDay = { day: number; input: PlanInput; plan: DayPlan; lessonsDone: number }
export type Simulation = { days: SimulatedDay[]; wordsMet: number; wordsKnown: number; memory: Map<string, Memory> }

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
    plan.tasks.forEach((task, at) => {
      const completed = at < Math.ceil(plan.tasks.length * habits.does)
      history.push({ date, recipe: task.recipe, purpose: task.purpose, seconds: task.seconds, completed })
      if (!completed) return
      const { recipe } = task
      const items = recipe.kind === 'activity' ? recipe.items : wordsOf(outline, recipe.lesson_id)
      if (recipe.kind === 'lesson') lessonsDone.add(recipe.lesson_id)
      for (const item of items) memory.set(item, answered(memory.get(item) ?? newMemory(now), now, habits, chance()))
    })
    lastDay = day
    days.push({ day, input, plan, lessonsDone: lessonsDone.size })
  }
  const end = Temporal.Instant.from(`${addDays(START, PROGRAM_DAYS)}T10:00:00Z`)
  const known = [...memory.values()].map(each => knows(each, end, habits))
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

function answered(memory: Memory, now: Temporal.Instant, habits: Habits, draw: number): Memory {
  const right = draw < knows(memory, now, habits)
  return afterReview(memory, right ? ratings.good : ratings.again, now)
}

/** The figures a plan is judged by, over the days of one simulation. */
export function figuresOf({ days, wordsMet, wordsKnown }: Simulation, focus: Focus, outline: CourseOutline) {
  const full = days.filter(each => each.plan.minutes === each.input.budgetMinutes)
  const ratio = ({ plan }: SimulatedDay) => sum(plan.tasks.map(task => task.seconds)) / 60 / plan.minutes
  const tasks = days.flatMap(each => each.plan.tasks)
  const outside = tasks.filter(task => task.purpose !== 'review')
  const weeks = weeksOf(days.filter(each => each.day >= 7))
  return {
    withinTen: days.filter(each => Math.abs(ratio(each) - 1) <= 0.1).length / days.length,
    most: Math.max(...days.map(ratio)),
    least: Math.min(...days.map(ratio)),
    fullDays: full.length,
    focusShare: sum(outside.filter(task => task.purpose === 'focus').map(task => task.seconds)) / sum(outside.map(task => task.seconds)),
    reviewShare: 1 - sum(outside.map(task => task.seconds)) / sum(tasks.map(task => task.seconds)),
    fewestKinds: Math.min(...weeks.map(week => new Set(week.flatMap(kindsOf)).size)),
    lessonsShare: (days.at(-1)?.lessonsDone ?? 0) / outline.lessons.length,
    tasksADay: tasks.length / days.length,
    wordsMet,
    wordsKnown,
    focus,
  }
}

function kindsOf({ plan }: SimulatedDay): string[] {
  return plan.tasks.flatMap(({ recipe }) => (recipe.kind === 'activity' ? [recipe.activity] : []))
}

/** Every run of seven days in a row on which the learner came, but for days of return. */
function weeksOf(days: SimulatedDay[]): SimulatedDay[][] {
  return days.map((_, at) => days.slice(at, at + 7)).filter(week => week.length === 7 && week[6]!.day - week[0]!.day === 6)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
