import { useSyncExternalStore } from 'react'
import { local } from '../storage/browser-storage.ts'
import { chooseVoice, voicesOf } from '#domain/speech/voice-choice.ts'
import type { SpokenLanguage } from '#domain/speech/voice-choice.ts'

/** The device's voices, kept up to date in one place: they load late, and some browsers never say when. */
const POLL_MS = 250
const POLL_LIMIT = 12

type Known = { voices: readonly SpeechSynthesisVoice[]; settled: boolean }
let known: Known = { voices: [], settled: false }
let watching = false
const listeners = new Set<() => void>()

export const hasSynthesis = () => typeof window !== 'undefined' && 'speechSynthesis' in window

function look(settled: boolean) {
  const voices = hasSynthesis() ? window.speechSynthesis.getVoices() : []
  if (voices.length === known.voices.length && (known.settled || !settled)) return
  known = { voices: [...voices], settled: known.settled || settled || voices.length > 0 }
  for (const listener of listeners) listener()
}

function watch() {
  watching = true
  if (!hasSynthesis()) return look(true)
  window.speechSynthesis.addEventListener?.('voiceschanged', () => look(true))
  look(false)
  let polls = 0
  const poll = () => {
    polls += 1
    look(polls >= POLL_LIMIT)
    if (known.voices.length === 0 && polls < POLL_LIMIT) setTimeout(poll, POLL_MS)
  }
  if (known.voices.length === 0) setTimeout(poll, POLL_MS)
}

function subscribe(listener: () => void) {
  if (!watching) watch()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The voices there are now, and whether more may still come. */
export function useVoices(): Known {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => known,
  )
}

/** The voices at this very moment, for a press of a button. */
export function voicesNow(): readonly SpeechSynthesisVoice[] {
  look(false)
  return known.voices
}

/** The device's voice for a language: the one its learner chose where it still speaks the language, else the best there is. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: SpokenLanguage,
  chosen: string | null,
): SpeechSynthesisVoice | undefined {
  const own = chosen && voicesOf(voices, language).find(voice => voice.name === chosen)
  return own || chooseVoice(voices, language)
}

/** The name of the voice chosen for a language on this device; null where none was. */
export const chosenVoice = (language: SpokenLanguage) => local.read(voiceKey(language.code ?? ''))
export const chooseOwnVoice = (code: string, name: string) =>
  name === '' ? local.forget(voiceKey(code)) : void local.write(voiceKey(code), name)
const voiceKey = (code: string) => `meridian.voice.${code}`
