import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { parse } from 'yaml'
import type { LanguageCode } from '#domain/languages.ts'
import { answerKey, readingKey, withoutAccentsOrSisters } from '#domain/answers/text/answer-text.ts'
import { englishKeys, englishLemmas } from '#domain/lookup/english-key.ts'
import { parseEntry } from './entry.ts'
import type { WordlistEntry } from './entry.ts'
import { Inflection, createAnalyser } from './inflection.ts'
import type { Analyser, FormOf, Row } from './inflection.ts'

/** An entry that a text led to, and which form of it the text is, where it is not the headword itself. */
export type WordlistMatch = {
  entry: WordlistEntry
  form?: string
  /** `like`: only the reading, or the letters without their accents, are the same. */
  certainty: 'headword' | 'form' | 'like'
}

export type Wordlist = {
  code: LanguageCode
  size: number
  /** The entries a text of the language names: headwords first, then forms, then readings and words without their accents. */
  find(text: string): WordlistMatch[]
  /** The entries that an English word or phrase means, those first of which it is the first sense. */
  findEnglish(text: string): WordlistEntry[]
  /** What words a form may be of by the rules alone, whether the list has them or not: the course may. */
  analyse(text: string): FormOf[]
  /** A word's regular and irregular forms. */
  formsOf(entry: WordlistEntry): WordlistEntry['forms']
}

/** The lines of a language's wordlist. Comments begin with #. */
export const linesOf = (text: string) =>
  text.split(/\r?\n/u).filter(line => line.trim() !== '' && !line.startsWith('#'))

/** A wordlist of lines. An entry is read when it is found: what stays in memory is its line and where its words lead. */
export function createWordlist(code: LanguageCode, lines: readonly string[], inflection?: Inflection): Wordlist {
  const analyser: Analyser | undefined = inflection && createAnalyser(inflection)
  const headwords = new Map<string, number[]>()
  const plain = new Map<string, number[]>()
  const readings = new Map<string, number[]>()
  const irregular = new Map<string, number[]>()
  let english: Map<string, number[]> | undefined
  const add = (index: Map<string, number[]>, key: string, line: number) => {
    if (key === '') return
    const lines = index.get(key)
    if (!lines) index.set(key, [line])
    else if (!lines.includes(line)) lines.push(line)
  }
  for (const [at, line] of lines.entries()) {
    const [headword = '', , , , forms = '', reading = ''] = line.split('\t')
    const key = answerKey(headword, code)
    add(headwords, key, at)
    add(plain, withoutAccentsOrSisters(key), at)
    for (const part of reading.split(/\s*[()/]\s*/u)) {
      add(readings, readingKey(part, code), at)
      add(readings, withoutAccentsOrSisters(readingKey(part, code)), at)
    }
    if (forms) {
      for (const group of parseEntry(line).forms) {
        for (const form of group.forms) add(irregular, answerKey(form, code), at)
      }
    }
  }
  const entryAt = (at: number) => parseEntry(lines[at]!)
  const all = (index: Map<string, number[]>, key: string) => (index.get(key) ?? []).map(entryAt)

  /** Which of a word's irregular forms a key is, by the row's name and, where the forms of that row have names, its place. */
  const labelIn = (entry: WordlistEntry, key: string): string => {
    for (const { label, forms } of entry.forms) {
      const place = forms.findIndex(form => answerKey(form, code) === key)
      const name = analyser?.namesOf(label, forms.length)?.[place]
      if (place >= 0) return name ? `${label}, ${name}` : label
    }
    return 'form'
  }
  const regular = (key: string): WordlistMatch[] =>
    (analyser?.analyse(key) ?? []).flatMap(({ headword, part, grammar, label, row }) =>
      all(headwords, headword)
        .filter(entry => entry.part === part && (grammar === undefined || entry.grammar === grammar))
        .filter(entry => !hasOwn(entry, row))
        .map(entry => ({ entry, form: label, certainty: 'form' })),
    )

  return {
    code,
    size: lines.length,
    find(text) {
      const key = answerKey(text, code)
      const exact: WordlistMatch[] = [
        ...all(headwords, key).map(entry => ({ entry, certainty: 'headword' as const })),
        ...all(irregular, key).map(entry => ({
          entry,
          form: labelIn(entry, key),
          certainty: 'form' as const,
        })),
        ...regular(key),
      ]
      const found =
        exact.length > 0
          ? exact
          : [
              ...all(readings, readingKey(text, code)),
              ...all(plain, withoutAccentsOrSisters(key)),
              ...all(readings, withoutAccentsOrSisters(readingKey(text, code))),
            ].map(entry => ({ entry, certainty: 'like' as const }))
      const seen = new Set<string>()
      return found.filter(({ entry }) => {
        const name = `${entry.headword}\t${entry.part}\t${entry.senses[0]?.[0]}`
        return !seen.has(name) && Boolean(seen.add(name))
      })
    },
    findEnglish(text) {
      if (!english) {
        english = new Map()
        for (const [at, line] of lines.entries()) {
          for (const sense of parseEntry(line).senses.flat())
            for (const key of englishLemmas(sense)) add(english, key, at)
        }
      }
      const keys = englishKeys(text)
      const found = [...new Set(keys.flatMap(key => english?.get(key) ?? []))].map(entryAt)
      const rank = (entry: WordlistEntry) =>
        entry.senses.findIndex(sense => sense.some(word => englishLemmas(word).some(key => keys.includes(key))))
      return found.toSorted((a, b) => rank(a) - rank(b))
    },
    analyse: text => analyser?.analyse(answerKey(text, code)) ?? [],
    formsOf: entry => [
      ...entry.forms,
      ...(analyser?.formsOf(entry) ?? []).filter(({ label, forms }) => !hasOwn(entry, { label, size: forms.length })),
    ],
  }
}

/** A row that a word lists itself, whole, stands in the place of the regular one. */
const hasOwn = (entry: WordlistEntry, row: Row) =>
  entry.forms.some(({ label, forms }) => label === row.label && forms.length >= row.size)

/** The wordlists of an installation, each read when it is first asked for. */
export type Wordlists = {
  /** Undefined where the language has none yet. */
  of(code: LanguageCode): Promise<Wordlist | undefined>
}

/** Wordlists that stay in memory, some 3 MB each: all 32. */
const KEPT_WORDLISTS = 32

export function createWordlists(folder: string): Wordlists {
  const cache = new LRUCache<string, Wordlist>({
    max: KEPT_WORDLISTS,
    fetchMethod: code => readWordlist(folder, code as LanguageCode),
  })
  return { of: async code => cache.fetch(code) }
}

async function readWordlist(folder: string, code: LanguageCode): Promise<Wordlist | undefined> {
  const own = join(folder, code)
  if (!existsSync(own)) return undefined
  const files = (await readdir(own)).filter(name => name.endsWith('.tsv')).sort()
  const texts = await Promise.all(files.map(name => readFile(join(own, name), 'utf8')))
  return createWordlist(code, texts.flatMap(linesOf), readInflection(own))
}

/** The rules of a language's folder; undefined where it has none. */
export function readInflection(folder: string): Inflection | undefined {
  const file = join(folder, 'inflection.yaml')
  return existsSync(file) ? Inflection.parse(parse(readFileSync(file, 'utf8'))) : undefined
}

/** The files of a language's wordlist, in the order in which they are read. */
export const wordlistFiles = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.tsv'))
        .sort()
    : []
