import { expect, test } from 'vitest'
import { outcomes } from './outcomes.ts'
import { createTestParts, signedInLearner } from '#test/parts.ts'

const evaluation = {
  language_id: 1,
  progress_rating: 4,
  difficulty_rating: 3,
  time_commitment_rating: 3,
  favorite_aspects: '',
  improvement_suggestions: '',
  would_recommend: 1,
  goals_achieved_percentage: 80,
  submitted_at: '2027-02-01T09:00:00.000Z',
} as const

test('outcomes() counts learners who bought, and evaluations by level before and after', async () => {
  const parts = await createTestParts()
  const { db } = parts.database
  for (const [index, rating] of [5, 4, 3].entries()) {
    const learner = await signedInLearner(parts, { id: `learner-${index}`, email: `${index}@example.org` })
    await db
      .insertInto('assessments')
      .values({
        user_id: learner.id,
        language_id: 1,
        current_level: 'beginner',
        learning_goals: 'travel',
        daily_time_minutes: 30,
        preferred_focus: 'speaking',
        motivation_reasons: 'family',
        specific_goals: '',
        completed_at: '2026-11-02T09:00:00.000Z',
      })
      .execute()
    const final_level_assessment = rating === 3 ? 'beginner_plus' : 'intermediate'
    await db
      .insertInto('evaluations')
      .values({ ...evaluation, user_id: learner.id, program_rating: rating, final_level_assessment })
      .execute()
  }
  await signedInLearner(parts, { id: 'visitor', email: 'v@example.org', paid: false })

  const { students, evaluations } = await outcomes(db)
  expect(students).toBe(3)
  expect([...evaluations].sort((a, b) => b.count - a.count)).toEqual([
    { from: 'beginner', to: 'intermediate', count: 2, ratingSum: 9 },
    { from: 'beginner', to: 'beginner_plus', count: 1, ratingSum: 3 },
  ])
})

test('outcomes() of an installation without learners are empty', async () => {
  const parts = await createTestParts()
  expect(await outcomes(parts.database.db)).toEqual({ students: 0, evaluations: [] })
})
