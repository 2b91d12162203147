/** A run of letters of an answer: as expected, missing from it, too much in it, or other letters than expected. */
export type DifferencePart = {
  kind: 'same' | 'missing' | 'extra' | 'changed'
  given: string
  expected: string
}

type Step = { kind: DifferencePart['kind']; given: string; expected: string }

/**
 * Aligns the letters that were written (`a`) with those expected (`b`) and counts the slips. Two letters that changed
 * places are one slip. `same` decides which letters count as alike (a capital, say).
 */
export function letterDifference(
  a: readonly string[],
  b: readonly string[],
  same: (a: string, b: string) => boolean = (a, b) => a === b,
): { parts: DifferencePart[]; slips: number } {
  const cost: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i])
  const at = (i: number, j: number) => cost[i]?.[j] ?? Number.POSITIVE_INFINITY
  const alike = (i: number, j: number) => same(a[i - 1] ?? '', b[j - 1] ?? '')
  const swapped = (i: number, j: number) =>
    i > 1 && j > 1 && !alike(i, j) && same(a[i - 1]!, b[j - 2]!) && same(a[i - 2]!, b[j - 1]!)
  for (let j = 0; j <= b.length; j += 1) cost[0]![j] = j
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      cost[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (alike(i, j) ? 0 : 1),
        swapped(i, j) ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  const steps: Step[] = []
  let [i, j] = [a.length, b.length]
  while (i > 0 || j > 0) {
    const here = at(i, j)
    if (i > 0 && j > 0 && alike(i, j) && at(i - 1, j - 1) === here) {
      steps.push({ kind: 'same', given: a[--i]!, expected: b[--j]! })
    } else if (swapped(i, j) && at(i - 2, j - 2) + 1 === here) {
      steps.push({ kind: 'changed', given: `${a[i - 2]}${a[i - 1]}`, expected: `${b[j - 2]}${b[j - 1]}` })
      i -= 2
      j -= 2
    } else if (i > 0 && j > 0 && at(i - 1, j - 1) + 1 === here) {
      steps.push({ kind: 'changed', given: a[--i]!, expected: b[--j]! })
    } else if (j > 0 && at(i, j - 1) + 1 === here) {
      steps.push({ kind: 'missing', given: '', expected: b[--j]! })
    } else {
      steps.push({ kind: 'extra', given: a[--i]!, expected: '' })
    }
  }
  return { parts: joined(steps.reverse()), slips: at(a.length, b.length) }
}

function joined(steps: Step[]): DifferencePart[] {
  const parts: DifferencePart[] = []
  for (const step of steps) {
    const last = parts.at(-1)
    if (last?.kind === step.kind) {
      last.given += step.given
      last.expected += step.expected
    } else parts.push({ ...step })
  }
  return parts
}
