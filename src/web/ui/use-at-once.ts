import { useEffect, useEffectEvent, useRef } from 'react'

/** Does something once, when the screen has come: what a press would do where nobody presses. */
export function useAtOnce(act: () => void): void {
  const begun = useRef(false)
  const begin = useEffectEvent(act)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin()
  }, [])
}
