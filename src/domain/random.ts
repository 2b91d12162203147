/** A hash of seed and text from 0 to 2^31 - 1 (FNV-1a with one round of a finaliser): always the same for the same seed and text. */
export function seededHash(seed: number, text: string): number {
  let hash = fnv1a(text, 0x811c9dc5 ^ seed)
  // The last letters alone would hardly move the high bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) & 0x7fffffff
}

/** A random generator that is always the same for the same seed: what is derived from a course must come out alike each time. */
export type Random = {
  /** From 0 up to but not including 1. */
  next(): number
  /** A new list in another order (Fisher-Yates). */
  shuffled<T>(list: readonly T[]): T[]
}

/** mulberry32: one multiplication chain over a 32-bit counter, enough for shuffles. */
export function createRandom(seed: string): Random {
  let state = fnv1a(seed, 0x811c9dc5)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    shuffled(list) {
      const result = [...list]
      for (let index = result.length - 1; index > 0; index--) {
        const other = Math.floor(next() * (index + 1))
        const held = result[index]
        result[index] = result[other] as (typeof result)[number]
        result[other] = held as (typeof result)[number]
      }
      return result
    },
  }
}

function fnv1a(text: string, start: number): number {
  let value = start
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value | 0
}
