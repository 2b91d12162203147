import { similarity } from '../answers/text/text-similarity.ts'

/** Points of the pronunciation drill: the first row whose similarity is exceeded. */
const points = [
  [0.8, 15],
  [0.6, 10],
  [0.4, 5],
] as const

/** How many of the recogniser's alternatives are looked at. */
export const MAX_ALTERNATIVES = 5

export type PronunciationMatch = { heard: string; similarity: number; points: number }

/** Compares what a recogniser heard (best first, at most five alternatives) with the phrase; the best match is used. */
export function matchPronunciation(phrase: string, alternatives: readonly string[]): PronunciationMatch {
  let best: PronunciationMatch = { heard: '', similarity: 0, points: 0 }
  for (const heard of alternatives.slice(0, MAX_ALTERNATIVES)) {
    const value = similarity(phrase, heard)
    if (value > best.similarity || best.heard === '') best = { heard, similarity: value, points: pointsFor(value) }
  }
  return best
}

export function pointsFor(value: number): number {
  return points.find(([above]) => value > above)?.[1] ?? 0
}
