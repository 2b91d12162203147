import { deviceSetting } from '../storage/device-setting.ts'
import type { Verdict } from '#domain/answers/verdict.ts'

/** Two short tones: up for right, level for almost, down for wrong. In hertz. */
const tones: Record<Verdict, readonly [number, number]> = {
  correct: [660, 880],
  almost: [660, 660],
  wrong: [330, 262],
}
const SECONDS = 0.09
const LOUDNESS = 0.08
/** Answers that are told together sound once. */
const TOGETHER_MS = 400

let context: AudioContext | undefined
let last = Number.NEGATIVE_INFINITY

/** Sounds how an answer was, where the learner asked for it and can listen. Silent where the browser cannot. */
export function soundVerdict(verdict: Verdict): void {
  if (deviceSetting('sound-effects', ['off', 'on']) === 'off' || deviceSetting('quiet', ['off', 'on']) === 'on') return
  const now = performance.now()
  if (now - last < TOGETHER_MS) return
  last = now
  try {
    context ??= new AudioContext()
    for (const [at, frequency] of tones[verdict].entries()) play(context, frequency, context.currentTime + at * SECONDS)
  } catch (error) {
    console.warn('Cannot sound an answer', error)
  }
}

function play(audio: AudioContext, frequency: number, start: number): void {
  const tone = new OscillatorNode(audio, { frequency, type: 'triangle' })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01)
  volume.gain.linearRampToValueAtTime(0, start + SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + SECONDS)
}
