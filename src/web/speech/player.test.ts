import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spokenLanguage } from '#domain/speech/voice-choice.ts'

/** A browser's synthesis as far as it is used; each utterance ends when the test says so. */
class Utterance {
  lang = ''
  rate = 1
  pitch = 0
  volume = 0
  voice: unknown
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
let spoken: Utterance[]
let cancelled: number
const listeners: Record<string, () => void> = {}

async function loadPlayer(voices: { name: string; lang: string }[]) {
  vi.resetModules()
  spoken = []
  cancelled = 0
  const speechSynthesis = {
    getVoices: () => voices,
    cancel: () => void (cancelled += 1),
    speak: (utterance: Utterance) => void spoken.push(utterance),
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('navigator', { vendor: 'Google Inc.', maxTouchPoints: 0 })
  vi.stubGlobal('window', {
    speechSynthesis,
    setTimeout: (act: () => void, after: number) => setTimeout(act, after),
    clearTimeout: (timer: number) => clearTimeout(timer),
    addEventListener: (name: string, listener: () => void) => void (listeners[name] = listener),
  })
  return import('./player.ts')
}

const english = { name: 'English', lang: 'en-US', default: true }
const spanish = { name: 'Mónica', lang: 'es_ES' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('speech starts 100 ms after an earlier one was cancelled, with the voice, its locale, rate, pitch 1 and volume 1', async () => {
  const { play } = await loadPlayer([english, spanish])
  void play('Hola.', spokenLanguage('es'), 0.7)
  expect(cancelled).toBe(1)
  await vi.advanceTimersByTimeAsync(99)
  expect(spoken).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(spoken[0]).toMatchObject({ text: 'Hola.', lang: 'es-ES', voice: spanish, rate: 0.7, pitch: 1, volume: 1 })
})

test('a text is spoken sentence by sentence', async () => {
  const { play } = await loadPlayer([spanish])
  const outcome = play('Hola. ¿Qué tal?', spokenLanguage('es'), 1)
  await vi.advanceTimersByTimeAsync(100)
  expect(spoken.map(each => each.text)).toEqual(['Hola.'])
  spoken[0]?.onend?.()
  expect(spoken.map(each => each.text)).toEqual(['Hola.', '¿Qué tal?'])
  spoken[1]?.onend?.()
  expect(await outcome).toEqual({ ended: true })
})

/** A browser's player of sounds: notes what it is given, and plays or fails as the test says. */
function stubAudio({ plays = true } = {}) {
  const addresses: string[] = []
  const players: { onended?: () => void; onerror?: () => void; paused: boolean }[] = []
  vi.stubGlobal(
    'Audio',
    class {
      paused = true
      onended?: () => void
      onerror?: () => void
      constructor() {
        players.push(this)
      }
      set src(address: string) {
        addresses.push(address)
      }
      async play() {
        if (!plays) throw new Error('NotSupportedError')
        this.paused = false
      }
      pause() {
        this.paused = true
      }
    },
  )
  return { addresses, players }
}

test('nothing is ever spoken by a voice of another language: the server speaks instead', async () => {
  const { addresses, players } = stubAudio()
  const { play } = await loadPlayer([english])
  const outcome = play('Hola. ¿Qué tal?', spokenLanguage('es'), 0.7)
  const textOf = (address: string) => new URL(address, 'https://example.org').searchParams.get('text')
  // As a whole: the server knows how the text is read, and not each of its sentences.
  expect(addresses.map(textOf)).toEqual(['Hola. ¿Qué tal?'])
  players[0]?.onended?.()
  expect(await outcome).toEqual({ ended: true })
  const long = play('Hola. '.repeat(60), spokenLanguage('es'), 0.7)
  expect(addresses.slice(1).map(textOf)).toEqual(['Hola.'])
  players[0]?.onended?.()
  expect(addresses.slice(1).map(textOf)).toEqual(['Hola.', 'Hola.'])
  for (let piece = 1; piece < 60; piece++) players[0]?.onended?.()
  expect(await long).toEqual({ ended: true })
  await vi.advanceTimersByTimeAsync(1000)
  expect(spoken).toHaveLength(0)
})

test('where the server has no voice either, nothing is played and the learner is told', async () => {
  const { addresses } = stubAudio()
  const { play } = await loadPlayer([english])
  expect(await play('สวัสดี', spokenLanguage('th'), 1)).toEqual({ error: 'This device has no Thai voice.' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(spoken).toHaveLength(0)
  expect(addresses).toEqual([])
})

test('the server’s voice stops when other speech begins, and a sound that does not come is told', async () => {
  const { players } = stubAudio()
  const { play, stop } = await loadPlayer([])
  const first = play('Hola.', spokenLanguage('es'), 1)
  stop()
  expect(await first).toEqual({ stopped: true })
  expect(players[0]?.paused).toBe(true)
  const second = play('Hola.', spokenLanguage('es'), 1)
  players[0]?.onerror?.()
  expect(await second).toEqual({ error: 'Voice playback failed. Please try again.' })
})

test('new speech stops the old one, which is no error', async () => {
  const { play } = await loadPlayer([spanish])
  const first = play('Hola.', spokenLanguage('es'), 1)
  await vi.advanceTimersByTimeAsync(100)
  void play('Adiós.', spokenLanguage('es'), 1)
  spoken[0]?.onerror?.({ error: 'interrupted' })
  expect(await first).toEqual({ stopped: true })
  await vi.advanceTimersByTimeAsync(100)
  expect(spoken[1]?.text).toBe('Adiós.')
})

test('an engine’s error is told in the specified words', async () => {
  const { play } = await loadPlayer([spanish])
  const outcome = play('Hola.', spokenLanguage('es'), 1)
  await vi.advanceTimersByTimeAsync(100)
  spoken[0]?.onerror?.({ error: 'synthesis-failed' })
  expect(await outcome).toEqual({ error: 'Voice playback failed. Please try again.' })
})

test('an utterance whose end is never reported does not hold up the next', async () => {
  const { play } = await loadPlayer([spanish])
  const outcome = play('Hola.', spokenLanguage('es'), 1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toEqual({ ended: true })
})

test('leaving the page silences it', async () => {
  const { play } = await loadPlayer([spanish])
  const outcome = play('Hola.', spokenLanguage('es'), 1)
  listeners.pagehide?.()
  expect(await outcome).toEqual({ stopped: true })
  await vi.advanceTimersByTimeAsync(1000)
  expect(spoken).toHaveLength(0)
})
