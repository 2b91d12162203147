import { createCourses } from '#curriculum/course/load-courses.ts'
import { planDay } from '#domain/plan/daily-plan.ts'
import type { PlanInput } from '#domain/plan/plan.ts'
import { learners, simulate } from './simulated-learner.ts'

// npm run bench: what planning a day costs in processor time, beside the least that any planner must do: putting the
// learner's words and the course's sentences in order once. The target is told for 120 minutes on day 60.

const DAY = 60
const TARGET = { minutes: 120, milliseconds: 8 } as const
const RUNS = 60

const courses = createCourses('build/courses')
const outline = (await courses.outline('ja', 'beginner'))!

/** Milliseconds of processor time in the middle of many runs. */
function median(work: () => void): number {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    if (run >= RUNS / 4) times.push((user + system) / 1000)
  }
  return times.sort((a, b) => a - b)[times.length >> 1]!
}

const randoms = Array.from({ length: 4096 }, Math.random)
const inAnyOrder = (length: number) => Array.from({ length }, (_, at) => randoms[at % randoms.length]!)

function floorOf(input: PlanInput): void {
  for (const length of [input.words.length, input.outline.sentences?.length ?? 0]) {
    inAnyOrder(length).sort((a, b) => a - b)
  }
}

console.log(`Planning day ${DAY} of a Japanese course; target ${TARGET.milliseconds} ms at ${TARGET.minutes} minutes`)
for (const minutes of [15, 30, 60, 120]) {
  const { days } = simulate(learners.steady, outline, { budgetMinutes: minutes, focus: 'writing', seed: 90, days: DAY })
  const { input } = days.at(-1)!
  // What is kept for an input is no part of the bargain: each run gets an input of its own.
  const plan = median(() => planDay({ ...input }))
  const floor = median(() => floorOf(input))
  const missed = minutes === TARGET.minutes && plan > TARGET.milliseconds ? ' MISSED' : ''
  console.log(
    `${String(minutes).padStart(3)} min  ${plan.toFixed(2)} ms${missed} · ${(plan / floor).toFixed(0)} times the floor (${floor.toFixed(2)} ms)`,
  )
}
