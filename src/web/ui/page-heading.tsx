import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

/**
 * A screen's `h1`, which also names the document. After a move inside the application it takes the focus, so that
 * keyboards and screen readers begin where the new screen begins; `focusKey` does so again when it changes.
 */
export function PageHeading({
  title,
  focusKey,
  className = 'text-3xl sm:text-4xl',
  children,
}: {
  /** The document's title, and the heading's text where no children are given. */
  title: string
  focusKey?: string | number
  className?: string
  children?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstScreen = useLocation().key === 'default'
  const shown = useRef(focusKey)
  useEffect(() => {
    document.title = `${title} · Meridian`
  }, [title])
  useEffect(() => {
    if (!isFirstScreen || shown.current !== focusKey) heading.current?.focus()
    shown.current = focusKey
  }, [isFirstScreen, focusKey])
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children ?? title}
    </h1>
  )
}
