import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '#domain/languages.ts'
import { answerKey, withoutAccentsOrSisters } from '#domain/answers/text/answer-text.ts'
import { englishKeys } from '#domain/lookup/english-key.ts'
import type { Wordlist, WordlistMatch, Wordlists } from '../wordlist.ts'
import { openImportFile } from './import-file.ts'

/**
 * The dictionaries that an operator brought along, as wordlists: `<folder>/<code>/*.db`. They are asked after the product's own,
 * whose rules find the headword behind a form. A file that cannot be read is left out; `onFault` is told.
 */
export function createImportedWordlists(folder: string, own: Wordlists, onFault: (error: unknown) => void): Wordlists {
  const opened = new Map<LanguageCode, Wordlist | undefined>()
  return {
    async of(code) {
      const rules = await own.of(code)
      if (!opened.has(code)) opened.set(code, openAll(code, { folder, rules, onFault }))
      return opened.get(code)
    },
  }
}

function openAll(
  code: LanguageCode,
  { folder, rules, onFault }: { folder: string; rules: Wordlist | undefined; onFault(error: unknown): void },
): Wordlist | undefined {
  const own = join(folder, code)
  if (!existsSync(own)) return undefined
  const files = readdirSync(own)
    .filter(name => name.endsWith('.db'))
    .sort()
    .flatMap(name => {
      try {
        return [openImportFile(join(own, name))]
      } catch (error) {
        onFault(error)
        return []
      }
    })
  if (files.length === 0) return undefined
  const withKey = (key: string) => files.flatMap(file => file.withKey(key))
  return {
    code,
    size: 0,
    find(text) {
      const key = answerKey(text, code)
      const exact = withKey(key).map((entry): WordlistMatch => ({ entry, certainty: 'headword' }))
      if (exact.length > 0) return exact
      const forms = (rules?.analyse(key) ?? []).flatMap(({ headword, part, grammar, label }) =>
        withKey(headword)
          .filter(entry => entry.part === part && (grammar === undefined || entry.grammar === grammar))
          .map((entry): WordlistMatch => ({ entry, form: label, certainty: 'form' })),
      )
      if (forms.length > 0) return forms
      const plain = withoutAccentsOrSisters(key)
      return files.flatMap(file => file.withPlain(plain)).map(entry => ({ entry, certainty: 'like' }))
    },
    findEnglish: text => englishKeys(text).flatMap(key => files.flatMap(file => file.inEnglish(key))),
    // Hundreds of thousands of words cannot be gone through for each slip.
    near: () => [],
    analyse: text => rules?.analyse(text) ?? [],
    formsOf: entry => rules?.formsOf(entry) ?? [],
  }
}
