import type { CompiledRules } from './rules.ts'

/** Longer sentences have too many places to try, and courses have none. */
const MOST_WORDS = 40

/**
 * Whether one answer is the other with a phrase of time or place in another place where the language lets it stand, or
 * with two such phrases changed about.
 */
export function isMoved(given: readonly string[], expected: readonly string[], rules: CompiledRules): boolean {
  const length = expected.length
  const order = rules.rules.order ?? (rules.rules.moves ? 'ends' : undefined)
  if (!order || given.length !== length || length < 2 || length > MOST_WORDS) return false
  if (order === 'beforeVerb' && given.at(-1) !== expected.at(-1)) return false
  if ([...given].sort().join(' ') !== [...expected].sort().join(' ')) return false
  for (let from = 0; from < length; from++) {
    for (let to = from + 1; to <= length && to - from < length; to++) {
      const phrase = expected.slice(from, to)
      if (!isPhrase(expected, from, to, rules)) continue
      const rest = [...expected.slice(0, from), ...expected.slice(to)]
      for (const place of placesOf(given, phrase)) {
        const others = [...given.slice(0, place), ...given.slice(place + phrase.length)]
        if (
          mayStand(place, rest.length, order, from, rules, phrase) &&
          mayPass(rest, { from, place }, rules) &&
          sameRest(others, rest, { place, from, order, rules })
        )
          return true
      }
    }
  }
  return changedAbout(given, expected, rules)
}

function placesOf(words: readonly string[], phrase: readonly string[]): number[] {
  return words.flatMap((_, at) => (phrase.every((word, index) => words[at + index] === word) ? [at] : []))
}

function mayStand(
  place: number,
  rest: number,
  order: string,
  from: number,
  rules: CompiledRules,
  phrase: readonly string[],
): boolean {
  if (order === 'free') return true
  if (order === 'beforeVerb') return place < rest
  if (place === 0 || place === rest) return true
  // In the middle where the other answer has it, or a word of one's own: “hoy” and “aquí” stand after the verb as well.
  return order === 'v2'
    ? place >= 2 && from !== place && phrase.length <= 4 && rules.rules.determiners !== undefined
    : phrase.length === 1
}

/** Whether the words of a sentence from one place to another are a whole phrase of time or place. */
function isPhrase(sentence: readonly string[], from: number, to: number, rules: CompiledRules): boolean {
  const phrase = sentence.slice(from, to)
  if (!rules.beginsPhrase(phrase) || !rules.endsPhrase(phrase)) return false
  return !rules.trails(sentence.slice(to)) && (from === 0 || !rules.trails(phrase))
}

/**
 * Whether a phrase may go from one place of a sentence to another past the words between: where verbs stand last, past
 * another phrase or an object only, and never behind an infinitive, a participle or the verb of a clause.
 */
function mayPass(
  rest: readonly string[],
  { from, place }: { from: number; place: number },
  rules: CompiledRules,
): boolean {
  if (!rules.rules.verbLast) return true
  if (from > 0 && place > 0) {
    const [start, end] = [Math.min(from, place), Math.max(from, place)]
    const passed = rest.slice(start, end)
    const isObject = passed.length > 1 && rules.isDeterminer(passed[0]!) && !rules.isVerbLast(passed.at(-1)!)
    return isObject || isPhrase(rest, start, end, rules)
  }
  return place < rest.length || rest.length <= 2 || !rules.isVerbLast(rest.at(-1)!)
}

function sameRest(
  given: readonly string[],
  expected: readonly string[],
  { place, from, order, rules }: { place: number; from: number; order: string; rules: CompiledRules },
): boolean {
  const equal = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((word, at) => word === b[at])
  if (order !== 'v2') return equal(given, expected)
  // The verb stands second: a phrase in front of it drives the subject behind it.
  if ((place === 0) === (from === 0)) return equal(given, expected)
  const [turned, straight] = place === 0 ? [given, expected] : [expected, given]
  return subjectLengths(straight, rules).some(size =>
    equal(turned, [straight[size]!, ...straight.slice(0, size), ...straight.slice(size + 1)]),
  )
}

/** How many words the subject of a clause may have: one, or two and three after an article. */
function subjectLengths(words: readonly string[], rules: CompiledRules): number[] {
  const possible = rules.isDeterminer(words[0] ?? '') ? [2, 3] : [1]
  return possible.filter(size => size < words.length)
}

/** Two phrases at the end that changed places: to Granada by train, by train to Granada. */
function changedAbout(given: readonly string[], expected: readonly string[], rules: CompiledRules): boolean {
  const length = expected.length
  const first = expected.findIndex((word, at) => word !== given[at])
  for (let from = first; from >= 0 && from < length; from++) {
    for (let middle = from + 1; middle < length; middle++) {
      for (let to = middle + 1; to <= length; to++) {
        const [one, two] = [expected.slice(from, middle), expected.slice(middle, to)]
        if (!isPhrase(expected, from, middle, rules) || !isPhrase(expected, middle, to, rules)) continue
        const changed = [...expected.slice(0, from), ...two, ...one, ...expected.slice(to)]
        if (changed.every((word, at) => word === given[at])) return true
      }
    }
    if (from === first) break
  }
  return false
}
