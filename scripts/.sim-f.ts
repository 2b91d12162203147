
import { focuses } from '#domain/assessment.ts'
import { figuresOf, learners, simulate } from '#test/simulated-learner.ts'
import { syntheticOutline } from '#test/synthetic-outline.ts'
const outline = syntheticOutline()
for (const kind of ['steady','busy','forgetful','absent'] as const) for (const m of [15,30,60]) {
  const s = simulate(learners[kind], outline, { budgetMinutes: m, focus: focuses[(m/15)%4]!, seed: 90 })
  const g = figuresOf(s)
  console.log(kind, m, g.forecastError.toFixed(3), g.wordsKnown.toFixed(0), s.days.filter(d=>d.day%10===0).map(d=>d.day+':'+d.forecast.words).join(' '))
}
