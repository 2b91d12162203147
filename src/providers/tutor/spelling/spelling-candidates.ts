import { distance } from 'fastest-levenshtein'
import { withoutAccentsOrSisters } from '#domain/answers/text/answer-text.ts'
import { slipCost } from '#domain/conversation/slip-cost.ts'
import { lowerCase } from '#domain/answers/text/text-words.ts'
import type { Vocabulary } from '#curriculum/course/dictionary/vocabulary.ts'

/** What a misspelled word was meant to be, where that is certain; else whether it is worth a second look. */
export type Meant = { form: string; cost: number; certain: boolean; inCourse: boolean } | undefined

/** How far the runner-up must lie behind the winner. */
const MARGIN = 0.3
/** A word of the course is likelier to be meant than one of the dictionary alone. */
const OUTSIDE = 0.3
/** Beyond this nothing is near. */
const FARTHEST = 2

/** Ranks the words of the course, and the suggestions of the dictionary, by how a learner could have come to write this one. */
export function createCandidates(vocabulary: Vocabulary, language: string) {
  const byLength = new Map<number, { form: string; plain: string }[]>()
  const used = new Set(vocabulary.forms())
  for (const form of used) {
    const length = Array.from(form).length
    const same = byLength.get(length)
    const entry = { form, plain: withoutAccentsOrSisters(form) }
    if (same) same.push(entry)
    else byLength.set(length, [entry])
  }
  return (word: string, suggestions: readonly string[]): Meant => {
    const plain = lowerCase(word, language)
    const length = Array.from(plain).length
    const bare = withoutAccentsOrSisters(plain)
    // The cheap distance first: few words are worth the exact one.
    const fromCourse = [length - 1, length, length + 1]
      .flatMap(each => byLength.get(each) ?? [])
      .filter(each => distance(bare, each.plain) <= FARTHEST)
      .map(each => each.form)
    const ranked = [
      ...fromCourse.map(form => ({ form, cost: slipCost(plain, form), inCourse: true })),
      ...suggestions
        .filter(suggestion => !/[\s'’-]/u.test(suggestion) && !used.has(lowerCase(suggestion, language)))
        .map(form => ({ form, cost: slipCost(plain, lowerCase(form, language)) + OUTSIDE, inCourse: false })),
    ]
      .filter(({ cost }) => cost > 0 && cost <= FARTHEST)
      .sort((a, b) => a.cost - b.cost)
    const [best, second] = ranked
    if (!best) return undefined
    const { form, cost, inCourse } = best
    const leads = !second || second.cost - cost >= MARGIN
    const isEnding = differsInEnding(plain, lowerCase(form, language))
    return { form, cost, inCourse, certain: leads && !isEnding && cost <= mostCost(length, inCourse) }
  }
}

/** Another ending may be another form, which no list is complete for. */
function differsInEnding(written: string, right: string): boolean {
  const [a, b] = [Array.from(written), Array.from(right)]
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const isSwap = a.length === b.length && a[same] === b[same + 1] && a[same + 1] === b[same]
  return same >= Math.min(a.length, b.length) - 1 && !isSwap
}

/** The longer a word, the more of it may be wrong without its being another. */
function mostCost(length: number, inCourse: boolean): number {
  if (length <= 3) return inCourse ? 0.25 : 0
  if (length === 4) return inCourse ? 0.75 : 0.55
  if (length <= 6) return inCourse ? 1 : 0.8
  return inCourse ? 1.5 : 1.3
}
