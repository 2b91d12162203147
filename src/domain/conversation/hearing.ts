import { withInitialCapital } from '#domain/answers/text/initial-capital.ts'
import { intents } from './talk.ts'
import type { Intent, Talk, TalkPhrase } from './talk.ts'
import { compilePattern, foldText, foundWithin, matchesOf } from './word-patterns.ts'
import type { FoldedText, WordPattern, WordSets } from './word-patterns.ts'

/** What was heard in a message, with the learner's words that the pattern names. */
export type Heard = { replies: readonly TalkPhrase[]; words: Record<string, string>; spelled: Record<string, string> }
export type HeardIntent = Heard & { intent: Intent; unknown: readonly TalkPhrase[] }
export type HeardFollowUp = Heard & { id: string }

export type Hearing = {
  /** What the learner does with the message, the weightiest first; empty where nothing is recognised. */
  intentsIn(text: string): HeardIntent[]
  /** What the message tells that an answer can take up. */
  followUpsIn(text: string): HeardFollowUp[]
}

/** Heard only where hardly anything else is said. */
const bareAnswers = new Set<Intent>(['yes', 'no'])
const MOST_BARE = 3

/** Listens as a language's talk.yaml says. Throws PatternError where a pattern cannot be read. */
export function createHearing(talk: Talk, sets: WordSets, language: string): Hearing {
  const options = { language, within: foundWithin.has(language), sets }
  const compiled = (patterns: readonly string[]) => patterns.map(pattern => compilePattern(pattern, options))
  const listening = intents.flatMap(intent => {
    const entry = talk.intents[intent]
    return entry ? [{ intent, entry, hear: compiled(entry.hear), not: compiled(entry.not ?? []) }] : []
  })
  const following = talk.follow_ups.map(entry => ({
    entry,
    hear: compiled(entry.hear),
    not: compiled(entry.not ?? []),
  }))
  return {
    intentsIn(text) {
      const folded = foldText(text, language)
      return listening.flatMap(({ intent, entry, hear, not }): HeardIntent[] => {
        // “Yes, my dog is called Toby” is about the dog.
        if (bareAnswers.has(intent) && (text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) > MOST_BARE) return []
        const words = heardIn(folded, hear)
        if (!words || heardIn(folded, not)) return []
        return [{ intent, replies: entry.replies, unknown: entry.unknown ?? [], ...words }]
      })
    },
    followUpsIn(text) {
      const folded = foldText(text, language)
      return following.flatMap(({ entry, hear, not }): HeardFollowUp[] => {
        const words = heardIn(folded, hear)
        return words && !heardIn(folded, not) ? [{ id: entry.id, replies: entry.replies, ...words }] : []
      })
    },
  }
}

function heardIn(folded: FoldedText, patterns: readonly WordPattern[]): Pick<Heard, 'words' | 'spelled'> | undefined {
  for (const pattern of patterns) {
    const [match] = matchesOf(pattern, folded)
    if (!match) continue
    const words: Record<string, string> = {}
    const spelled: Record<string, string> = {}
    for (const [label, captured] of match.captured) {
      words[label] = captured.text
      spelled[label] = captured.spelled ?? captured.text
    }
    return { words, spelled }
  }
  return undefined
}

/** A reply with the learner's words in it: `{x}` as the language spells it, `{X}` with a capital. */
export function filled(template: string, words: Readonly<Record<string, string>>, language: string): string {
  return template.replaceAll(/\{(\p{L}+)\}/gu, (whole, name: string) => {
    const word = words[name] ?? words[name.toLowerCase()]
    if (word === undefined) return whole
    return name === name.toLowerCase() ? word : withInitialCapital(word, language)
  })
}
