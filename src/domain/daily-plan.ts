import type { ActivityType, PriorityLevel, TaskType } from './activities.ts'
import type { Focus, LearningGoal } from './assessment.ts'
import type { ErrorDrill } from './error-drill.ts'
import type { CourseOutline, LessonOutline, Recipe } from './course-outline.ts'
import { IDLE_DAYS_BEFORE_RETURN, lessonsOfDay, teachableLessons } from './lesson-pace.ts'
import { addDays } from './local-days.ts'
import { createPractice } from './practice-choice.ts'
import type { ProgramTest } from './program-test.ts'
import { mix } from './seeded.ts'
import { lessonReason, mendReason, returnReason, testReason } from './plan-reasons.ts'
import type { Interest } from './interests.ts'
import { joined } from './task-size.ts'
import { isStubborn } from './word-choice.ts'

/** What a task is there for: to keep words from being forgotten, to teach new ones, to serve the chosen focus, to vary. */
export const purposes = ['review', 'lesson', 'focus', 'practice'] as const
export type Purpose = (typeof purposes)[number]

/** One word of the course that the learner has met. */
export type KnownWord = {
  item: string
  /** Whether it should be asked for before the day ends. */
  due: boolean
  /** The probability that it is still known, 0 to 1. */
  retrievability: number
  /** How often it was answered. */
  repetitions: number
  /** How often it was known and then forgotten. */
  lapses?: number
  /** The kind of activity in which it was answered last. */
  lastKind?: string
  /** Whether only a card can ask for it: it is no word of the course. */
  cardOnly?: boolean
}

export type PastTask = { date: string; recipe: Recipe; purpose: Purpose; seconds: number; completed: boolean }

export type PlanInput = {
  focus: Focus
  goal: LearningGoal
  /** Weeks of the course that are nearer to the learner than others. */
  interests?: ReadonlyMap<number, Interest>
  outline: CourseOutline
  words: readonly KnownWord[]
  lessonsDone: ReadonlySet<string>
  /** All earlier tasks of the course, oldest first. */
  history: readonly PastTask[]
  date: string
  /** Days until the program ends, today included. */
  daysLeft: number
  /** Days without activity before today. */
  idleDays: number
  /** The minutes promised for today. */
  budgetMinutes: number
  /** Decides between equals, and every shuffle inside the tasks. */
  seed: number
  /** The test of the program that is due. */
  test?: ProgramTest | undefined
  /** The learner's own errors of a kind that recurs. */
  mend?: ErrorDrill | undefined
}

export type PlannedTask = {
  recipe: Recipe
  purpose: Purpose
  task_type: TaskType
  priority: PriorityLevel
  /** Whole minutes, in seconds. */
  seconds: number
  reason: string
}

/** `minutes` is what the day was planned for: the promise, or less on a day of return. */
export type DayPlan = { minutes: number; tasks: PlannedTask[] }

/** A task while the day is being put together: its cost is not yet rounded to minutes. */
export type Draft = {
  recipe: Recipe
  purpose: Purpose
  seconds: number
  /** Words in it that are about to be forgotten. */
  dueWords: number
  /** 1 where its words come for the second time today in this kind of activity. */
  round: number
  reasonFor(dueWords: number, words: number): string
}

/** Reviews take at most this share of a day, so that new material keeps the other. */
export const REVIEW_SHARE = 0.5
/** Reviews are given up to this share before anything else is, half of it while the focus falls short. */
const REVIEW_FLOOR = 0.2
/** The chosen focus gets at least this share of the minutes that are not reviews. */
export const FOCUS_SHARE = 0.4
/** What is aimed at, so that rounding to whole tasks and minutes stays above the promise. */
const FOCUS_AIM = 0.48
/** The focus share and the rotation of activities look this far back, today included. */
export const WEEK_DAYS = 7

/** The length of the plan that meets a learner who was away. */
export const RETURN_MINUTES = 5

const taskTypes: Record<ActivityType, TaskType> = {
  flashcard_drill: 'vocabulary',
  quiz_game: 'reading',
  memory_game: 'vocabulary',
  dialogue_practice: 'conversation',
  role_play_scenario: 'speaking',
  pronunciation_drill: 'speaking',
  listening_exercise: 'listening',
  writing_prompt: 'writing',
  grammar_worksheet: 'grammar',
  cultural_discovery: 'culture',
}
const priorities: Record<Purpose, PriorityLevel> = { review: 'high', lesson: 'high', focus: 'medium', practice: 'low' }

/**
 * The tasks of one day: words about to be forgotten first, then the next lessons, then practice that fills the promised
 * minutes. Practice may use the words of the day's lessons, so it stands after them. The same input gives the same plan.
 */
export function planDay(input: PlanInput): DayPlan {
  const returning = input.idleDays >= IDLE_DAYS_BEFORE_RETURN && input.words.length > 0
  const minutes = returning ? Math.min(RETURN_MINUTES, input.budgetMinutes) : input.budgetMinutes
  const drafts = returning ? returnDrafts(input, minutes * 60) : fullDrafts(input, minutes * 60)
  const tasks = joined(
    drafts.filter(draft => draft.seconds > 0),
    input.budgetMinutes,
  )
  const of = (purpose: Purpose) => tasks.filter(task => task.purpose === purpose)
  const isTest = ({ recipe }: Draft) => recipe.kind === 'activity' && recipe.test !== undefined
  const inOrder = [
    ...tasks.filter(isTest),
    ...of('review').filter(task => !isTest(task)),
    ...of('lesson'),
    ...spread(of('focus'), of('practice')),
  ]
  return { minutes, tasks: inWholeMinutes(inOrder).map(task => withOtherExamples(task, input.words)) }
}

/** A word that was forgotten often is shown with another example. */
function withOtherExamples(task: PlannedTask, words: readonly KnownWord[]): PlannedTask {
  const { recipe } = task
  if (recipe.kind === 'lesson') return task
  const items = new Set(recipe.items)
  const another = words.filter(word => isStubborn(word) && items.has(word.item)).map(word => word.item)
  return another.length === 0 ? task : { ...task, recipe: { ...recipe, another } }
}

/** Two lists as one, each keeping its order, spread evenly so that a day does not hold five of a kind in a row. */
function spread<T>(first: readonly T[], second: readonly T[]): T[] {
  const placed = [first, second].flatMap(list => list.map((each, at) => ({ each, place: (at + 0.5) / list.length })))
  return placed.sort((a, b) => a.place - b.place).map(({ each }) => each)
}

/** Five minutes of the words most at risk, and nothing else. */
function returnDrafts(input: PlanInput, budget: number): Draft[] {
  const practice = createPractice(input)
  const drafts = practice.fill('review', budget, budget)
  drafts.push(...practice.fill('practice', budget - total(drafts), budget - total(drafts)))
  practice.stretch(drafts, budget - total(drafts))
  return drafts.map(draft => ({ ...draft, reasonFor: () => returnReason(input.idleDays) }))
}

function fullDrafts(input: PlanInput, budget: number): Draft[] {
  const practice = createPractice(input)
  const drafts: Draft[] = []
  // A test of the program stands before everything else: what it finds shall not come from today's practice.
  if (input.test) drafts.push(testDraft(input, input.test))
  if (input.mend) drafts.push(mendDraft(input, input.mend))
  const left = () => Math.max(0, budget - total(drafts))
  const fill = (purpose: Purpose, seconds: number) =>
    drafts.push(...practice.fill(purpose, Math.min(seconds, left()), left()))
  const taught = new Set<string>()
  const teach = (lesson: LessonOutline) => {
    const recipe: Recipe = { kind: 'lesson', lesson_id: lesson.id }
    // A lesson longer than the whole day takes the day and goes on tomorrow.
    const seconds = Math.min(lesson.seconds, left())
    const reason = lessonReason(input, lesson, taught.size)
    drafts.push({ recipe, purpose: 'lesson', seconds, dueWords: 0, round: 0, reasonFor: () => reason })
    taught.add(lesson.id)
    practice.unlock(lesson)
  }

  const testSeconds = total(drafts)
  const open = budget - testSeconds
  const review = Math.min(practice.dueSeconds, REVIEW_SHARE * open)
  for (const lesson of lessonsOfDay(input, open, review, focusIsBehind(input))) teach(lesson)
  const lessonSeconds = total(drafts) - testSeconds
  // Words that are due can also be asked for in tasks of the focus: beyond a floor, reviews give way to it.
  const floor = focusIsBehind(input) ? REVIEW_FLOOR / 2 : REVIEW_FLOOR
  const forReview = Math.min(review, floor * open, left())
  const variety = practice.varietySeconds(left() - forReview)
  const focus = Math.min(left() - forReview - variety, focusSeconds(input, lessonSeconds + variety))
  fill('review', Math.min(review, left() - variety - focus))
  const free = left() - variety - focus
  fill('focus', focus + free * FOCUS_AIM)
  fill('practice', left())

  // Where few words are known there is little to practise: further lessons fill the day, then further rounds.
  for (let mayExceed = false; ; mayExceed = true) {
    const next = teachableLessons(input).find(lesson => !taught.has(lesson.id))
    if (!next || next.seconds > left() || taught.size === 0) break
    if (!mayExceed) {
      // Before a day teaches more than it should, it may hold a task more than it should.
      practice.allowMoreTasks()
      fill('focus', left() * FOCUS_AIM)
      fill('practice', left())
      continue
    }
    teach(next)
    fill('focus', next.seconds * FOCUS_AIM)
    fill('practice', left())
  }
  practice.stretch(drafts, left())
  for (let round = 0; round < 3; round++) {
    practice.allowAnotherRound()
    fill('focus', left() * FOCUS_AIM)
    fill('practice', left())
  }
  practice.stretch(drafts, left())
  return drafts
}

/** A test counts as review: it teaches nothing and serves no focus. */
function testDraft({ outline, date, seed }: PlanInput, { number, items }: ProgramTest): Draft {
  const { week, day } = outline.lessons[0]!
  const recipe: Recipe = {
    kind: 'activity',
    activity: 'quiz_game',
    week,
    day,
    items,
    test: number,
    seed: mix(seed, `${date} test ${number}`),
  }
  const each = outline.activities.find(activity => activity.activity === 'quiz_game')?.secondsPerItem ?? 0
  const reason = testReason(number)
  return { recipe, purpose: 'review', seconds: items.length * each, dueWords: 0, round: 0, reasonFor: () => reason }
}

/** The seconds one error takes to mend: that of an exercise on a worksheet. */
const SECONDS_AN_ERROR = 22

function mendDraft({ outline, date, seed }: PlanInput, mend: ErrorDrill): Draft {
  const { week, day } = outline.lessons[0]!
  const recipe: Recipe = {
    kind: 'activity',
    activity: 'grammar_worksheet',
    week,
    day,
    items: [],
    mend,
    seed: mix(seed, `${date} mend`),
  }
  const reason = mendReason(mend)
  const seconds = mend.errors.length * SECONDS_AN_ERROR
  return { recipe, purpose: 'review', seconds, dueWords: 0, round: 0, reasonFor: () => reason }
}

/** What the focus needs today so that its share of the week's minutes outside reviews keeps the promise. */
function focusSeconds(input: PlanInput, otherSeconds: number): number {
  const { spent, onFocus } = weekOutsideReviews(input)
  const today = (FOCUS_AIM * otherSeconds) / (1 - FOCUS_AIM)
  const catchingUp = (FOCUS_AIM * (spent + otherSeconds) - onFocus) / (1 - FOCUS_AIM)
  return Math.max(0, Math.min(Math.max(today / 2, catchingUp), today * 2 + 300))
}

function focusIsBehind(input: PlanInput): boolean {
  const { spent, onFocus } = weekOutsideReviews(input)
  return onFocus < FOCUS_SHARE * spent
}

/** The seconds planned in the six days before, reviews left out. */
function weekOutsideReviews({ history, date }: PlanInput): { spent: number; onFocus: number } {
  const begin = addDays(date, 1 - WEEK_DAYS)
  const week = history.filter(task => task.purpose !== 'review' && task.date >= begin && task.date < date)
  return { spent: total(week), onFocus: total(week.filter(task => task.purpose === 'focus')) }
}

/**
 * Rounds each task to whole minutes, at least one, so that what is shown adds up to what was planned: a task takes the
 * minutes between the rounded sums before and after it.
 */
function inWholeMinutes(drafts: readonly Draft[]): PlannedTask[] {
  let exact = 0
  let shown = 0
  return drafts.map(draft => {
    exact += draft.seconds / 60
    const minutes = Math.max(1, Math.round(exact) - shown)
    shown += minutes
    const { recipe, purpose } = draft
    const reason = draft.reasonFor(draft.dueWords, recipe.kind === 'lesson' ? 0 : recipe.items.length)
    const task_type = recipe.kind === 'lesson' ? 'vocabulary' : taskTypes[recipe.activity]
    return { recipe, purpose, task_type, priority: priorities[purpose], seconds: minutes * 60, reason }
  })
}

function total(tasks: readonly { seconds: number }[]): number {
  return tasks.reduce((sum, task) => sum + task.seconds, 0)
}
