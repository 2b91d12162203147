import type { ElementType, ReactNode } from 'react'

const rightToLeft = new Set(['ar', 'he'])

/** How a language is laid out. */
export const directionOf = (lang: string) => (rightToLeft.has(lang) ? 'rtl' : 'ltr')

/** Text in a language that is not English: tagged for voices and fonts, and laid out in its own direction where it stands. */
export function Foreign({
  lang,
  as: Element = 'span',
  className,
  children,
}: {
  /** A language code: `es`, `ar`. */
  lang: string
  as?: ElementType
  className?: string
  children: ReactNode
}) {
  return (
    <Element lang={lang} dir={directionOf(lang)} className={className}>
      {children}
    </Element>
  )
}
