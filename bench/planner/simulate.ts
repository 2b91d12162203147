import { DAILY_MINUTES, focuses } from '#domain/program/assessment.ts'
import { mostRows } from '#domain/plan/day.ts'
import { availableCourses } from '#curriculum/course/available-courses.ts'
import { outlineOf } from '#curriculum/derive/outline.ts'
import { PROGRAM_DAYS } from '#domain/program/program.ts'
import { figuresOf, learners, simulate, unlikeTheModel } from './simulated-learner.ts'
import type { Figures } from './simulated-learner.ts'
import { syntheticOutline } from './synthetic-outline.ts'

// Takes learners of five kinds through the program and prints what the planner gave them beside what it promises:
// npm run simulate [-- es ja]. On compiled courses where there are any, else on one without text.

const wanted = process.argv.slice(2)
const usual = ['es', 'ja', 'ar', 'de']
const available = (await availableCourses()).filter(course =>
  (wanted.length > 0 ? wanted : usual).includes(course.code),
)
const outlines =
  available.length > 0
    ? available.map(course => ({ name: course.code as string, outline: outlineOf(course) }))
    : [{ name: 'without text', outline: syntheticOutline() }]
const budgets: number[] = []
for (let minutes = DAILY_MINUTES.min; minutes <= DAILY_MINUTES.max; minutes += DAILY_MINUTES.step) budgets.push(minutes)

const percent = (share: number) => `${(100 * share).toFixed(0)} %`
const fewestKinds = (minutes: number) => (minutes > DAILY_MINUTES.min ? 10 : 6)

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
    target: minutes => `≥ ${fewestKinds(minutes)}`,
    holds: (each, minutes) => (each.fewestKindsInAWeek ?? 10) >= fewestKinds(minutes),
  },
  {
    name: 'forecast error from day 30',
    shown: each => percent(each.forecastError),
    target: () => '≤ 10 %',
    holds: each => each.forecastError <= 0.1,
  },
  {
    name: 'questions that repeat a text of the day',
    shown: each => `${(100 * each.repeated).toFixed(1)} %`,
    target: () => '≤ 2 %',
    holds: each => each.repeated <= 0.02,
  },
  {
    name: 'sentences twice in two days',
    shown: each => String(each.sentencesAgain),
    target: () => '0',
    holds: each => each.sentencesAgain === 0,
  },
  {
    name: 'a word on a day',
    shown: each => String(each.mostOfAWord),
    target: () => '≤ 3',
    holds: each => each.mostOfAWord <= 3,
  },
  {
    name: 'tasks a day',
    shown: each => each.tasksADay.toFixed(1),
    target: minutes => `never over ${mostRows(minutes)}`,
    holds: (each, minutes) => each.mostTasks <= mostRows(minutes),
  },
]

const began = performance.now()
let missed = 0
const kinds = { ...learners, ...unlikeTheModel }
console.log(`${PROGRAM_DAYS} days; each figure with its target behind it`)
for (const { name, outline } of outlines) {
  console.log(`\n${name}, ${outline.lessons.length} lessons`)
  const known = new Map<string, number>()
  for (const [kind, habits] of Object.entries(kinds)) {
    for (const [at, minutes] of budgets.entries()) {
      const focus = focuses[at % focuses.length]!
      const figures = figuresOf(simulate(habits, outline, { budgetMinutes: minutes, focus, seed: 90 }))
      known.set(`${kind} ${minutes}`, figures.wordsKnown)
      const cells = targets.map(target => {
        const holds = target.holds(figures, minutes)
        if (!holds) missed++
        return `${target.name} ${target.shown(figures)} (${target.target(minutes)})${holds ? '' : ' MISSED'}`
      })
      const end =
        figures.lessonsEnd === undefined ? 'lessons to the end' : `last lesson on day ${figures.lessonsEnd + 1}`
      const done = `${figures.lessonsDone} lessons, ${end}, ${figures.wordsKnown.toFixed(0)} of ${figures.wordsMet} words known`
      console.log(
        `${kind.padEnd(9)} ${String(minutes).padStart(3)} min ${focus.padEnd(9)} ${cells.join(' · ')} · ${done}`,
      )
    }
  }
  const costs = budgets.map(minutes => {
    const cost = 1 - known.get(`absent ${minutes}`)! / known.get(`steady ${minutes}`)!
    if (cost > 0.08) missed++
    return `${minutes} min ${percent(Math.max(0, cost))}${cost > 0.08 ? ' MISSED' : ''}`
  })
  console.log(`What seven missed days cost in words known on the last day (≤ 8 %): ${costs.join(' · ')}`)
}
console.log(
  `\n${missed === 0 ? 'Every target is met' : `${missed} targets are missed`}, in ${((performance.now() - began) / 1000).toFixed(0)} s`,
)
process.exitCode = missed === 0 ? 0 : 1
