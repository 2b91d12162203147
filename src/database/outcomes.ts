import type { Db } from './connect.ts'
import type { Outcomes } from '#domain/claims.ts'

/** What became of this installation's learners, counted; nobody is named. */
export async function outcomes(db: Db): Promise<Outcomes> {
  const students = await db
    .selectFrom('purchases')
    .select(eb => eb.fn.count('user_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  const evaluations = await db
    .selectFrom('evaluations')
    .innerJoin('assessments', join =>
      join
        .onRef('assessments.user_id', '=', 'evaluations.user_id')
        .onRef('assessments.language_id', '=', 'evaluations.language_id'),
    )
    .select(eb => [
      'assessments.current_level as from',
      'evaluations.final_level_assessment as to',
      eb.fn.countAll().as('count'),
      eb.fn.sum('evaluations.program_rating').as('ratingSum'),
    ])
    .groupBy(['assessments.current_level', 'evaluations.final_level_assessment'])
    .execute()
  return {
    students: Number(students.count),
    evaluations: evaluations.map(row => ({
      from: row.from,
      to: row.to,
      count: Number(row.count),
      ratingSum: Number(row.ratingSum),
    })),
  }
}
