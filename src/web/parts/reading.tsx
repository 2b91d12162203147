import { createContext, use, useCallback, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { romajiOf } from '#domain/lessons/romaji.ts'
import { shownReading } from '#domain/lessons/shown-reading.ts'
import { readingKey } from '#domain/lessons/text-readings.ts'
import type { TextReadings } from '#domain/lessons/text-readings.ts'
import { enrolmentsQuery } from '../app/queries.ts'
import { useReadingAid } from './reading-aids.tsx'

/** How the texts around here are read, where they stand without their readings; and whether their learner has just begun. */
export const KnownReadings = createContext<{ readings: TextReadings; isNew?: boolean } | undefined>(undefined)

/**
 * Tells how a text is read in the way that helps here: in Latin letters who is new to kana, else where the reading says more
 * than the letters. Undefined where nothing is known.
 */
export function useReadings(code: string): (text: string, reading?: string) => string | undefined {
  const known = use(KnownReadings)
  const isNew = useIsNewToLetters(code, known?.isNew)
  return useCallback(
    (text, reading) => {
      if (code === 'en') return undefined
      const read = reading ?? known?.readings.get(readingKey(text))
      if (read === undefined) return undefined
      const latin = code === 'ja' && isNew ? romajiOf(read) : undefined
      return latin ?? shownReading(text, read)
    },
    [code, isNew, known],
  )
}

/** How a text is read; a press brings it where the learner does not want it beside every word. */
export function Reading({
  code,
  of,
  text,
  className = '',
}: {
  code: string
  /** The text that is read. */
  of: string
  /** Its reading, where it came with it. */
  text?: string | undefined
  className?: string
}) {
  const isShown = useReadingAid('readings', code)
  const [asked, setAsked] = useState<string>()
  const reading = useReadings(code)(of, text)
  if (reading === undefined) return null
  if (isShown || asked === reading) return <span className={className}>{reading}</span>
  return (
    <button
      type="button"
      onClick={() => setAsked(reading)}
      className={`min-h-6 underline decoration-dotted underline-offset-4 ${className}`}
    >
      Reading
    </button>
  )
}

/** The reading under a text that is pressed as a whole: shown or not, never asked for. */
export function ReadingBelow({ code, of, className = '' }: { code: string; of: string; className?: string }) {
  const isShown = useReadingAid('readings', code)
  const reading = useReadings(code)(of)
  if (!isShown || reading === undefined) return null
  return (
    <span
      lang="en"
      dir="ltr"
      data-reading
      className={`block text-sm font-normal text-quiet [text-align:match-parent] ${className}`}
    >
      {reading}
    </span>
  )
}

/** Lessons after which kana need no Latin letters beside them. */
const NEW_FOR_LESSONS = 14

/** Whether a learner has just met the letters of a language; `told` where the place knows it. */
function useIsNewToLetters(code: string, told: boolean | undefined): boolean {
  const asks = code === 'ja' && told === undefined
  const { data: enrolments } = useQuery({ ...enrolmentsQuery, enabled: asks })
  if (told !== undefined) return told
  return (enrolments?.find(each => each.code === code)?.lessons_completed ?? 0) < NEW_FOR_LESSONS
}
