import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { SYNTHESIS_UNSUPPORTED } from '#domain/speech-errors.ts'
import { hasSyntheticVoice } from '#domain/synthetic-voice.ts'
import { chooseVoice, speechRates, spokenLanguage } from '#domain/voice-choice.ts'
import { useDeviceSetting } from '../device-setting.ts'
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
  stop(): void
}

/** Speaks texts of one language, given by its code or name. Falls silent when the component goes. */
export function useSpeech(codeOrName: string): Speech {
  const language = useMemo(() => spokenLanguage(codeOrName), [codeOrName])
  const { voices, settled } = useVoices()
  const [spoken, setSpoken] = useState<{ text: string; rate: number }>()
  const [error, setError] = useState<string>()
  const mounted = useRef(true)
  const owns = useRef(0)

  const voice = useMemo(() => chooseVoice(voices, language), [voices, language])
  const [syntheticVoice] = useDeviceSetting('synthetic-voice', ['on', 'off'])
  const isSynthetic = syntheticVoice === 'on' && language.code !== undefined && hasSyntheticVoice(language.code)
  const [quietMode] = useDeviceSetting('quiet', ['off', 'on'])
  const isQuiet = quietMode === 'on'
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

  const speak = useCallback(
    (text: string, rate: number = speechRates.task) => {
      const turn = ++owns.current
      if (isQuiet) return setError(SOUND_IS_OFF)
      // Said also where the server's voice steps in: this browser will speak no other language either.
      setError(hasSynthesis() ? undefined : SYNTHESIS_UNSUPPORTED)
      setSpoken({ text, rate })
      void play(text, language, rate, isSynthetic).then(outcome => {
        if (!mounted.current || owns.current !== turn) return
        setSpoken(undefined)
        if ('error' in outcome) setError(outcome.error)
      })
    },
    [language, isQuiet, isSynthetic],
  )
  const silence = useCallback(() => {
    owns.current += 1
    setSpoken(undefined)
    stop()
  }, [])

  const isSpeaking = useRef(false)
  isSpeaking.current = spoken !== undefined
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      if (isSpeaking.current) stop()
    }
  }, [])

  const audible = support === 'ready' || support === 'loading' || support === 'synthetic'
  return { support, audible, speaking: spoken?.text, speakingRate: spoken?.rate, error, speak, stop: silence }
}

/** Said where a voice is missing, beside the transcription that stands in for it. */
export function noVoiceText(support: Speech['support'], languageName: string): string | undefined {
  if (support === 'quiet') return SOUND_IS_OFF
  if (support === 'synthetic') return `This device has no ${languageName} voice: you hear a synthetic one.`
  if (support === 'unsupported') return `${SYNTHESIS_UNSUPPORTED}. The transcription between slashes shows the sounds.`
  if (support === 'no-voice') {
    return `This device has no ${languageName} voice. The transcription between slashes shows the sounds.`
  }
  return undefined
}
