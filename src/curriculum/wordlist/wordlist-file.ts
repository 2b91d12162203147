import type { DatabaseSync } from 'node:sqlite'
import type { LanguageCode } from '#domain/languages.ts'
import { answerKey, readingKey, withoutAccentsOrSisters } from '#domain/answers/text/answer-text.ts'
import { englishLemmas } from '#domain/lookup/english-key.ts'
import { parseEntry } from './entry.ts'
import { patternsOf } from './inflection.ts'
import type { Inflection } from './inflection.ts'

/**
 * A wordlist as it is looked up: its lines, where its words lead, and the patterns of its forms. Ten thousand words with their
 * thousands of patterns stay on the disk; of 32 languages in use nothing is in the memory but what was asked for.
 */
const tables = `
  create table words (id integer primary key, key text not null, plain text not null, part text not null, grammar text not null, line text not null);
  create table readings (key text not null, word integer not null, primary key (key, word)) without rowid;
  create table forms (key text not null, word integer not null, primary key (key, word)) without rowid;
  create table english (key text not null, word integer not null, sense integer not null, primary key (key, word)) without rowid;
  create table patterns (
    suffix text not null, prefix text not null, place integer not null, begins text not null, ends text not null,
    part text not null, grammar text, label text not null, row text not null, size integer not null,
    primary key (suffix, prefix, place)
  ) without rowid;
  create table regular (
    part text not null, ends text not null, place integer not null, begins text not null, grammar text,
    label text not null, forms text not null,
    primary key (part, ends, place)
  ) without rowid;
  create table names (row text primary key, names text not null) without rowid;
`
const indexes = 'create index words_key on words (key); create index words_plain on words (plain);'

/** Writes a wordlist into an empty database. */
export function writeWordlist(
  db: DatabaseSync,
  code: LanguageCode,
  lines: readonly string[],
  inflection: Inflection | undefined,
): void {
  db.exec(`${tables} begin`)
  const insert = (table: string, columns: number) =>
    db.prepare(`insert or ignore into ${table} values (${Array.from({ length: columns }, () => '?').join(', ')})`)
  const [word, reading, form, english] = [
    insert('words', 6),
    insert('readings', 2),
    insert('forms', 2),
    insert('english', 3),
  ]
  for (const [at, line] of lines.entries()) {
    const { headword, part, grammar, senses, forms, reading: read = '' } = parseEntry(line)
    const key = answerKey(headword, code)
    word.run(at, key, withoutAccentsOrSisters(key), part, grammar, line)
    for (const each of read.split(/\s*[()/]\s*/u)) {
      const sounds = readingKey(each, code)
      for (const text of [sounds, withoutAccentsOrSisters(sounds)]) if (text !== '') reading.run(text, at)
    }
    for (const row of forms) for (const each of row.forms) form.run(answerKey(each, code), at)
    for (const [place, sense] of senses.entries())
      for (const each of sense) for (const lemma of englishLemmas(each)) english.run(lemma, at, place)
  }
  const pattern = insert('patterns', 10)
  for (const [place, each] of (inflection ? patternsOf(inflection) : []).entries()) {
    const { suffix, prefix, begins, ends, part, grammar, label, row } = each
    pattern.run(suffix, prefix, place, begins, ends, part, grammar ?? null, label, row.label, row.size)
  }
  const [regular, names] = [insert('regular', 7), insert('names', 2)]
  for (const [place, rule] of (inflection?.rules ?? []).entries()) {
    const { part, grammar, begins = '', ends = '', label, forms } = rule
    regular.run(part, ends, place, begins, grammar ?? null, label, JSON.stringify(forms))
    const named = rule.names === undefined ? undefined : inflection?.names?.[rule.names]
    if (named) names.run(label, JSON.stringify(named))
  }
  db.exec(`commit; ${indexes}`)
}
