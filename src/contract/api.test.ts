import { expect, test } from 'vitest'
import { api } from './api.ts'

/** Section 7 of the specification: every call with the fields of its body, those that may be missing in brackets. */
const specified: [string, string[]][] = [
  ['GET /users/me', []],
  ['GET /logout', []],
  ['GET /oauth/{provider}/redirect_url', []],
  ['POST /sessions', ['code']],
  ['GET /users/subscription', []],
  ['GET /languages', []],
  ['GET /languages/{id}', []],
  ['GET /users/languages', []],
  ['POST /users/languages', ['language_id', 'proficiency_level']],
  ['GET /users/daily-tasks', []],
  ['GET /users/daily-tasks/{id}', []],
  ['POST /users/daily-tasks/{id}/complete', []],
  ['GET /users/assessment/{languageId}', []],
  [
    'POST /users/assessment',
    [
      'language_id',
      'current_level',
      'learning_goals',
      'daily_time_minutes',
      'preferred_focus',
      'motivation_reasons',
      'specific_goals',
    ],
  ],
  ['GET /users/program-evaluation/{languageId}', []],
  [
    'POST /users/program-evaluation',
    [
      'language_id',
      'program_rating',
      'progress_rating',
      'difficulty_rating',
      'time_commitment_rating',
      'favorite_aspects',
      'improvement_suggestions',
      'would_recommend',
      'final_level_assessment',
      'goals_achieved_percentage',
    ],
  ],
  ['GET /users/program-stats/{languageId}', []],
  ['POST /payments/create-checkout-session', ['language_id']],
  ['GET /payments/session/{sessionId}', []],
  ['GET /lessons/{id}', []],
  ['POST /lessons/{id}/progress', ['status', 'score']],
  ['POST /conversation/start', ['language_id', 'topic']],
  ['POST /conversation/feedback', ['language_id', 'user_response', 'context']],
  ['POST /pronunciation/lookup', ['word', 'language_id']],
]
const calls = new Map(Object.values(api).map(call => [`${call.method} ${call.path}`, call]))
const fieldsOf = (body: unknown) => Object.keys((body as { shape?: object } | undefined)?.shape ?? {})

test.each(specified)('%s is in the contract with the fields of its body', (name, fields) => {
  const call = calls.get(name)
  expect(call).toBeDefined()
  expect(fieldsOf(call?.body)).toEqual(expect.arrayContaining(fields))
  if (fields.length === 0) expect(call?.body).toBeUndefined()
})

test.each(specified)('%s asks for nothing more than the specification says', (name, fields) => {
  const { body } = calls.get(name)!
  if (!body) return
  const example: Record<string, unknown> = {
    code: 'c',
    language_id: 1,
    proficiency_level: 'beginner',
    current_level: 'beginner',
    learning_goals: 'travel',
    daily_time_minutes: 30,
    preferred_focus: 'speaking',
    motivation_reasons: 'family',
    specific_goals: '',
    program_rating: 5,
    progress_rating: 5,
    difficulty_rating: 1,
    time_commitment_rating: 1,
    favorite_aspects: '',
    improvement_suggestions: '',
    would_recommend: true,
    final_level_assessment: 'fluent',
    goals_achieved_percentage: 100,
    status: 'completed',
    score: 100,
    topic: 'Food',
    user_response: 'Hola',
    context: '',
    word: 'hola',
  }
  const given = Object.fromEntries(fields.map(field => [field, example[field]]))
  expect(body.safeParse(given).success).toBe(true)
})

test('a subscription is needed for conversations, lookups, to begin a language and to take time off; for no other call', () => {
  const subscribed = [...calls].filter(([, call]) => call.access === 'subscribed').map(([name]) => name)
  expect(subscribed.sort()).toEqual([
    'POST /conversation/feedback',
    'POST /conversation/start',
    'POST /conversation/stream',
    'POST /pronunciation/lookup',
    'POST /users/assessment',
    'POST /users/languages',
    'POST /users/pause',
    'POST /users/rest-days',
  ])
})
