import { DAILY_MINUTES, focuses } from '#domain/assessment.ts'
import { mostTasks } from '#domain/task-size.ts'
import { PROGRAM_DAYS } from '#domain/program.ts'
import { figuresOf, learners, simulate, unlikeTheModel } from '#test/simulated-learner.ts'
import type { Figures, LearnerKind } from '#test/simulated-learner.ts'
import { syntheticOutline } from '#test/synthetic-outline.ts'

// Takes learners of several kinds through the program and prints what the planner gave them beside what it promises.

const outline = syntheticOutline()
const budgets: number[] = []
for (let minutes = DAILY_MINUTES.min; minutes <= DAILY_MINUTES.max; minutes += DAILY_MINUTES.step) budgets.push(minutes)

const percent = (share: number) => `${(100 * share).toFixed(0)} %`
const SHORT_DAY = DAILY_MINUTES.min

type Target = {
  name: string
  shown(figures: Figures): string
  target(minutes: number): string
  holds(figures: Figures, minutes: number): boolean
}
const targets: Target[] = [
  {
    name: 'days within ±10 %',
    shown: each => percent(each.withinTenPercent),
    target: () => '≥ 95 %',
    holds: each => each.withinTenPercent >= 0.95,
  },
  {
    name: 'longest day',
    shown: each => percent(each.longestDay),
    target: () => '≤ 120 %',
    holds: each => each.longestDay <= 1.2,
  },
  {
    name: 'focus share',
    shown: each => percent(each.focusShare),
    target: () => '≥ 40 %',
    holds: each => each.focusShare >= 0.4,
  },
  {
    name: 'kinds in a week',
    shown: each => String(each.fewestKindsInAWeek ?? '-'),
    target: minutes => (minutes > SHORT_DAY ? '10' : '≥ 6'),
    holds: (each, minutes) => (each.fewestKindsInAWeek ?? 10) >= (minutes > SHORT_DAY ? 10 : 6),
  },
  {
    name: 'forecast error from day 30',
    shown: each => percent(each.forecastError),
    target: () => '≤ 10 %',
    holds: each => each.forecastError <= 0.1,
  },
  {
    name: 'tasks a day',
    shown: each => each.tasksADay.toFixed(1),
    target: minutes => `about ${mostTasks(minutes)}`,
    holds: (each, minutes) => each.tasksADay <= mostTasks(minutes) + 0.5,
  },
]

const began = performance.now()
let missed = 0
const known = new Map<string, number>()
console.log(
  `${PROGRAM_DAYS} days on a course of ${outline.lessons.length} lessons; each figure with its target behind it\n`,
)
for (const kind of Object.keys(learners) as LearnerKind[]) {
  for (const [at, minutes] of budgets.entries()) {
    const focus = focuses[at % focuses.length]!
    const figures = figuresOf(simulate(learners[kind], outline, { budgetMinutes: minutes, focus, seed: 90 }))
    known.set(`${kind} ${minutes}`, figures.wordsKnown)
    const cells = targets.map(target => {
      const holds = target.holds(figures, minutes)
      if (!holds) missed++
      return `${target.name} ${target.shown(figures)} (${target.target(minutes)})${holds ? '' : ' MISSED'}`
    })
    const done = `${figures.lessonsDone} lessons, ${figures.wordsKnown.toFixed(0)} of ${figures.wordsMet} words known`
    console.log(
      `${kind.padEnd(9)} ${String(minutes).padStart(3)} min ${focus.padEnd(9)} ${cells.join(' · ')} · ${done}`,
    )
  }
}

console.log(
  '\nA steady learner whose memory is not the model’s but fades by half-lives (no targets: what the figures owe to the model)',
)
for (const [at, minutes] of budgets.entries()) {
  const focus = focuses[at % focuses.length]!
  const figures = figuresOf(simulate(unlikeTheModel, outline, { budgetMinutes: minutes, focus, seed: 90 }))
  console.log(
    `${String(minutes).padStart(3)} min  days within ±10 % ${percent(figures.withinTenPercent)} · longest day ${percent(figures.longestDay)} · ` +
      `focus share ${percent(figures.focusShare)} · forecast error ${percent(figures.forecastError)} · ` +
      `${figures.wordsKnown.toFixed(0)} of ${figures.wordsMet} words known`,
  )
}

console.log('\nWhat seven missed days cost in words known on the last day (≤ 8 %)')
for (const minutes of budgets) {
  const cost = 1 - known.get(`absent ${minutes}`)! / known.get(`steady ${minutes}`)!
  if (cost > 0.08) missed++
  console.log(`${String(minutes).padStart(3)} min  ${percent(Math.max(0, cost))}${cost > 0.08 ? ' MISSED' : ''}`)
}
console.log(
  `\n${missed === 0 ? 'Every target is met' : `${missed} targets are missed`}, in ${((performance.now() - began) / 1000).toFixed(0)} s`,
)
process.exitCode = missed === 0 ? 0 : 1
