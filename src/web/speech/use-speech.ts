import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { SYNTHESIS_UNSUPPORTED } from '#domain/speech/speech-errors.ts'
import { hasSyntheticVoice } from '#domain/speech/synthetic-voice.ts'
import { SPEECH_PACES, chooseVoice, paceFactor, speechRates, spokenLanguage } from '#domain/speech/voice-choice.ts'
import { useDeviceSetting } from '../storage/device-setting.ts'
import { play, stop } from './player.ts'
import { hasSynthesis, useVoices } from './voices.ts'

const SOUND_IS_OFF = 'Sound is turned off on this device.'

export type Speech = {
  /**
   * `ready` means that the device has a voice for the language, `loading` that one may still come, `synthetic` that the
   * server speaks instead. Otherwise nothing can be heard: the browser cannot speak, has no voice for this language, or
   * the learner wants no sound.
   */
  support: 'ready' | 'loading' | 'synthetic' | 'no-voice' | 'unsupported' | 'quiet'
  /** Whether texts can be heard, as far as is known now. */
  audible: boolean
  /** The text being spoken through this hook. */
  speaking: string | undefined
  /** The rate it is spoken at. */
  speakingRate: number | undefined
  /** What went wrong last, in the specification's words. */
  error: string | undefined
  speak(text: string, rate?: number): void
  /** Speaks unasked, as a new word appears: what goes wrong then is nobody's concern. */
  hear(text: string, rate?: number): void
  stop(): void
}

let turns = 0

/** Speaks texts of one language, given by its code or name. Falls silent when the component goes. */
export function useSpeech(codeOrName: string): Speech {
  const language = useMemo(() => spokenLanguage(codeOrName), [codeOrName])
  const { voices, settled } = useVoices()
  const [spoken, setSpoken] = useState<{ text: string; rate: number }>()
  const [error, setError] = useState<string>()
  const mounted = useRef(true)
  // The turn of what is being spoken through this hook; 0 while it is silent.
  const owns = useRef(0)

  const voice = useMemo(() => chooseVoice(voices, language), [voices, language])
  const [syntheticVoice] = useDeviceSetting('synthetic-voice', ['on', 'off'])
  const isSynthetic = syntheticVoice === 'on' && language.code !== undefined && hasSyntheticVoice(language.code)
  const [quietMode] = useDeviceSetting('quiet', ['off', 'on'])
  const isQuiet = quietMode === 'on'
  const [pace] = useDeviceSetting('speech-pace', SPEECH_PACES)
  const support = isQuiet
    ? 'quiet'
    : voice
      ? 'ready'
      : hasSynthesis() && !settled
        ? 'loading'
        : isSynthetic
          ? 'synthetic'
          : hasSynthesis()
            ? 'no-voice'
            : 'unsupported'

  const start = useCallback(
    (text: string, rate: number, whenFailed: (error: string) => void) => {
      const turn = ++turns
      owns.current = turn
      setSpoken({ text, rate })
      void play(text, language, rate * paceFactor[pace], isSynthetic).then(outcome => {
        if (!mounted.current || owns.current !== turn) return
        owns.current = 0
        setSpoken(undefined)
        if ('error' in outcome) whenFailed(outcome.error)
      })
    },
    [language, isSynthetic, pace],
  )
  const speak = useCallback(
    (text: string, rate: number = speechRates.task) => {
      if (isQuiet) return setError(SOUND_IS_OFF)
      // Said also where the server's voice steps in: this browser will speak no other language either.
      setError(hasSynthesis() ? undefined : SYNTHESIS_UNSUPPORTED)
      start(text, rate, setError)
    },
    [isQuiet, start],
  )
  const hear = useCallback(
    (text: string, rate: number = speechRates.task) => {
      if (isQuiet) return
      setError(undefined)
      start(text, rate, () => undefined)
    },
    [isQuiet, start],
  )
  const silence = useCallback(() => {
    owns.current = 0
    setSpoken(undefined)
    stop()
  }, [])

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      if (owns.current !== 0) stop()
    }
  }, [])

  const audible = support === 'ready' || support === 'loading' || support === 'synthetic'
  return { support, audible, speaking: spoken?.text, speakingRate: spoken?.rate, error, speak, hear, stop: silence }
}

/** Said where nothing can be heard, beside the transcription that stands in for it. */
export function noVoiceText(support: Speech['support'], languageName: string): string | undefined {
  if (support === 'quiet') return SOUND_IS_OFF
  if (support === 'no-voice' || support === 'unsupported') {
    return `This device has no ${languageName} voice. The transcription between slashes shows the sounds.`
  }
  return undefined
}

/** Speaks a text as it appears, once it is known whether it can be heard. */
export function useHeardAtOnce({ support, audible, hear }: Speech, text: string | undefined, rate?: number): void {
  const toHear = audible && support !== 'loading' ? text : undefined
  useEffect(() => {
    if (toHear) hear(toHear, rate)
  }, [toHear, hear, rate])
}
