import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { distance } from 'fastest-levenshtein'
import { parse } from 'yaml'
import type { LanguageCode } from '#domain/languages.ts'
import { SUGGESTIONS } from '../course/dictionary/dictionary.ts'
import { answerKey, readingKey, withoutAccentsOrSisters } from '#domain/answers/text/answer-text.ts'
import { englishKeys } from '#domain/lookup/english-key.ts'
import { parseEntry } from './entry.ts'
import type { WordlistEntry } from './entry.ts'
import { Inflection, headwordBehind } from './inflection.ts'
import type { FormOf, Pattern, Row } from './inflection.ts'
import { writeWordlist } from './wordlist-file.ts'

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
  /** Headwords that a slip away from the text lie, the nearest first. */
  near(text: string): WordlistEntry[]
  /** What words a form may be of by the rules alone, whether the list has them or not: the course may. */
  analyse(text: string): FormOf[]
  /** A word's regular and irregular forms. */
  formsOf(entry: WordlistEntry): WordlistEntry['forms']
}

/** The lines of a language's wordlist. Comments begin with #. */
export const linesOf = (text: string) =>
  text.split(/\r?\n/u).filter(line => line.trim() !== '' && !line.startsWith('#'))

/** A wordlist of lines, in memory. */
export function createWordlist(code: LanguageCode, lines: readonly string[], inflection?: Inflection): Wordlist {
  const db = new DatabaseSync(':memory:')
  writeWordlist(db, code, lines, inflection)
  return openWordlist(db, code)
}

/** Entries that one key leads to. */
const MOST = 40

/** Shorter words are near to too many. */
const FEWEST_LETTERS = 3
/** So long a word may have two slips. */
const LONG = 8

/** A wordlist over the database it was written into. */
export function openWordlist(db: DatabaseSync, code: LanguageCode): Wordlist {
  // Of 32 open at once none needs more: what is asked for again and again the system keeps.
  db.exec('pragma cache_size = -256')
  const words = (from: string) => db.prepare(`select line from ${from} order by id limit ${MOST}`)
  const [headwords, plain, readings, irregular] = [
    words('words where key = ?'),
    words('words where plain = ?'),
    words('readings join words on id = word where readings.key = ?'),
    words('forms join words on id = word where forms.key = ?'),
  ]
  const english = db.prepare(
    `select word, sense, line from english join words on id = word where english.key = ? order by sense, word limit ${MOST}`,
  )
  const nearby = db.prepare(
    'select plain, id from words where length(plain) between ? and ? and (substr(plain, 1, ?) = ? or substr(plain, -?) = ?)',
  )
  const lineOf = db.prepare('select line from words where id = ?')
  const patterns = db.prepare('select * from patterns where suffix = ? and prefix = ? order by place')
  const regularRows = db.prepare(
    'select * from regular where part = ? and ends = ? and (grammar is null or grammar = ?) order by place',
  )
  const longest = (column: string, table: string) =>
    Number((db.prepare(`select coalesce(max(length(${column})), 0) as n from ${table}`).get() as { n: number }).n)
  const [longestSuffix, longestEnd] = [longest('suffix', 'patterns'), longest('ends', 'regular')]
  const prefixes = db
    .prepare('select distinct prefix from patterns')
    .all()
    .map(row => row.prefix as string)
  const size = Number((db.prepare('select count(*) as n from words').get() as { n: number }).n)
  const names = new Map(
    db
      .prepare('select row, names from names')
      .all()
      .map(row => [row.row as string, JSON.parse(row.names as string) as string[]]),
  )
  const entries = (statement: typeof headwords, key: string) =>
    key === '' ? [] : statement.all(key).map(({ line }) => parseEntry(line as string))

  /** Which of a word's irregular forms a key is, by the row's name and, where the forms of that row have names, its place. */
  const labelIn = (entry: WordlistEntry, key: string): string => {
    for (const { label, forms } of entry.forms) {
      const place = forms.findIndex(form => answerKey(form, code) === key)
      const row = names.get(label)
      const name = row?.length === forms.length ? row[place] : undefined
      if (place >= 0) return name ? `${label}, ${name}` : label
    }
    return 'form'
  }
  const analyse = (key: string): FormOf[] => {
    const found: { place: number; form: FormOf }[] = []
    const begun = prefixes.filter(prefix => key.startsWith(prefix))
    for (let length = Math.min(longestSuffix, key.length); length >= 0; length--) {
      for (const row of begun.flatMap(prefix => patterns.all(key.slice(key.length - length), prefix))) {
        const pattern = patternOf(row)
        const headword = headwordBehind(key, pattern)
        const { part, grammar, label } = pattern
        if (headword !== undefined)
          found.push({ place: row.place as number, form: { headword, part, grammar, label, row: pattern.row } })
      }
    }
    return found.toSorted((a, b) => a.place - b.place).map(({ form }) => form)
  }
  const regular = (key: string, find = (headword: string) => entries(headwords, headword)): WordlistMatch[] =>
    analyse(key).flatMap(({ headword, part, grammar, label, row }) =>
      find(headword)
        .filter(entry => entry.part === part && (grammar === undefined || entry.grammar === grammar))
        .filter(entry => !hasOwn(entry, row))
        .map((entry): WordlistMatch => ({ entry, form: label, certainty: 'form' })),
    )
  const regularOf = ({ headword, part, grammar }: WordlistEntry) => {
    const rows: { place: number; label: string; forms: string[] }[] = []
    for (let length = Math.min(longestEnd, headword.length - 1); length >= 0; length--) {
      for (const row of regularRows.all(part, headword.slice(headword.length - length), grammar)) {
        const begins = row.begins as string
        if (!headword.startsWith(begins) || headword.length <= begins.length + length) continue
        const stem = headword.slice(begins.length, headword.length - length)
        const forms = JSON.parse(row.forms as string) as string[]
        rows.push({
          place: row.place as number,
          label: row.label as string,
          forms: forms.map(form => (form.includes('~') ? form.replace('~', stem) : stem + form)),
        })
      }
    }
    return rows.toSorted((a, b) => a.place - b.place).map(({ label, forms }) => ({ label, forms }))
  }

  return {
    code,
    size,
    find(text) {
      const key = answerKey(text, code)
      const exact: WordlistMatch[] = [
        ...entries(headwords, key).map(entry => ({ entry, certainty: 'headword' as const })),
        ...entries(irregular, key).map(entry => ({
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
              ...entries(readings, readingKey(text, code)),
              ...entries(plain, withoutAccentsOrSisters(key)),
              ...entries(readings, withoutAccentsOrSisters(readingKey(text, code))),
              // The form of a word typed without its accents: ninas.
              ...regular(key, headword => entries(plain, withoutAccentsOrSisters(headword))).map(({ entry }) => entry),
            ].map(entry => ({ entry, certainty: 'like' as const }))
      const seen = new Set<string>()
      return found.filter(({ entry }) => {
        const name = `${entry.headword}\t${entry.part}\t${entry.senses[0]?.[0]}`
        return !seen.has(name) && Boolean(seen.add(name))
      })
    },
    findEnglish(text) {
      const found = englishKeys(text).flatMap(key => english.all(key))
      const first = new Map<number, { sense: number; line: string }>()
      for (const { word, sense, line } of found as { word: number; sense: number; line: string }[]) {
        const known = first.get(word)
        if (!known || sense < known.sense) first.set(word, { sense, line })
      }
      return [...first.values()].toSorted((a, b) => a.sense - b.sense).map(({ line }) => parseEntry(line))
    },
    near(text) {
      const typed = withoutAccentsOrSisters(answerKey(text, code))
      const letters = Array.from(typed).length
      const half = Math.ceil(typed.length / 2)
      if (letters < FEWEST_LETTERS) return []
      // One slip leaves the beginning or the end as it was.
      const [begin, end] = [typed.slice(0, half - 1), typed.slice(1 - half)]
      const found = nearby.all(letters - 1, letters + 1, begin.length, begin, end.length, end)
      return (found as { plain: string; id: number }[])
        .map(({ plain: word, id }) => ({ id, slips: distance(typed, word) }))
        .filter(({ slips }) => slips === 1 || (slips === 2 && letters >= LONG))
        .toSorted((a, b) => a.slips - b.slips || a.id - b.id)
        .slice(0, SUGGESTIONS)
        .map(({ id }) => parseEntry((lineOf.get(id) as { line: string }).line))
    },
    analyse: text => analyse(answerKey(text, code)),
    formsOf: entry => [
      ...entry.forms,
      ...regularOf(entry).filter(({ label, forms }) => !hasOwn(entry, { label, size: forms.length })),
    ],
  }
}

function patternOf(row: Record<string, unknown>): Pattern {
  const { prefix, suffix, begins, ends, part, grammar, label } = row as Record<string, string> & {
    grammar: string | null
  }
  return {
    prefix: prefix!,
    suffix: suffix!,
    begins: begins!,
    ends: ends!,
    part: part!,
    grammar: grammar ?? undefined,
    label: label!,
    row: { label: row.row as string, size: row.size as number },
  }
}

/** A row that a word lists itself, whole, stands in the place of the regular one. */
const hasOwn = (entry: WordlistEntry, row: Row) =>
  entry.forms.some(({ label, forms }) => label === row.label && forms.length >= row.size)

/** The wordlists of an installation, each opened when it is first asked for. */
export type Wordlists = {
  /** Undefined where the language has none yet. */
  of(code: LanguageCode): Promise<Wordlist | undefined>
}

/** Those that the build compiled: `<folder>/<code>.db`. */
export function createWordlists(folder: string): Wordlists {
  const opened = new Map<LanguageCode, Wordlist | undefined>()
  return {
    async of(code) {
      if (!opened.has(code)) {
        const file = join(folder, `${code}.db`)
        opened.set(code, existsSync(file) ? openWordlist(new DatabaseSync(file, { readOnly: true }), code) : undefined)
      }
      return opened.get(code)
    },
  }
}

/** What the authors of a language wrote: its lines and its rules. Undefined where it has no folder. */
export function readWordlistSource(
  folder: string,
  code: LanguageCode,
): { lines: string[]; inflection: Inflection | undefined } | undefined {
  const own = join(folder, code)
  if (!existsSync(own)) return undefined
  return { lines: readWordlistLines(folder, code), inflection: readInflection(own) }
}

/** The lines of a language, without its rules; none where it has no folder. */
export function readWordlistLines(folder: string, code: LanguageCode): string[] {
  const own = join(folder, code)
  return wordlistFiles(own).flatMap(name => linesOf(readFileSync(join(own, name), 'utf8')))
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
