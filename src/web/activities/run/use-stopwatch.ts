import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds since `subject` last changed, counting only the time in which the page was in sight. */
export function useStopwatch(subject: unknown): () => number {
  const state = useRef<{ total: number; since: number | undefined }>({ total: 0, since: undefined })
  useEffect(() => {
    state.current = { total: 0, since: document.hidden ? undefined : performance.now() }
    const turn = () => {
      const { total, since } = state.current
      state.current = document.hidden
        ? { total: total + (since === undefined ? 0 : performance.now() - since), since: undefined }
        : { total, since: performance.now() }
    }
    document.addEventListener('visibilitychange', turn)
    return () => document.removeEventListener('visibilitychange', turn)
  }, [subject])
  return useCallback(() => {
    const { total, since } = state.current
    return total + (since === undefined ? 0 : performance.now() - since)
  }, [])
}

/** Calls `onSecond` about once a second while `running` and the page is in sight, with the seconds that passed. */
export function useSeconds(running: boolean, onSecond: (seconds: number) => void): void {
  const tick = useEffectEvent(onSecond)
  useEffect(() => {
    if (!running) return
    let last = performance.now()
    const timer = window.setInterval(() => {
      const now = performance.now()
      // A sleeping computer is not a thinking learner.
      if (!document.hidden) tick(Math.min(2, (now - last) / 1000))
      last = now
    }, 1000)
    return () => window.clearInterval(timer)
  }, [running])
}
