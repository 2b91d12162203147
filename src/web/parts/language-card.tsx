import { Flag } from './flag.tsx'
import type { ReactNode } from 'react'
import { languageFacts, scriptOf } from './language-facts.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program/program.ts'

/** One language of the picker: flag, name, what is sold, and what can be done with it. Compact where there is little room. */
export function LanguageCard({
  language,
  levels,
  heading: Heading = 'h3',
  children,
}: {
  language: { code: string; name: string; flag_emoji: string }
  levels: readonly Level[]
  heading?: 'h2' | 'h3'
  /** The button, and the reason where it cannot be used. */
  children: ReactNode
}) {
  const script = scriptOf(language.code as LanguageCode)
  return (
    <li data-name={language.name} className="flex min-w-0 flex-col bg-paper p-3 sm:p-5">
      <div className="flex items-center gap-2 sm:gap-3">
        <Flag emoji={language.flag_emoji} className="shrink-0 text-xl sm:text-3xl" />
        <Heading className="min-w-0 text-lg sm:text-xl">{language.name}</Heading>
      </div>
      <p className="mt-1 text-sm">
        <span className="text-vermilion">3-Month Program</span>
        {script && <span className="block text-quiet sm:inline sm:before:content-['_·_']">{script}</span>}
      </p>
      <ul className="mt-2 mb-3 list-['–_'] ps-3 text-sm leading-snug text-quiet sm:mb-4 sm:ps-4">
        {languageFacts(levels).map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </li>
  )
}

/** A button that cannot be used yet is an outline: in a chart of 32, the ones that can be used stand out. */
export const notYetLook =
  'disabled:bg-transparent disabled:text-quiet disabled:outline-1 disabled:-outline-offset-1 disabled:outline-line disabled:outline-dashed'

/** The cards as the cells of a chart, parted by thin lines: two beside each other on a telephone, one where letters are large. */
export function LanguageGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,23%)),1fr))] gap-px border border-line bg-line">
      {children}
    </ul>
  )
}
