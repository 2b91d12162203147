/** Randomness that is always the same for the same seed: what is derived from a course must come out alike each time. */
export type Dice = {
  /** From 0 up to but not including 1. */
  next(): number
  /** A new list in another order. */
  shuffled<T>(list: readonly T[]): T[]
}

export function createDice(seed: string): Dice {
  let state = hash(seed)
  // mulberry32: one multiplication chain over a 32-bit counter, enough for shuffles.
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
        const kept = result[index]
        result[index] = result[other] as (typeof result)[number]
        result[other] = kept as (typeof result)[number]
      }
      return result
    },
  }
}

// FNV-1a.
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value | 0
}
