import { focuses } from '#domain/assessment.ts'
import { figuresOf, learners, simulate } from '#test/simulated-learner.ts'
import { syntheticOutline } from '#test/synthetic-outline.ts'

const outline = syntheticOutline()
const t = performance.now()
for (const [name, habits] of Object.entries(learners)) {
  for (const budgetMinutes of [15, 30, 60, 120]) {
    for (const focus of name === 'steady' ? focuses : (['speaking'] as const)) {
      const f = figuresOf(simulate(habits, outline, { budgetMinutes, focus, seed: 7 }), focus, outline)
      console.log(name, budgetMinutes, focus, Object.entries(f).map(([k, v]) => `${k}=${typeof v === 'number' ? v.toFixed(2) : v}`).join(' '))
    }
  }
}
console.log(performance.now() - t)
