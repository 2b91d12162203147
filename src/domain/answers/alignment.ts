/** A place of two sequences laid beside each other. */
export type Aligned<T> =
  | { kind: 'same' | 'changed'; given: T; expected: T }
  | { kind: 'missing'; expected: T }
  | { kind: 'extra'; given: T }

/**
 * Lays two sequences beside each other so that as little as possible differs. `unlikeness` is 0 for what counts as the same
 * and at most 2, the price of one too much and one too few; of two equal ways the one that changes is taken.
 */
export function alignment<T>(
  given: readonly T[],
  expected: readonly T[],
  unlikeness: (given: T, expected: T) => number,
): Aligned<T>[] {
  const cost: number[][] = Array.from({ length: given.length + 1 }, (_, i) => [i])
  const at = (i: number, j: number) => cost[i]?.[j] ?? Number.POSITIVE_INFINITY
  const changing = (i: number, j: number) => at(i - 1, j - 1) + unlikeness(given[i - 1]!, expected[j - 1]!)
  for (let j = 0; j <= expected.length; j += 1) cost[0]![j] = j
  for (let i = 1; i <= given.length; i += 1) {
    for (let j = 1; j <= expected.length; j += 1) {
      cost[i]![j] = Math.min(changing(i, j), at(i - 1, j) + 1, at(i, j - 1) + 1)
    }
  }
  const steps: Aligned<T>[] = []
  let [i, j] = [given.length, expected.length]
  while (i > 0 || j > 0) {
    if (i > 0 && j > 0 && changing(i, j) === at(i, j)) {
      const [a, b] = [given[--i]!, expected[--j]!]
      steps.push({ kind: unlikeness(a, b) === 0 ? 'same' : 'changed', given: a, expected: b })
    } else if (j > 0 && at(i, j - 1) + 1 === at(i, j)) steps.push({ kind: 'missing', expected: expected[--j]! })
    else steps.push({ kind: 'extra', given: given[--i]! })
  }
  return steps.reverse()
}
