import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { RECOGNITION_UNSUPPORTED, microphoneErrorText, recognitionErrorText } from '#domain/speech/speech-errors.ts'
import type { SpeechScreen } from '#domain/speech/speech-errors.ts'
import { listenOnce } from './listen-once.ts'
import { recognitionConstructor } from './recognition-types.ts'
import type { Recognition } from './recognition-types.ts'
import { openMicrophone } from './microphone.ts'
import { stop as stopPlayback } from './player.ts'

export type RecognitionHook = {
  /** Whether the browser can recognise speech at all, as far as is known now. */
  supported: boolean
  listening: boolean
  /** What went wrong last, in the specification's words. */
  error: string | undefined
  start(): void
  stop(): void
}

// Some browsers have the object and no service behind it: remembered for the page, so that typing is offered at once.
// One network error alone may pass.
let serviceErrors = 0
const isSupported = () => recognitionConstructor() !== undefined && serviceErrors < 2

/**
 * Listens once, without interim results. `onHeard` gets the alternatives, best first (one, or five in the drill).
 * `screen` chooses the wording of errors.
 */
export function useRecognition({
  locale,
  screen = 'chat',
  maxAlternatives = 1,
  onHeard,
}: {
  locale: string
  screen?: SpeechScreen
  maxAlternatives?: number
  onHeard(alternatives: string[]): void
}): RecognitionHook {
  const [listening, setListening] = useState(false)
  const [error, setError] = useState<string>()
  const [supported, setSupported] = useState(isSupported)
  const current = useRef<Recognition>(undefined)
  const session = useRef(0)
  const stopped = useRef(false)
  const heard = useRef(onHeard)
  useLayoutEffect(() => {
    heard.current = onHeard
  })

  const release = useCallback((own: number) => {
    if (session.current !== own) return
    session.current += 1
    current.current = undefined
    setListening(false)
  }, [])

  const start = useCallback(() => {
    const Constructor = recognitionConstructor()
    if (!Constructor) return setError(RECOGNITION_UNSUPPORTED)
    // A second start() of a running recogniser throws.
    if (current.current) return
    const own = ++session.current
    stopped.current = false
    stopPlayback()
    setError(undefined)
    setListening(true)
    void openMicrophone().then(problem => {
      if (session.current !== own) return
      if (problem) {
        setError(microphoneErrorText(problem, screen))
        return release(own)
      }
      const recognition = new Constructor()
      current.current = recognition
      recognition.lang = locale
      recognition.continuous = false
      recognition.interimResults = false
      recognition.maxAlternatives = maxAlternatives
      listenOnce(recognition, {
        isCurrent: () => session.current === own,
        onHeard: alternatives => {
          release(own)
          heard.current(alternatives)
        },
        onError: code => {
          if (code === 'network' || code === 'service-not-allowed') serviceErrors += 1
          setSupported(isSupported())
          // Who stopped it without a word knows why nothing was heard.
          setError(code === 'no-speech' && stopped.current ? undefined : recognitionErrorText(code, screen))
          release(own)
        },
      })
      try {
        recognition.start()
      } catch {
        setError(recognitionErrorText('', screen))
        release(own)
      }
    })
  }, [locale, maxAlternatives, release, screen])

  const stop = useCallback(() => {
    const recognition = current.current
    stopped.current = true
    if (recognition) recognition.stop()
    else release(session.current)
  }, [release])

  useEffect(
    () => () => {
      session.current += 1
      current.current?.abort()
      current.current = undefined
    },
    [],
  )
  return { supported, listening, error, start, stop }
}
