import { DatabaseSync } from 'node:sqlite'
import type { LanguageCode } from '#domain/languages.ts'
import { answerKey, withoutAccentsOrSisters } from '#domain/answers/text/answer-text.ts'
import { englishLemmas } from '#domain/lookup/english-key.ts'
import type { WordlistEntry } from '../entry.ts'
import type { ImportSource, ImportedEntry } from './imported-entry.ts'

/** A dictionary that was brought along is a file of its own: it may have half a million words, of which a lookup needs three. */
const tables = `
  create table source (name text not null, licence text not null);
  create table words (
    id integer primary key,
    key text not null,
    plain text not null,
    headword text not null,
    part text not null,
    senses text not null,
    grammar text not null,
    pronunciation text
  );
  create table english (key text not null, word integer not null, sense integer not null, primary key (key, sense, word)) without rowid;
`
const indexes = `create index words_key on words (key); create index words_plain on words (plain);`

export function createImportFile(path: string, language: LanguageCode, { name, licence }: ImportSource) {
  const db = new DatabaseSync(path)
  db.exec(`pragma journal_mode = off; pragma synchronous = off; ${tables} begin`)
  db.prepare('insert into source values (?, ?)').run(name, licence)
  const word = db.prepare('insert into words values (?, ?, ?, ?, ?, ?, ?, ?)')
  const english = db.prepare('insert or ignore into english values (?, ?, ?)')
  let count = 0
  let isOpen = true
  return {
    add({ headword, part, senses, grammar, pronunciation }: ImportedEntry) {
      const key = answerKey(headword, language)
      if (key === '') return
      count++
      word.run(
        count,
        key,
        withoutAccentsOrSisters(key),
        headword,
        part,
        JSON.stringify(senses),
        grammar,
        pronunciation ?? null,
      )
      for (const [at, sense] of senses.entries())
        for (const each of new Set(sense.flatMap(englishLemmas))) english.run(each, count, at)
    },
    words: () => count,
    close() {
      if (!isOpen) return
      isOpen = false
      db.exec(`commit; ${indexes}`)
      db.close()
    },
  }
}

/** An entry with the dictionary it is from. */
export type OriginalEntry = WordlistEntry & { origin: ImportSource; pronunciation?: string }

type Row = Record<'headword' | 'part' | 'senses' | 'grammar', string> & { pronunciation: string | null }

/** Senses that one text leads to. */
const MOST = 8

/** Opens a file that was imported, to be read. Throws where it is none. */
export function openImportFile(path: string) {
  const db = new DatabaseSync(path, { readOnly: true })
  const source = db.prepare('select name, licence from source').get() as ImportSource | undefined
  if (!source) throw new Error(`Cannot open "${path}": it is no imported dictionary`)
  const origin = { name: source.name, licence: source.licence }
  const columns = 'headword, part, senses, grammar, pronunciation'
  const byKey = db.prepare(`select ${columns} from words where key = ? limit ${MOST}`)
  const byPlain = db.prepare(`select ${columns} from words where plain = ? limit ${MOST}`)
  const byEnglish = db.prepare(
    `select ${columns} from english join words on words.id = english.word where english.key = ? order by english.sense, length(words.headword) limit ${MOST}`,
  )
  const entryOf = (row: unknown): OriginalEntry => {
    const { headword, part, senses, grammar, pronunciation } = row as Row
    return {
      headword,
      part: part as WordlistEntry['part'],
      senses: JSON.parse(senses) as string[][],
      grammar,
      forms: [],
      origin,
      ...(pronunciation && { pronunciation }),
    }
  }
  return {
    withKey: (key: string) => byKey.all(key).map(entryOf),
    withPlain: (plain: string) => byPlain.all(plain).map(entryOf),
    inEnglish: (key: string) => byEnglish.all(key).map(entryOf),
    close: () => db.close(),
  }
}
