import { test } from 'vitest'
import { assessment, createProgram } from '#test/program.ts'
import { taskOf } from '#curriculum/derive/task.ts'
import { outlineOf } from '#curriculum/derive/outline.ts'
test('x', async () => {
  const p = await createProgram()
  const ana = await p.learner()
  let t = performance.now()
  const lap = (n: string) => { console.log(n, (performance.now() - t).toFixed(1)); t = performance.now() }
  await ana.post('/users/assessment', assessment); lap('assess')
  const course = (await p.parts.courses.course('es','beginner'))!
  outlineOf(course); lap('outline')
  let r
  for (let i=0;i<5;i++) { r = await ana.get('/users/daily-tasks'); lap('list') }
  for (const task of r!.body) console.log(task.estimated_minutes, task.task_type, task.title, '|', task.reason)
  const rows = await p.db.selectFrom('daily_tasks').select('recipe').execute()
  for (const row of rows) { const { recipe } = JSON.parse(row.recipe); taskOf(course, recipe); lap(recipe.activity ?? 'lesson') }
})
