import type { Focus } from '#domain/program/assessment.ts'
import type { CourseOutline } from '#domain/plan/course-outline.ts'
import { planDay } from '#domain/plan/daily-plan.ts'
import type { DayPlan, PastTask, PlanInput } from '#domain/plan/plan.ts'
import { forecastWords } from '#domain/plan/pace/forecast.ts'
import type { DayOfLearning, Forecast, ForecastInput } from '#domain/plan/pace/forecast.ts'
import { addDays, endOfDay } from '#domain/calendar/local-days.ts'
import { seededHash } from '#domain/random.ts'
import { PROGRAM_DAYS } from '#domain/program/program.ts'
import { afterReview, newMemory, ratings, retrievability } from '#domain/memory/review.ts'
import type { Memory } from '#domain/memory/review.ts'
import { recallOf } from '#domain/plan/pace/recall-aim.ts'
import type { Asked } from '#domain/plan/pace/recall-aim.ts'
import { kindOf } from '#domain/plan/offers/kinds.ts'
import { asked } from '#domain/plan/offers/uses.ts'
import { ANSWERS_OF_A_CALIBRATION, calibrateRecall } from '#domain/memory/recall-calibration.ts'
import type { TestedRecall } from '#domain/memory/recall-calibration.ts'
import { likeTheModel, withHalfLives, withInterference, withLapses } from './true-memories.ts'
import type { TrueMemory } from './true-memories.ts'

/** How a learner keeps the program: when they come, how much of a day they do, how well they remember. */
export type Habits = {
  comes(day: number): boolean
  /** The share of a day's tasks they do, from the first. */
  does: number
  /** How they really remember. */
  memory(seed: number): TrueMemory
}

const always = () => true
export const learners = {
  steady: { comes: always, does: 1, memory: () => likeTheModel(1) },
  busy: { comes: day => day % 7 < 5, does: 0.75, memory: () => likeTheModel(1) },
  forgetful: { comes: always, does: 1, memory: () => likeTheModel(0.6) },
  absent: { comes: day => day < 40 || day >= 47, does: 1, memory: () => likeTheModel(1) },
} satisfies Record<string, Habits>
export type LearnerKind = keyof typeof learners

/** Steady, with memories that are not the model's: they show how much of a figure is owed to the model's being right. */
export const unlikeTheModel = {
  halfLife: { ...learners.steady, memory: withHalfLives },
  interference: { ...learners.steady, memory: withInterference },
  lapses: { ...learners.steady, memory: withLapses },
} satisfies Record<string, Habits>

export type SimulatedDay = {
  day: number
  input: PlanInput
  plan: DayPlan
  lessonsDone: number
  /** What the forecast of the day was made from. */
  foretold: ForecastInput
  forecast: Forecast
}
export type Simulation = { days: SimulatedDay[]; wordsMet: number; wordsKnown: number; memory: Map<string, Memory> }

const START = '2026-11-02'
const ZONE = 'UTC'

/** Takes a learner through the program, day by day, with answers drawn from what they would still know. */
export function simulate(
  habits: Habits,
  outline: CourseOutline,
  {
    budgetMinutes,
    focus,
    seed,
    days: length = PROGRAM_DAYS,
  }: { budgetMinutes: number; focus: Focus; seed: number; days?: number },
): Simulation {
  let draws = 0
  const chance = () => seededHash(seed, `draw ${draws++}`) / 0x80000000
  const memory = new Map<string, Memory>()
  const lessonsDone = new Set<string>()
  const history: PastTask[] = []
  const days: SimulatedDay[] = []
  let lastDay: number | undefined
  const learned = new Map<number, DayOfLearning>()
  const tested: TestedRecall[] = []
  const truth = habits.memory(seed)

  for (let day = 0; day < length; day++) {
    if (!habits.comes(day)) continue
    const date = addDays(START, day)
    const now = Temporal.Instant.from(`${date}T10:00:00Z`)
    const calibration = calibrateRecall(tested.slice(-ANSWERS_OF_A_CALIBRATION))
    const input: PlanInput = {
      focus,
      goal: 'travel',
      outline,
      words: knownWords(memory, {
        now,
        end: endOfDay(date, ZONE),
        minutes: budgetMinutes,
        calibration,
      }),
      lessonsDone: new Set(lessonsDone),
      history: [...history],
      date,
      daysLeft: PROGRAM_DAYS - day,
      idleDays: lastDay === undefined ? 0 : day - lastDay - 1,
      budgetMinutes,
      seed,
    }
    const plan = planDay(input)
    const foretold: ForecastInput = {
      outline,
      lessonsDone: input.lessonsDone,
      memory: [...memory.values()],
      days: Array.from({ length: day }, (_, each) => learned.get(each) ?? null),
      calibration,
      minutes: budgetMinutes,
      daysLeft: input.daysLeft,
      now,
    }
    let [lessons, reviewSeconds] = [0, 0]
    plan.tasks.forEach((task, at) => {
      const completed = at < Math.ceil(plan.tasks.length * habits.does)
      history.push({ date, recipe: task.recipe, purpose: task.purpose, seconds: task.seconds, completed })
      if (!completed) return
      const { recipe } = task
      const items = recipe.kind === 'lesson' ? wordsOf(outline, recipe.lesson_id) : asked(recipe, outline).words
      if (recipe.kind === 'lesson') {
        lessonsDone.add(recipe.lesson_id)
        lessons++
      }
      if (recipe.kind === 'activity' && recipe.asks) reviewSeconds += task.seconds
      for (const item of items) {
        const before = memory.get(item) ?? newMemory(now)
        const right = chance() < truth.recall(item, memory.get(item), now)
        truth.answered(item, right, now)
        const after = afterReview(before, right ? ratings.good : ratings.again, now)
        if (before.lastReview && before.lastReview.until(now).total('hours') >= 24) {
          tested.push({ predicted: retrievability(before, now), stability: before.stability, recalled: right })
        }
        memory.set(item, after)
      }
    })
    learned.set(day, { lessons, reviewSeconds })
    lastDay = day
    days.push({ day, input, plan, lessonsDone: lessonsDone.size, foretold, forecast: forecastWords(foretold) })
  }
  const end = Temporal.Instant.from(`${addDays(START, length)}T10:00:00Z`)
  const known = Array.from(memory, ([item, each]) => truth.recall(item, each, end))
  return { days, wordsMet: memory.size, wordsKnown: known.reduce((sum, share) => sum + share, 0), memory }
}

function knownWords(memory: ReadonlyMap<string, Memory>, asked: Asked) {
  return Array.from(memory, ([item, each]) => ({ item, ...recallOf(each, asked) }))
}

function wordsOf(outline: CourseOutline, lessonId: string): string[] {
  return outline.lessons.find(lesson => lesson.id === lessonId)?.items ?? []
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
  /** The most tasks of any day. */
  mostTasks: number
  /** Of all questions, those whose text was asked for on the same day already, lessons among them. */
  repeated: number
  /** Sentences that came twice on a day or on two days running, two lessons of the course aside. */
  sentencesAgain: number
  /** The most often that a word was asked for on a day, lessons aside. */
  mostOfAWord: number
  /** The first day without a lesson left to do; undefined where there always was one. */
  lessonsEnd: number | undefined
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
    ...repeatsOf(days),
    lessonsEnd: days.find(({ lessonsDone, input }) => lessonsDone === input.outline.lessons.length)?.day,
    mostTasks: Math.max(...days.map(({ plan }) => plan.tasks.length)),
    wordsMet,
    wordsKnown,
  }
}

/** How often texts and words came again. */
function repeatsOf(days: readonly SimulatedDay[]) {
  let [questions, repeated, sentencesAgain, mostOfAWord] = [0, 0, 0, 0]
  let before = { date: '', texts: new Map<string, boolean>() }
  for (const { input, plan } of days) {
    /** Each text of the day, and whether only lessons asked for it. */
    const texts = new Map<string, boolean>()
    const words = new Map<string, number>()
    for (const { recipe } of plan.tasks) {
      const uses = asked(recipe, input.outline)
      for (const word of uses.words) words.set(word, (words.get(word) ?? 0) + 1)
      for (const text of [...uses.alone.map(word => `w:${word}`), ...uses.sentences]) {
        questions++
        if (texts.has(text)) repeated++
        const isSentence = !text.startsWith('w:')
        const isLesson = recipe.kind === 'lesson'
        const earlier =
          texts.get(text) ?? (before.date === addDays(input.date, -1) ? before.texts.get(text) : undefined)
        // What two lessons of the course ask for is the course's own.
        if (isSentence && earlier !== undefined && !(isLesson && earlier)) sentencesAgain++
        texts.set(text, isLesson && (texts.get(text) ?? true))
      }
    }
    mostOfAWord = Math.max(mostOfAWord, 0, ...words.values())
    before = { date: input.date, texts }
  }
  return { repeated: questions === 0 ? 0 : repeated / questions, sentencesAgain, mostOfAWord }
}

function kindsOf({ plan }: SimulatedDay): string[] {
  return plan.tasks.map(({ recipe }) => kindOf(recipe)).filter(kind => kind !== 'lesson' && kind !== 'reviews')
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
