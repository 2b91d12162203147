import type { Db } from './connect.ts'
import type { Outcomes } from '#domain/claims.ts'
import type { ProgramTaken } from '#domain/finishing-curve.ts'

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

/** When each learner's first program began, and the dates on which they did something; nobody is named. */
export async function programsTaken(db: Db): Promise<ProgramTaken[]> {
  const starts = await db
    .selectFrom('purchases')
    .select(eb => ['user_id', eb.fn.min('starts_at').as('starts_at')])
    .groupBy('user_id')
    .execute()
  const days = await db.selectFrom('active_days').select(['user_id', 'local_date']).orderBy('local_date').execute()
  const datesOf = Map.groupBy(days, day => day.user_id)
  return starts.map(({ user_id, starts_at }) => ({
    startedOn: starts_at.slice(0, 10),
    activeDates: (datesOf.get(user_id) ?? []).map(day => day.local_date),
  }))
}
