import { useEffect, useEffectEvent } from 'react'
import { millisecondsToLocalMidnight } from '#domain/calendar/local-midnight.ts'

/**
 * Calls `refresh` whenever another calendar day has begun where the learner is: at each local midnight, computed anew
 * each time, and on coming back from sleep or from another tab, when timers may have stood still or the zone changed.
 */
export function useLocalMidnight(now: () => Temporal.Instant, refresh: () => void): void {
  const time = useEffectEvent(now)
  const onNewDay = useEffectEvent(refresh)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let day = dayOf(time())
    const look = () => {
      const today = dayOf(time())
      if (today !== day) onNewDay()
      day = today
      clearTimeout(timer)
      timer = setTimeout(look, millisecondsToLocalMidnight(time(), Temporal.Now.timeZoneId()) + 50)
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') look()
    }
    look()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pageshow', onVisible)
    }
  }, [])
}

function dayOf(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(Temporal.Now.timeZoneId()).toPlainDate().toString()
}
