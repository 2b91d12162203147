import type { KnownWord } from '../plan.ts'

/** After so many failures a word comes back in another kind of activity, with another example. */
export const FAILURES_BEFORE_A_CHANGE = 4

export function isStubborn(word: KnownWord): boolean {
  return (word.lapses ?? 0) >= FAILURES_BEFORE_A_CHANGE
}
