import type { Db } from '../connect.ts'
import { fromStored } from '../instants.ts'
import { firstAccessEnds } from '../payments/subscriptions.ts'
import { evaluationCounts } from '#domain/program/program.ts'
import type { Outcomes } from '#domain/program/claims.ts'
import type { ProgramTaken } from '#domain/program/finishing-curve.ts'

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
    .select([
      'assessments.current_level as from',
      'evaluations.final_level_assessment as to',
      'evaluations.program_rating as rating',
      'evaluations.user_id',
      'evaluations.submitted_at',
      'assessments.completed_at',
    ])
    .execute()
  const ends = await firstAccessEnds(db)
  const counted = evaluations.filter(({ user_id, submitted_at, completed_at }) => {
    const end = ends.get(user_id)
    return evaluationCounts(fromStored(submitted_at), fromStored(completed_at), end ? [end] : [])
  })
  const groups = Map.groupBy(counted, ({ from, to }) => `${from} ${to}`)
  return {
    students: Number(students.count),
    evaluations: Array.from(groups.values(), group => ({
      from: group[0]!.from,
      to: group[0]!.to,
      count: group.length,
      ratingSum: group.reduce((sum, each) => sum + each.rating, 0),
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
