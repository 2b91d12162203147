import { describe, expect, test } from 'vitest'
import { createBrowserStorage, forgetAll } from './browser-storage.ts'

/** A browser's storage as an object, as large as `room` characters. */
function storageOf(room = Number.POSITIVE_INFINITY): Storage {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      kept[key] = text
    },
    removeItem: (key: string) => void delete kept[key],
  }
  return new Proxy(kept, {
    get: (target, name) => methods[name as keyof typeof methods] ?? target[name as string],
  }) as never
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('browser storage', () => {
  test('keeps, reads, lists and forgets', () => {
    const store = storageOf()
    const storage = createBrowserStorage(() => store)
    expect(storage.write('a.1', 'one')).toBe(true)
    storage.write('a.2', 'two')
    storage.write('b', 'three')
    expect(storage.read('a.1')).toBe('one')
    expect(storage.keys('a.')).toEqual(['a.1', 'a.2'])
    forgetAll(storage, 'a.')
    expect(storage.keys('')).toEqual(['b'])
    expect(storage.read('a.1')).toBeNull()
  })

  test('that is forbidden holds what is written until the page is left', () => {
    const storage = createBrowserStorage(forbidden)
    expect(storage.read('a')).toBeNull()
    expect(storage.write('a', 'one')).toBe(false)
    expect(storage.read('a')).toBe('one')
    expect(storage.keys('')).toEqual(['a'])
    storage.forget('a')
    expect(storage.read('a')).toBeNull()
  })

  test('that is full shows the newer text, not the older one it still holds', () => {
    const store = storageOf(5)
    const storage = createBrowserStorage(() => store)
    storage.write('a', 'short')
    expect(storage.write('a', 'too long')).toBe(false)
    expect(storage.read('a')).toBe('too long')
    storage.write('a', 'tiny')
    expect(storage.read('a')).toBe('tiny')
  })
})
