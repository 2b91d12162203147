import type { Memory } from './review.ts'

/** How firmly a word sits, from never asked for to safe for months. */
export const strengths = ['new', 'weak', 'growing', 'firm', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** Days until recall falls to 90 %, from which on a word is called by its strength. */
const FROM_DAYS = { weak: 0, growing: 3, firm: 10, strong: 30 } as const

/** The strength of a memory: what `stability` in days says, in a word. */
export function strengthOf({ stability, lastReview }: Pick<Memory, 'stability' | 'lastReview'>): Strength {
  if (lastReview === null) return 'new'
  return (['strong', 'firm', 'growing'] as const).find(each => stability >= FROM_DAYS[each]) ?? 'weak'
}

/** The words of a review on demand: those due, the one most likely forgotten first, then the least firm. */
export function wordsToReview<Word extends Pick<Memory, 'stability' | 'due'> & { known: number }>(
  words: readonly Word[],
  now: Temporal.Instant,
  most: number,
): Word[] {
  const isDue = (word: Word) => Temporal.Instant.compare(word.due, now) <= 0
  return words
    .toSorted((a, b) => Number(isDue(b)) - Number(isDue(a)) || a.known - b.known || a.stability - b.stability)
    .slice(0, most)
}
