import type { z } from 'zod/mini'
import type { NewReview } from '#contract/words/reviews.ts'
import { CallError } from '../../app/call-client.ts'
import type { BrowserStorage } from '../../storage/browser-storage.ts'

export type Review = z.infer<typeof NewReview>
type Waiting = { language_id: number; review: Review }
type Send = (body: { language_id: number; reviews: Review[] }) => Promise<unknown>

/** At most so many answers travel at once. */
const BATCH = 200

/**
 * Answers on their way to the learner's memory. Each is kept in the browser, under a key of its own so that two tabs do not
 * overwrite each other's, until the server has acknowledged it. Sending again counts once: the ids are the browser's.
 */
export function createReviewOutbox({ userId, storage, send }: { userId: string; storage: BrowserStorage; send: Send }) {
  const prefix = `meridian.reviews.${userId}.`
  let sending: Promise<void> | undefined

  function waiting(): Waiting[] {
    return storage
      .keys(prefix)
      .flatMap(key => {
        try {
          return [JSON.parse(storage.read(key) ?? '') as Waiting]
        } catch {
          storage.forget(key)
          return []
        }
      })
      .sort((a, b) => a.review.answered_at.localeCompare(b.review.answered_at))
  }

  async function sendAll(): Promise<void> {
    for (const [language_id, group] of Map.groupBy(waiting(), each => each.language_id)) {
      for (let start = 0; start < group.length; start += BATCH) {
        const reviews = group.slice(start, start + BATCH).map(each => each.review)
        try {
          await send({ language_id, reviews })
        } catch (error) {
          if (!isRefused(error)) return
          console.error('The server refused answers', error)
        }
        for (const review of reviews) storage.forget(prefix + review.id)
      }
    }
  }

  return {
    add(language_id: number, review: Review): void {
      storage.write(prefix + review.id, JSON.stringify({ language_id, review } satisfies Waiting))
    },
    size: () => waiting().length,
    /** Sends what waits; what cannot be sent now stays. Calls that overlap share one sending. */
    flush(): Promise<void> {
      sending ??= sendAll().finally(() => {
        sending = undefined
      })
      return sending
    },
  }
}

/** What will be refused again however often it is sent, unlike a lost connection, a limit or an ended session. */
function isRefused(error: unknown): boolean {
  return error instanceof CallError && [400, 404, 413, 415].includes(error.status)
}
