import { simulate, learners } from '#test/simulated-learner.ts'
import { syntheticOutline } from '#test/synthetic-outline.ts'
const o = syntheticOutline()
for (const b of [30, 120]) { const t = performance.now(); simulate(learners.steady, o, { budgetMinutes: b, focus: 'reading', seed: 1 }); console.log(b, process.cpuUsage().user/1e6) }
