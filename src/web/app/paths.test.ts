import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('the screens have the addresses of the specification', () => {
  expect([
    paths.landing,
    paths.authCallback,
    paths.languages,
    paths.subscription(),
    paths.subscription(7),
    paths.subscriptionSuccess('cs_1'),
    paths.dashboard,
    paths.lesson('es-beginner-01-1'),
    paths.conversation(),
    paths.conversation({ language: 'Spanish', practice_word: 'el agua' }),
    paths.assessment(7),
    paths.evaluation(7),
    paths.task('4f'),
    paths.howToSayIt(),
    paths.howToSayIt({ language: 7 }),
  ]).toEqual([
    '/',
    '/auth/callback',
    '/languages',
    '/subscription',
    '/subscription?language_id=7',
    '/subscription/success?session_id=cs_1',
    '/dashboard',
    '/lesson/es-beginner-01-1',
    '/conversation',
    '/conversation?language=Spanish&practice_word=el+agua',
    '/assessment?language_id=7',
    '/evaluation?language_id=7',
    '/task/4f',
    '/how-to-say-it',
    '/how-to-say-it?language=7',
  ])
})

test('what stands in an address is one part of it, whatever its characters', () => {
  expect(paths.task('../x?y#z')).toBe('/task/..%2Fx%3Fy%23z')
  expect(paths.conversation({ practice_word: '¿qué & cómo?' })).toBe(
    '/conversation?practice_word=%C2%BFqu%C3%A9+%26+c%C3%B3mo%3F',
  )
})

test('the screens beyond the specification have addresses of their own', () => {
  expect([paths.progress, paths.operator]).toEqual(['/progress', '/operator'])
})
