import { afterEach, expect, test, vi } from 'vitest'
import { CallError, NetworkError } from './call-client.ts'
import { failureText, signInFailureText } from './sign-in.ts'

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

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['error=access_denied', undefined, 'access was not allowed there'],
  ['error=server_error', undefined, 'The sign-in service could not sign you in'],
  ['', undefined, 'came back without what is needed'],
  ['code=1', new CallError(400, { code: 'SIGN_IN_EXPIRED' }), 'begun under another address than learn.example.org'],
  ['code=1', new CallError(401, { code: 'SIGN_IN_REJECTED' }), 'was not accepted'],
  ['code=1', new CallError(401, { code: 'NO_EMAIL_ADDRESS', message: 'School gave no address' }), 'School gave no'],
  ['code=1', new CallError(429, { code: 'RATE_LIMIT' }), 'Too many sign-ins'],
  ['code=1', new CallError(502, {}), 'HTTP status 502'],
  ['code=1', new NetworkError(), 'Network error'],
])('a visitor who comes back with "%s" and %s is told: %s', (query, failure, text) => {
  vi.stubGlobal('window', { location: { host: 'learn.example.org' } })
  expect(signInFailureText(new URLSearchParams(query), failure)).toContain(text)
})
