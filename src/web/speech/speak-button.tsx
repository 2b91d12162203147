import { Turtle, Volume2 } from 'lucide-react'
import { speechRates } from '#domain/speech/voice-choice.ts'
import type { Speech } from './use-speech.ts'

/**
 * Speaks a text, and falls silent when pressed again; not there where nothing can be heard. `name` says what will be heard.
 * On a stage, Space presses the last one that is `main`.
 */
export function SpeakButton({
  speech,
  text,
  name,
  rate = speechRates.task,
  large = false,
  main = false,
}: {
  speech: Speech
  text: string
  name: string
  rate?: number
  large?: boolean
  main?: boolean
}) {
  if (!speech.audible) return null
  const active = speech.speaking === text && speech.speakingRate === rate
  const Icon = rate <= speechRates.slow ? Turtle : Volume2
  return (
    <button
      type="button"
      aria-label={active ? `Stop: ${name}` : name}
      title={name}
      data-hear={main ? text : undefined}
      onClick={() => (active ? speech.stop() : speech.speak(text, rate))}
      className={`inline-flex shrink-0 items-center justify-center rounded-full border transition-colors duration-150 hover:border-sea ${active ? 'border-sea bg-sea text-on-sea' : 'border-line text-sea hover:bg-sheet'} ${large ? 'size-16' : 'size-11'}`}
    >
      <Icon aria-hidden size={large ? 28 : 20} />
    </button>
  )
}

/** What went wrong with the speaker or the microphone, announced. */
export function SpeechError({ error }: { error: string | undefined }) {
  return (
    <p role="alert" className={error ? 'mt-2 text-wrong' : 'sr-only'}>
      {error}
    </p>
  )
}
