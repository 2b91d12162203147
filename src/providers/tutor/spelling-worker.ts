import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { createHunspellFromStrings } from 'hunspell-wasm'
import type { Hunspell } from 'hunspell-wasm'
import type { LanguageCode } from '#domain/languages.ts'
import { spellingPackages } from './spelling.ts'
import type { Spelled, SpellingAnswer, SpellingQuestion } from './spelling.ts'

/** So many dictionaries stay in memory: some 80 MB each. */
const KEPT = 3
const MOST_SUGGESTIONS = 5

const kept = new Map<LanguageCode, Promise<Hunspell>>()

async function dictionaryOf(language: LanguageCode): Promise<Hunspell> {
  const known = kept.get(language) ?? load(language)
  // The one asked for last is forgotten last.
  kept.delete(language)
  kept.set(language, known)
  for (const [oldest, dictionary] of kept) {
    if (kept.size <= KEPT) break
    kept.delete(oldest)
    void dictionary.then(each => each.dispose()).catch(() => {})
  }
  return known
}

async function load(language: LanguageCode): Promise<Hunspell> {
  const entry = import.meta.resolve(spellingPackages[language]!)
  const read = (name: string) => readFile(fileURLToPath(new URL(name, entry)), 'utf8')
  return createHunspellFromStrings(await read('index.aff'), await read('index.dic'))
}

parentPort!.on('message', ({ number, language, words }: SpellingQuestion) => {
  void answer(language, words)
    .catch((error: unknown) => {
      kept.delete(language)
      console.error(`Cannot spell "${language}":`, error)
      return []
    })
    .then(spelled => parentPort!.postMessage({ number, spelled } satisfies SpellingAnswer))
})

async function answer(language: LanguageCode, words: readonly string[]): Promise<[string, Spelled][]> {
  const dictionary = await dictionaryOf(language)
  return words.map(word => {
    // Dictionaries write the typewriter's apostrophe.
    const plain = word.replaceAll('’', "'")
    if (dictionary.testSpelling(plain)) return [word, { known: true }]
    return [word, { known: false, suggestions: dictionary.getSpellingSuggestions(plain).slice(0, MOST_SUGGESTIONS) }]
  })
}
