import type { ReactNode } from 'react'
import { languageFacts } from './language-facts.ts'
import type { LanguageCode } from '#domain/languages.ts'

/** One language of the picker: flag, name, what the program gives, and what can be done with it. */
export function LanguageCard({
  language,
  heading: Heading = 'h3',
  children,
}: {
  language: { code: string; name: string; flag_emoji: string }
  heading?: 'h2' | 'h3'
  /** The button, and the reason where it cannot be used. */
  children: ReactNode
}) {
  return (
    <li className="flex flex-col bg-paper p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <span aria-hidden className="text-3xl leading-none">
          {language.flag_emoji}
        </span>
        <Heading className="text-xl">{language.name}</Heading>
      </div>
      <p className="mt-1 text-sm text-vermilion">3-Month Program</p>
      <ul className="mt-3 mb-4 list-['–_'] ps-4 text-sm text-quiet">
        {languageFacts(language.code as LanguageCode).map(fact => (
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

/** The cards as the cells of a chart, parted by thin lines. */
export function LanguageGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">{children}</ul>
  )
}
