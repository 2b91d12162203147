import { focuses } from '#domain/assessment.ts'
import { figuresOf, learners, simulate } from '#test/simulated-learner.ts'
import { mostTasks } from '#domain/task-size.ts'
import { syntheticOutline } from '#test/synthetic-outline.ts'
const outline = syntheticOutline()
for (const kind of ['steady','busy'] as const) for (const m of [15,30,45,60,90,120]) {
  const f = focuses[(m/15)%4]!
  const s = simulate(learners[kind], outline, { budgetMinutes: m, focus: f, seed: 90 })
  const g = figuresOf(s)
  const hist: Record<number, number> = {}
  for (const d of s.days) hist[d.plan.tasks.length] = (hist[d.plan.tasks.length] ?? 0) + 1
  const ratios = s.days.map(d => d.plan.tasks.reduce((a, t) => a + t.seconds, 0) / 60 / d.plan.minutes)
  const wf=s.days.map(d=>{const o=d.plan.tasks.filter(t=>t.purpose!=='review');return o.filter(t=>t.purpose==='focus').reduce((a,t)=>a+t.seconds,0)/o.reduce((a,t)=>a+t.seconds,0)}); if(m===30&&kind==='busy') console.log(wf.map(x=>x.toFixed(2)).join(' '), s.days.slice(20,30).map(d=>d.plan.tasks.map(t=>t.purpose[0]+t.seconds/60).join(',')).join(' | '));
  const longest = Math.max(...s.days.flatMap(d => d.plan.tasks.map(t => t.seconds/60)))
  console.log('longest', longest, kind, m, f, 'most', mostTasks(m), JSON.stringify(hist), (g.withinTenPercent*100).toFixed(0), Math.min(...ratios).toFixed(2), 'focus', g.focusShare.toFixed(2), 'kinds', g.fewestKindsInAWeek, g.lessonsDone, g.wordsKnown.toFixed(0))
}
