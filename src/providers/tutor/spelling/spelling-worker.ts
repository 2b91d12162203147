import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createHunspellFromStrings } from 'hunspell-wasm'
import type { Hunspell } from 'hunspell-wasm'
import type { LanguageCode } from '#domain/languages.ts'
import { answerQuestions } from '#providers/workers/answer-questions.ts'
import { spellingPackages } from './spelling.ts'
import type { SpellingAnswer, SpellingQuestion } from './spelling-pool.ts'

const MOST_SUGGESTIONS = 5

/** Some 20 MB each. They stay for as long as the worker lives, which ends when nobody has talked for a while. */
const dictionaries = new Map<LanguageCode, Promise<Hunspell>>()

function dictionaryOf(language: LanguageCode): Promise<Hunspell> {
  const dictionary =
    dictionaries.get(language) ??
    load(language).catch((error: unknown) => {
      // What failed is tried again at the next question.
      dictionaries.delete(language)
      throw new Error(`Cannot read the dictionary of "${language}"`, { cause: error })
    })
  dictionaries.set(language, dictionary)
  return dictionary
}

async function load(language: LanguageCode): Promise<Hunspell> {
  const entry = import.meta.resolve(spellingPackages[language]!)
  const read = (name: string) => readFile(fileURLToPath(new URL(name, entry)), 'utf8')
  return createHunspellFromStrings(await read('index.aff'), await read('index.dic'))
}

answerQuestions<SpellingQuestion, SpellingAnswer>(async ({ language, test, suggest }) => {
  const dictionary = await dictionaryOf(language)
  // Dictionaries write the typewriter's apostrophe.
  const plain = (word: string) => word.replaceAll('’', "'")
  return {
    known: test.filter(word => dictionary.testSpelling(plain(word))),
    ...(suggest !== undefined && {
      suggestions: dictionary.getSpellingSuggestions(plain(suggest)).slice(0, MOST_SUGGESTIONS),
    }),
  }
})
