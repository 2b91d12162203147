import { useState } from 'react'
import { useReadings } from '../../parts/reading.tsx'
import { useReadingAid } from '../../parts/reading-aids.tsx'
import { WithBlanks } from './prompt-text.tsx'

/** How the foreign words of a question are read; nothing where their letters show it, and on request where it is not wanted. */
export function QuestionReading({
  code,
  of = '',
  reading,
}: {
  code: string
  of?: string
  reading: string | undefined
}) {
  const isShown = useReadingAid('readings', code)
  const [asked, setAsked] = useState(false)
  const shown = useReadings(code)(of, reading)
  if (shown === undefined) return null
  return (
    <span className="mt-1 block text-base font-normal text-quiet">
      {isShown || asked ? (
        <WithBlanks text={shown} />
      ) : (
        <button
          type="button"
          onClick={() => setAsked(true)}
          className="min-h-6 underline decoration-dotted underline-offset-4"
        >
          Reading
        </button>
      )}
    </span>
  )
}
