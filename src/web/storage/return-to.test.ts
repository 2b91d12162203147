import { afterEach, expect, test, vi } from 'vitest'
import { returnTo } from './return-to.ts'

// There is no browser storage in these tests: what is written holds for the page (browser-storage.ts).
afterEach(() => {
  vi.useRealTimers()
  returnTo.forget()
})

test('a place is kept until it is cleared', () => {
  returnTo.save('/session')
  expect(returnTo.read()).toBe('/session')
  returnTo.clear()
  expect(returnTo.read()).toBe(undefined)
})

test('a place of more than a day ago is no longer one to go back to', () => {
  vi.useFakeTimers({ now: 0 })
  returnTo.save('/session')
  vi.setSystemTime(24 * 3_600_000)
  expect(returnTo.read()).toBe(undefined)
})

test.each(['https://evil.test/', '//evil.test', 'javascript:alert(1)', ''])('“%s” is no place of ours', path => {
  returnTo.save(path)
  expect(returnTo.read()).toBe(undefined)
})

test('after logging out nobody is expected back', () => {
  returnTo.signedIn()
  returnTo.save('/session')
  returnTo.forget()
  expect(returnTo.wasSignedIn()).toBe(false)
  expect(returnTo.read()).toBe(undefined)
})
