import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import { scriptOf } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { createFairPool } from '#providers/workers/fair-pool.ts'
import { MOST_SLIPS, MOST_SUGGESTED, MOST_WORDS, SUGGESTED_LENGTH, spellingPackages } from './spelling.ts'
import type { Spelled, Spelling } from './spelling.ts'

/** One small piece of work for a worker: words to test, at most one to suggest others for. */
export type SpellingQuestion = { language: LanguageCode; test: string[]; suggest?: string }
export type SpellingAnswer = { known: string[]; suggestions?: string[] }

/** A question waits no longer than this, the reading of its dictionary included; then it is answered with what is known. */
const MOST_MILLISECONDS = 5000
/** A dictionary that is read ahead has more time: nobody waits for it. */
const READING_MILLISECONDS = 60_000
/** Words whose answer stays in memory: some 200 bytes each. */
const REMEMBERED_WORDS = 20_000

/**
 * Spelling by Hunspell in workers of their own (spelling-worker.ts). A question is cut into small pieces that are served
 * fairly by asker; each language has its home in one worker, so that a dictionary (some 20 MB) is in memory once, and twice
 * only where several learners talk at the same moment.
 */
export function createSpelling(
  onFailure: (error: unknown) => void = () => {},
  { seats = Math.min(2, availableParallelism()), patience = MOST_MILLISECONDS } = {},
): Spelling {
  const file = new URL('./spelling-worker.ts', import.meta.url)
  const pool = createFairPool<SpellingQuestion, SpellingAnswer>({ file, seats, onFailure })
  const remembered = new LRUCache<string, Spelled>({ max: REMEMBERED_WORDS })
  const homes = new Map(Object.keys(spellingPackages).map((code, at) => [code as LanguageCode, at % seats]))
  /** Languages that the worker beside their home has read as well, since two learners met there. */
  const readTwice = new Set<LanguageCode>()

  /** Whoever meets somebody else at work in a language need not wait for the next time: another worker reads it, too. */
  function ask(asker: string, question: SpellingQuestion, until: number) {
    const { language } = question
    const home = homes.get(language)!
    const other = (home + 1) % seats
    const isShared = readTwice.has(language)
    if (!isShared && other !== home && pool.isTaken(home, asker)) {
      const reading = pool.ask('', [other], { language, test: [] }, performance.now() + READING_MILLISECONDS)
      void reading.then(answer => answer && readTwice.add(language))
    }
    return pool.ask(asker, isShared ? [home, other] : [home], question, until)
  }

  async function check(language: LanguageCode, words: readonly string[], asker = ''): Promise<Map<string, Spelled>> {
    const spelled = new Map<string, Spelled>()
    if (!spellingPackages[language]) return spelled
    const key = (word: string) => `${language} ${word}`
    const until = performance.now() + patience
    const unknown = [...new Set(words)].slice(0, MOST_WORDS)
    const test = unknown.filter(word => {
      const before = remembered.get(key(word))
      if (before) spelled.set(word, before)
      return !before
    })
    const tested = test.length === 0 ? { known: [] } : await ask(asker, { language, test }, until)
    if (!tested) return spelled
    const known = new Set(tested.known)
    for (const word of test) {
      if (known.has(word)) {
        spelled.set(word, { known: true })
        remembered.set(key(word), { known: true })
      } else spelled.set(word, { known: false, suggestions: [] })
    }
    const unknowns = unknown.filter(word => spelled.get(word)?.known === false && mayBeMeant(word, language))
    // So many are no slips: the text is in no language of ours, or pasted from another.
    const doubtful = unknowns.length > MOST_SLIPS ? [] : unknowns.slice(0, MOST_SUGGESTED)
    await Promise.all(
      doubtful.map(async suggest => {
        if (remembered.has(key(suggest))) return
        const outcome = await ask(asker, { language, test: [], suggest }, until)
        if (!outcome?.suggestions) return
        const answer: Spelled = { known: false, suggestions: outcome.suggestions }
        spelled.set(suggest, answer)
        remembered.set(key(suggest), answer)
      }),
    )
    // Whether a word beyond the bound was asked before must make no difference: the same words, the same answer.
    for (const word of unknowns.slice(doubtful.length)) spelled.set(word, { known: false, suggestions: [] })
    return spelled
  }

  return {
    has: language => spellingPackages[language] !== undefined,
    check,
    warm(language) {
      if (homes.has(language)) void ask('', { language, test: [] }, performance.now() + patience)
    },
    close: () => pool.close(),
  }
}

/** Whether a slip of the pen could explain an unknown word: it has a word's length and the language's letters. */
function mayBeMeant(word: string, language: LanguageCode): boolean {
  const { least, most } = SUGGESTED_LENGTH
  const letters = word.match(/\p{L}/gu) ?? []
  const own = scriptOf(language)
  return letters.length >= least && word.length <= most && letters.every(letter => own.test(letter))
}
