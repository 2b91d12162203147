import { finalLevels } from './evaluation.ts'
import type { FinalLevel } from './evaluation.ts'
import type { Level } from './program.ts'

/** One claim of the landing page: a figure and what it says. */
export type Claim = { figure: string; text: string }

/** The claims of the specification. */
export const specifiedClaims: readonly Claim[] = [
  { figure: '95%', text: 'of users see improvement' },
  { figure: '50,000+', text: 'students' },
  { figure: '4.9', text: 'rating' },
]

/** What this installation knows of its learners, counted over all of them. */
export type Outcomes = {
  /** Learners who bought a program. */
  students: number
  /** Evaluations given, by the level the learner began at and the level judged at the end. */
  evaluations: readonly { from: Level; to: FinalLevel; count: number; ratingSum: number }[]
}

/** A figure from fewer people than this says more about chance than about the program, and might tell who they were. */
export const MINIMUM_MEASURED = 30

/** The lowest final level that counts as an improvement on the level a learner began at. */
const improvedFrom: Record<Level, FinalLevel> = {
  beginner: 'beginner_plus',
  intermediate: 'intermediate_high',
  advanced: 'fluent',
}
const isImproved = (from: Level, to: FinalLevel) => finalLevels.indexOf(to) >= finalLevels.indexOf(improvedFrom[from])

/** Of how many evaluations, how many tell of a higher level than the one the learner began at. */
export function improvement(evaluations: Outcomes['evaluations']): { given: number; improved: number } {
  const count = (some: Outcomes['evaluations']) => some.reduce((sum, each) => sum + each.count, 0)
  return {
    given: count(evaluations),
    improved: count(evaluations.filter(each => isImproved(each.from, each.to))),
  }
}

/** The claims this installation has measured, each with the number of people behind it; those with too few are left out. */
export function measuredClaims({ students, evaluations }: Outcomes): Claim[] {
  const claims: Claim[] = []
  const { given, improved } = improvement(evaluations)
  if (given >= MINIMUM_MEASURED) {
    claims.push({ figure: `${Math.floor((100 * improved) / given)}%`, text: `of users see improvement (n = ${given})` })
  }
  if (students >= MINIMUM_MEASURED) claims.push({ figure: students.toLocaleString('en-US'), text: 'students' })
  if (given >= MINIMUM_MEASURED) {
    const rating = evaluations.reduce((sum, each) => sum + each.ratingSum, 0) / given
    claims.push({ figure: rating.toFixed(1), text: `rating (n = ${given})` })
  }
  return claims
}
