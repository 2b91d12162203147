import { useEffect, useRef } from 'react'

/**
 * Puts the focus on an element when `when` becomes true (or at once), so that keyboard and screen reader go on from there.
 * What is seen stays where it is.
 */
export function useFocus<E extends HTMLElement>(when = true) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (when) element.current?.focus({ preventScroll: true })
  }, [when])
  return element
}
