import { parseArgs } from 'node:util'
import { availableCourses } from '#curriculum/course/available-courses.ts'
import { outlineOf } from '#curriculum/derive/outline.ts'
import { taskOf } from '#curriculum/derive/tasks/task.ts'
import { focuses } from '#domain/program/assessment.ts'
import { learners, simulate } from './simulated-learner.ts'

// Prints a week of tasks as a learner sees them, to be read: npm run week -- --week 4 es ja.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { week: { type: 'string', default: '4' } },
})
const week = Number(values.week)
const codes = positionals.length > 0 ? positionals : ['es']

for (const course of (await availableCourses()).filter(({ code }) => codes.includes(code))) {
  const outline = outlineOf(course)
  for (const [at, minutes] of [15, 30, 60, 120].entries()) {
    const focus = focuses[at % focuses.length]!
    const { days } = simulate(learners.steady, outline, { budgetMinutes: minutes, focus, seed: 90, days: 7 * week })
    console.log(`\n${course.info.name}, week ${week}, ${minutes} minutes a day, focus on ${focus}`)
    for (const { day, plan } of days.filter(each => each.day >= 7 * (week - 1))) {
      console.log(`  Day ${day + 1}, ${Math.round(plan.minutes)} min`)
      for (const { recipe, seconds, reason } of plan.tasks) {
        const task = taskOf(course, recipe)
        console.log(
          `    ${String(Math.round(seconds / 60)).padStart(2)} min  ${task?.title ?? '(no such task)'} — ${reason}`,
        )
      }
    }
  }
}
