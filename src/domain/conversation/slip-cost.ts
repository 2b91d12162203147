import { withoutAccentsOrSisters } from '../answers/text/answer-text.ts'

/** Letters and groups that sound alike in languages of Latin and other letters: taking one for the other is half a slip. */
const alike: [string, string][] = [
  ['b', 'v'], ['s', 'z'], ['s', 'c'], ['z', 'c'], ['k', 'c'], ['k', 'q'], ['c', 'q'], ['y', 'i'], ['j', 'i'], ['j', 'y'],
  ['j', 'g'], ['j', 'h'], ['j', 'x'], ['x', 'h'], ['f', 'v'], ['w', 'v'], ['d', 't'], ['g', 'k'], ['p', 'b'], ['m', 'n'], ['e', 'i'], ['o', 'u'],
  ['а', 'о'], ['е', 'и'], ['е', 'э'], ['ы', 'и'], ['в', 'ф'], ['д', 'т'], ['г', 'к'], ['б', 'п'], ['з', 'с'], ['ш', 'щ'], ['г', 'х'],
  ['ι', 'η'], ['ι', 'υ'], ['η', 'υ'], ['ο', 'ω'], ['ט', 'ת'], ['כ', 'ק'], ['כ', 'ח'], ['א', 'ע'], ['ס', 'ש'], ['ב', 'ו'],
] // biome-ignore format: a table
const soundsAlike = new Set(alike.flatMap(([a, b]) => [a + b, b + a]))

const HALF = 0.5
const silent = new Set(['h', 'ь', 'ъ', "'", 'e'])

/**
 * How far a misspelled word lies from a right one: 1 for a letter changed, added, left out or swapped with its neighbour;
 * half for letters that sound alike, doubled letters and silent ones; a quarter for an accent.
 */
export function slipCost(written: string, right: string): number {
  const [a, b] = [Array.from(written), Array.from(right)]
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const [x, y] = [a[i - 1]!, b[j - 1]!]
      const left = rows[i - 1]![j]! + gapCost(a, i - 1)
      const added = row[j - 1]! + gapCost(b, j - 1)
      let best = Math.min(left, added, rows[i - 1]![j - 1]! + changeCost(x, y))
      if (i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y && x !== y)
        best = Math.min(best, rows[i - 2]![j - 2]! + 0.75)
      row.push(best)
    }
    // The first row and column cost what their letters cost.
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

function changeCost(x: string, y: string): number {
  if (x === y) return 0
  if (withoutAccentsOrSisters(x) === withoutAccentsOrSisters(y)) return 0.25
  return soundsAlike.has(x + y) ? HALF : 1
}

/** A letter too many or missing: half where it stands beside its like, or is one that is not heard. */
function gapCost(letters: readonly string[], at: number): number {
  const letter = letters[at]!
  return letters[at - 1] === letter || letters[at + 1] === letter || (silent.has(letter) && letter !== 'e') ? HALF : 1
}
