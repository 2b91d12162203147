import {
  SPEECH_PITCH,
  SPEECH_START_MS,
  SPEECH_VOLUME,
  longestSpeechMs,
  speechPieces,
} from '#domain/speech/voice-choice.ts'
import type { SpokenLanguage } from '#domain/speech/voice-choice.ts'
import { MAX_SYNTHETIC_TEXT, hasSyntheticVoice, syntheticSpeechAddress } from '#domain/speech/synthetic-voice.ts'
import { PLAYBACK_FAILED, SYNTHESIS_UNSUPPORTED, noVoice } from '#domain/speech/speech-errors.ts'
import { chosenVoice, hasSynthesis, voiceFor, voicesNow } from './voices.ts'

/** One speaker for the whole application: whatever speaks next silences what spoke before. */

export type Outcome = { ended: true } | { stopped: true } | { error: string }

type Playing = { settle(outcome: Outcome): void; timers: Set<number> }
let playing: Playing | undefined
// Chrome forgets utterances that nothing refers to, and their end is then never reported.
let utterance: SpeechSynthesisUtterance | undefined
let primed = false
let synthetic: HTMLAudioElement | undefined

/**
 * Speaks a text in a language, sentence by sentence, and tells how it ended. Never speaks it in another language: where
 * the device has no voice for it, the server's synthetic one is played, unless the learner wants none.
 */
export function play(text: string, language: SpokenLanguage, rate: number, maySynthesize = true): Promise<Outcome> {
  stop()
  const voice = hasSynthesis() ? voiceFor(voicesNow(), language, chosenVoice(language)) : undefined
  const { code } = language
  const isSynthetic = maySynthesize && !voice && code !== undefined && hasSyntheticVoice(code)
  if (!voice && !isSynthetic) {
    return Promise.resolve({ error: hasSynthesis() ? noVoice(language.name) : SYNTHESIS_UNSUPPORTED })
  }
  if (voice) prime(voice)
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const mine: Playing = { settle: resolve, timers: new Set() }
  playing = mine
  if (voice) after(mine, SPEECH_START_MS, () => speakPiece(mine, speechPieces(text, language.locale), 0, voice, rate))
  // At once, while the press of the button that asked for it still counts. In one piece where the server takes it: it
  // knows how the whole text is read, and not each of its sentences.
  else if (code) {
    playPiece(mine, text.length <= MAX_SYNTHETIC_TEXT ? [text] : speechPieces(text, language.locale), 0, code, rate)
  }
  return promise
}

/** Silences the speaker. */
export function stop(): void {
  const stopped = playing
  finish(stopped, { stopped: true })
  synthetic?.pause()
  if (hasSynthesis()) window.speechSynthesis.cancel()
}

function speakPiece(mine: Playing, pieces: string[], index: number, voice: SpeechSynthesisVoice, rate: number) {
  const text = pieces[index]
  if (playing !== mine) return
  if (text === undefined) return finish(mine, { ended: true })
  const next = () => {
    if (utterance !== own) return
    clearTimers(mine)
    speakPiece(mine, pieces, index + 1, voice, rate)
  }
  const own = new SpeechSynthesisUtterance(text)
  own.voice = voice
  own.lang = voice.lang.replaceAll('_', '-')
  own.rate = rate
  own.pitch = SPEECH_PITCH
  own.volume = SPEECH_VOLUME
  own.onend = next
  own.onerror = event => {
    if (utterance !== own) return
    const stopped = event.error === 'canceled' || event.error === 'interrupted'
    finish(mine, stopped ? { stopped: true } : { error: PLAYBACK_FAILED })
  }
  utterance = own
  // Some engines never report the end; the next sentence must not wait for ever.
  after(mine, longestSpeechMs(text, rate), () => {
    window.speechSynthesis.cancel()
    after(mine, SPEECH_START_MS, next)
  })
  try {
    window.speechSynthesis.speak(own)
  } catch {
    finish(mine, { error: PLAYBACK_FAILED })
  }
}

/** One player for all pieces: what was once started by a press of a button may go on by itself. */
function playPiece(mine: Playing, pieces: string[], index: number, code: string, rate: number) {
  const text = pieces[index]
  if (playing !== mine) return
  if (text === undefined) return finish(mine, { ended: true })
  synthetic ??= new Audio()
  const failed = () => {
    if (playing === mine) finish(mine, { error: PLAYBACK_FAILED })
  }
  synthetic.onended = () => playPiece(mine, pieces, index + 1, code, rate)
  synthetic.onerror = failed
  synthetic.src = syntheticSpeechAddress(text, code, rate)
  synthetic.play().catch(failed)
}

/** iOS is silent until something was spoken within a tap; an empty utterance is enough, once. */
function prime(voice: SpeechSynthesisVoice) {
  if (primed || !navigator.vendor.startsWith('Apple') || navigator.maxTouchPoints === 0) return
  primed = true
  const empty = new SpeechSynthesisUtterance('')
  empty.voice = voice
  empty.lang = voice.lang
  window.speechSynthesis.speak(empty)
}

function after(mine: Playing, milliseconds: number, act: () => void) {
  const timer = window.setTimeout(() => {
    mine.timers.delete(timer)
    if (playing === mine) act()
  }, milliseconds)
  mine.timers.add(timer)
}

function clearTimers(mine: Playing) {
  for (const timer of mine.timers) window.clearTimeout(timer)
  mine.timers.clear()
}

function finish(mine: Playing | undefined, outcome: Outcome) {
  if (!mine) return
  clearTimers(mine)
  if (playing === mine) {
    playing = undefined
    utterance = undefined
  }
  mine.settle(outcome)
}

// Chrome keeps talking after the page was left.
if (typeof window !== 'undefined') window.addEventListener('pagehide', stop)
