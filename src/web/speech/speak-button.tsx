import { Square, Turtle, Volume2 } from 'lucide-react'
import { speechRates } from '#domain/voice-choice.ts'
import type { Speech } from './use-speech.ts'

/** Speaks a text, and falls silent when pressed again; not there where the learner wants no sound. `name` says what will be heard. */
export function SpeakButton({
  speech,
  text,
  name,
  rate = speechRates.task,
  large = false,
}: {
  speech: Speech
  text: string
  name: string
  rate?: number
  large?: boolean
}) {
  if (speech.support === 'quiet') return null
  const active = speech.speaking === text && speech.speakingRate === rate
  const Icon = active ? Square : rate <= speechRates.slow ? Turtle : Volume2
  return (
    <button
      type="button"
      aria-label={active ? `Stop: ${name}` : name}
      title={name}
      onClick={() => (active ? speech.stop() : speech.speak(text, rate))}
      className={`inline-flex shrink-0 items-center justify-center rounded-full border border-line text-sea hover:border-sea hover:bg-sheet ${large ? 'size-16' : 'size-11'}`}
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
