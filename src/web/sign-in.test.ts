import { expect, test } from 'vitest'
import { CallError, NetworkError } from './call-client.ts'
import { failureText } from './sign-in.ts'

test.each([
  ['Failed to fetch user', 500],
  ['Failed to get login redirect URL', 502],
  ['Failed to exchange code for session token', 401],
])('%s names the status %i that the API responded with', (action, status) => {
  expect(failureText(action, new CallError(status, { code: 'X', message: 'Something else' }))).toBe(
    `${action}: API responded with HTTP status ${status}`,
  )
})

test('a failure without a status is told by what it was', () => {
  expect(failureText('Failed to fetch user', new NetworkError())).toContain('Failed to fetch user: NetworkError')
})
