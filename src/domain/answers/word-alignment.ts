import { alignment } from './alignment.ts'
import { normalizeForSpeech, similarity } from './text/text-similarity.ts'
import { wordsOf } from './text/text-words.ts'

/** A word of a phrase beside what was heard of it. */
export type AlignedWord = {
  kind: 'same' | 'changed' | 'missing' | 'extra'
  /** As it was heard; empty where it is missing. */
  heard: string
  /** As it is written in the phrase; empty where it was added. */
  target: string
}

/** What was heard beside what was to be said, word by word, capitals, accents and punctuation aside. */
export function alignedWords(heard: string, target: string, code: string): AlignedWord[] {
  const [mine, right] = [heard, target].map(text => wordsOf(text, code).map(word => word.text)) as [string[], string[]]
  return alignment(mine, right, unlikeness).map(step => ({
    kind: step.kind,
    heard: 'given' in step ? step.given : '',
    target: 'expected' in step ? step.expected : '',
  }))
}

/** Words that sound alike lie beside each other rather than beside strangers. */
function unlikeness(a: string, b: string): number {
  if (normalizeForSpeech(a) === normalizeForSpeech(b)) return 0
  return 2 * Math.max(0.1, 1 - similarity(a, b))
}

/** The words that are to be looked at: what was heard in place of what. */
export function changedWords(words: readonly AlignedWord[]): { heard: string; target: string }[] {
  return words.filter(word => word.kind === 'changed').map(({ heard, target }) => ({ heard, target }))
}
