import { useEffect, useEffectEvent } from 'react'

/** Does something once, so many milliseconds after `running` became true, unless it is false again or the screen has gone. */
export function useTimer(milliseconds: number, act: () => void, running = true): void {
  const onTime = useEffectEvent(act)
  useEffect(() => {
    if (!running) return
    const timer = window.setTimeout(() => onTime(), milliseconds)
    return () => window.clearTimeout(timer)
  }, [milliseconds, running])
}
