import { expect, test } from 'vitest'
import { nextStep } from './continue-learning.ts'

const assessedAt = Temporal.Instant.from('2026-11-02T09:00:00Z')
const at = (text: string) => Temporal.Instant.from(text)

test.each([
  ['without an assessment: the assessment', '2026-11-02T09:00:00Z', undefined, false, 'es-beginner-01-1', 'assessment'],
  ['freshly assessed: the next lesson', '2026-11-02T09:00:00Z', assessedAt, false, 'es-beginner-01-1', 'lesson'],
  [
    'a second short of 90 days: the next lesson',
    '2027-01-31T08:59:59Z',
    assessedAt,
    false,
    'es-beginner-13-6',
    'lesson',
  ],
  ['at 90 days: the evaluation', '2027-01-31T09:00:00Z', assessedAt, false, 'es-beginner-13-6', 'evaluation'],
  ['at 90 days with all lessons done: the evaluation', '2027-01-31T09:00:00Z', assessedAt, false, null, 'evaluation'],
  ['evaluated at 90 days: the next lesson', '2027-01-31T09:00:00Z', assessedAt, true, 'es-beginner-13-6', 'lesson'],
  ['evaluated and all lessons done: nowhere', '2027-01-31T09:00:00Z', assessedAt, true, null, 'nowhere'],
  ['all lessons done before day 90: nowhere', '2027-01-01T09:00:00Z', assessedAt, false, null, 'nowhere'],
])('Continue Learning %s', (_, now, assessed, hasEvaluation, nextLessonId, go) => {
  expect(nextStep(at(now), { assessedAt: assessed, hasEvaluation, nextLessonId }).go).toBe(go)
})

test('Continue Learning names the lesson it leads to', () => {
  expect(nextStep(assessedAt, { assessedAt, hasEvaluation: false, nextLessonId: 'es-beginner-01-2' })).toEqual({
    go: 'lesson',
    lessonId: 'es-beginner-01-2',
  })
})
