import { useCallback, useEffect, useMemo, useRef } from 'react'
import { api } from '#contract/api.ts'
import { useAuth } from '../../app/auth.tsx'
import { call } from '../../app/call-client.ts'
import { local } from '../../storage/browser-storage.ts'
import { newId } from '../../storage/new-id.ts'
import { soundVerdict } from '../../speech/verdict-sound.ts'
import { createReviewOutbox } from './review-outbox.ts'
import type { Review } from './review-outbox.ts'

const SEND_AFTER_MS = 2000
const LONGEST_ANSWER_MS = 3_600_000

/** Reports answers to the learner's memory: soon, together, and again when the connection is back. */
export function useReviews(languageId: number) {
  const userId = useAuth().user?.id ?? 'nobody'
  const outbox = useMemo(
    () => createReviewOutbox({ userId, storage: local, send: body => call(api.recordReviews, { body }) }),
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
    (review: Pick<Review, 'item' | 'activity' | 'verdict' | 'skill'> & { hint?: boolean; milliseconds: number }) => {
      soundVerdict(review.verdict)
      outbox.add(languageId, {
        id: newId(),
        item: review.item,
        activity: review.activity,
        verdict: review.verdict,
        ...(review.skill && { skill: review.skill }),
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
