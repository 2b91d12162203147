import { useEffect, useEffectEvent } from 'react'

/** Hears an event of the window, or of anything in it on its way down, as long as `isOn`. */
export function useListener<Name extends keyof WindowEventMap>(
  name: Name,
  hear: (event: WindowEventMap[Name]) => void,
  isOn = true,
): void {
  const onEvent = useEffectEvent(hear)
  useEffect(() => {
    if (!isOn) return
    const listen = (event: WindowEventMap[Name]) => onEvent(event)
    window.addEventListener(name, listen, { capture: true })
    return () => window.removeEventListener(name, listen, { capture: true })
  }, [name, isOn])
}

/** Does something whenever the page comes into sight again: from another tab, another app, or sleep. */
export function useComingBack(act: () => void): void {
  useListener('visibilitychange' as keyof WindowEventMap, () => {
    if (document.visibilityState === 'visible') act()
  })
}
