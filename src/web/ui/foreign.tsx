import { Children, createContext, use } from 'react'
import type { ElementType, ReactNode } from 'react'

const rightToLeft = new Set(['ar', 'he'])

/** How a language is laid out. */
export const directionOf = (lang: string) => (rightToLeft.has(lang) ? 'rtl' : 'ltr')

/** How foreign text is written out: as it is, unless something around it says otherwise. */
export const ForeignText = createContext((text: string, _lang: string) => text)

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
  const written = use(ForeignText)
  return (
    <Element lang={lang} dir={directionOf(lang)} className={className}>
      {Children.map(children, child => (typeof child === 'string' ? written(child, lang) : child))}
    </Element>
  )
}
