import { describe, expect, test } from 'vitest'
import { CallError, NetworkError } from '../../app/call-client.ts'
import type { BrowserStorage } from '../../storage/browser-storage.ts'
import { createReviewOutbox } from './review-outbox.ts'
import type { Review } from './review-outbox.ts'

/** As much of the browser's storage as is used. */
function createStorage(): BrowserStorage {
  const entries = new Map<string, string>()
  return {
    read: key => entries.get(key) ?? null,
    write: (key, text) => entries.set(key, text) === entries,
    forget: key => void entries.delete(key),
    keys: prefix => [...entries.keys()].filter(key => key.startsWith(prefix)),
  }
}

const review = (number: number): Review => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  item: 'hello',
  activity: 'quiz_game',
  verdict: 'correct',
  hint_used: false,
  milliseconds: 1000,
  answered_at: `2026-11-20T10:00:${String(number % 60).padStart(2, '0')}.000Z`,
})

describe('the review outbox', () => {
  test('sends what waits in batches of one language and forgets what was acknowledged', async () => {
    const sent: { language_id: number; reviews: Review[] }[] = []
    const outbox = createReviewOutbox({ userId: 'ana', storage: createStorage(), send: async body => sent.push(body) })
    outbox.add(1, review(1))
    outbox.add(2, review(2))
    for (let number = 3; number < 253; number += 1) outbox.add(1, review(number))
    await outbox.flush()
    expect(sent.map(body => [body.language_id, body.reviews.length])).toEqual([
      [1, 200],
      [1, 51],
      [2, 1],
    ])
    expect(outbox.size()).toBe(0)
  })

  test('keeps everything while the server cannot be reached, and sends it later', async () => {
    const storage = createStorage()
    let online = false
    const sent: Review[] = []
    const send = async (body: { reviews: Review[] }) => {
      if (!online) throw new NetworkError()
      sent.push(...body.reviews)
    }
    createReviewOutbox({ userId: 'ana', storage, send }).add(1, review(1))
    const afterReload = createReviewOutbox({ userId: 'ana', storage, send })
    await afterReload.flush()
    expect(afterReload.size()).toBe(1)
    online = true
    await afterReload.flush()
    expect(sent).toEqual([review(1)])
  })

  test('keeps what was refused for a while only, and gives up what is refused for good', async () => {
    for (const [status, left] of [
      [429, 1],
      [401, 1],
      [503, 1],
      [400, 0],
    ] as const) {
      const outbox = createReviewOutbox({
        userId: 'ana',
        storage: createStorage(),
        send: async () => {
          throw new CallError(status, {})
        },
      })
      outbox.add(1, review(1))
      await outbox.flush()
      expect(outbox.size(), String(status)).toBe(left)
    }
  })

  test('never sends one learner’s answers as another’s', async () => {
    const storage = createStorage()
    const sent: Review[] = []
    createReviewOutbox({ userId: 'ana', storage, send: async () => undefined }).add(1, review(1))
    const other = createReviewOutbox({ userId: 'ben', storage, send: async body => sent.push(...body.reviews) })
    await other.flush()
    expect(sent).toEqual([])
  })
})
