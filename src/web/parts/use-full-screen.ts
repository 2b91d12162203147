import { useLayoutEffect } from 'react'

/**
 * While `on`, the bar steps back and the page has the whole screen: for an activity, a lesson or the day's session. Nothing
 * is laid over anything: the document says `data-full-screen`, and styles.css takes the bar and the page's margins away.
 */
export function useFullScreen(on = true): void {
  useLayoutEffect(() => {
    if (!on) return
    const { dataset } = document.documentElement
    users += 1
    dataset.fullScreen = ''
    window.scrollTo(0, 0)
    return () => {
      users -= 1
      if (users === 0) delete dataset.fullScreen
    }
  }, [on])
}

/** A session and the activity in it may both ask. */
let users = 0
