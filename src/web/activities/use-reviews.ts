import { useCallback, useEffect, useMemo, useRef } from 'react'
import { api } from '#contract/api.ts'
import { useAuth } from '../auth.tsx'
import { call } from '../call-client.ts'
import { createReviewOutbox } from './review-outbox.ts'
import type { Review } from './review-outbox.ts'

const SEND_AFTER_MS = 2000
const LONGEST_ANSWER_MS = 3_600_000

/** Reports answers to the learner's memory: soon, together, and again when the connection is back. */
export function useReviews(languageId: number) {
  const userId = useAuth().user?.id ?? 'nobody'
  const outbox = useMemo(
    () => createReviewOutbox({ userId, storage: localStorage, send: body => call(api.recordReviews, { body }) }),
    [userId],
  )
  const timer = useRef<number>(undefined)

  useEffect(() => {
    const send = () => void outbox.flush()
    send()
    window.addEventListener('online', send)
    return () => {
      window.removeEventListener('online', send)
      window.clearTimeout(timer.current)
      send()
    }
  }, [outbox])

  return useCallback(
    (review: Pick<Review, 'item' | 'activity' | 'verdict'> & { hint?: boolean; milliseconds: number }) => {
      outbox.add(languageId, {
        id: newId(),
        item: review.item,
        activity: review.activity,
        verdict: review.verdict,
        hint_used: review.hint ?? false,
        milliseconds: Math.round(Math.min(LONGEST_ANSWER_MS, Math.max(0, review.milliseconds))),
        answered_at: new Date().toISOString(),
      })
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => void outbox.flush(), SEND_AFTER_MS)
    },
    [outbox, languageId],
  )
}

/** A random UUID. Browsers give one only to secure pages; a server of one's own may not have a certificate yet. */
function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-')
}
