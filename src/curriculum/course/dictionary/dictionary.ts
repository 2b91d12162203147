import { distance } from 'fastest-levenshtein'
import { cellsOf } from '#domain/conversation/forms.ts'
import type { FormTable } from '#domain/conversation/forms.ts'
import { answerKey, answerLetters, readingKey, withoutAccentsOrSisters } from '#domain/answers/text/answer-text.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program/program.ts'
import type { Course, CourseInfo, Word } from '../course.ts'
import { withoutArticle } from '../word-in-text.ts'

/** A word of a course, with where it is taught. */
export type Entry = { word: Word; week: number; day: number; title: string }

/** How a text led to an entry, surest first. */
export type Match = 'word' | 'also' | 'form' | 'reading' | 'accents'

export type Dictionary = {
  code: LanguageCode
  level: Level
  info: CourseInfo
  /** The entry that a text of the language names. */
  find(text: string): Found | undefined
  /** The forms of a word as the course's tables have them, a row for each table. */
  formsOf(entry: Entry): { label: string; forms: string[] }[]
  /** The entries that an English word or phrase means, the most exact first. */
  findEnglish(text: string): Entry[]
  /** Up to three entries that a slip away from the text lie. */
  near(text: string): Entry[]
}

/** An entry, and which form of it the text is, where the course's tables tell: “present, yo”. */
export type Found = { entry: Entry; match: Match; form?: string }

/** The dictionary of a compiled course. Keeps the words only, so that 32 of them fit in memory. */
export function createDictionary({ code, level, info, weeks, forms }: Course): Dictionary {
  const index = new Map<string, Found>()
  const english = new Map<string, Entry[]>()
  /** By the number of letters: a slip changes it by one or two. */
  const spelled = new Map<number, { letters: string; entry: Entry }[]>()
  const entries: Entry[] = weeks.flatMap(week =>
    week.days.flatMap(day => day.words.map(word => ({ word, week: week.number, day: day.number, title: day.title }))),
  )

  // Each pass is less sure than the one before, and what was found first stays.
  const add = (text: string | undefined, entry: Entry, match: Match, keyOf = answerKey, form?: string) => {
    const key = text === undefined ? '' : keyOf(text, code)
    if (key !== '' && !index.has(key)) index.set(key, { entry, match, ...(form && { form }) })
  }
  for (const entry of entries) add(entry.word.word, entry, 'word')
  for (const entry of entries) add(withoutArticle(entry.word.word, info), entry, 'word')
  for (const entry of entries) {
    for (const also of entry.word.also) {
      add(also, entry, 'also')
      add(withoutArticle(also, info), entry, 'also')
    }
  }
  const tables = Object.values(forms?.tables ?? {})
  for (const table of tables) {
    for (const [headword, row] of Object.entries(table.forms)) {
      const word = index.get(answerKey(headword, code))
      if (word?.match !== 'word') continue
      for (const [at, cell] of cellsOf(row).entries()) {
        const label = formLabel(table, at)
        for (const form of cell) add(form, word.entry, 'form', answerKey, label)
      }
    }
  }
  for (const entry of entries) add(entry.word.example?.form, entry, 'form')
  for (const entry of entries) for (const reading of readingsOf(entry.word)) add(reading, entry, 'reading', readingKey)
  const plainReading = (text: string) => withoutAccentsOrSisters(readingKey(text, code))
  for (const entry of entries)
    for (const reading of readingsOf(entry.word)) add(reading, entry, 'reading', plainReading)
  for (const [key, { entry }] of index) add(key, entry, 'accents', withoutAccentsOrSisters)

  for (const entry of entries) {
    for (const key of glossKeys(entry.word.gloss)) english.set(key, [...(english.get(key) ?? []), entry])
    const bare = withoutArticle(entry.word.word, info)
    for (const text of new Set([answerKey(bare, code), ...readingsOf(entry.word).map(plainReading)])) {
      const letters = withoutAccentsOrSisters(lettersOf(text, code))
      const sameLength = spelled.get(letters.length) ?? []
      sameLength.push({ letters, entry })
      spelled.set(letters.length, sameLength)
    }
  }

  return {
    code,
    level,
    info,
    find(text) {
      const key = answerKey(text, code)
      if (key === '') return undefined
      const spelt = index.get(key) ?? index.get(answerKey(withoutArticle(text, info), code))
      if (spelt) return spelt
      const like =
        index.get(readingKey(text, code)) ?? index.get(withoutAccentsOrSisters(key)) ?? index.get(plainReading(text))
      // The letters without their signs are another word's spelling: zo’n is not zon.
      return like && (like.match === 'reading' ? like : { entry: like.entry, match: 'accents' })
    },
    findEnglish: text => english.get(englishKey(text)) ?? [],
    formsOf({ word }) {
      const names = new Set([word.word, withoutArticle(word.word, info)])
      return tables.flatMap(table => {
        const row = [...names].map(name => table.forms[name]).find(Boolean)
        const written = row ? cellsOf(row).map(cell => cell.join(' / ')) : []
        return written.some(Boolean) ? [{ label: table.name, forms: written }] : []
      })
    },
    near(text) {
      const plain = withoutAccentsOrSisters(lettersOf(answerKey(withoutArticle(text, info), code), code))
      const allowed = plain.length >= 8 ? 2 : plain.length >= 3 ? 1 : 0
      if (allowed === 0) return []
      const lengths = Array.from({ length: 2 * allowed + 1 }, (_, at) => plain.length - allowed + at)
      const candidates = lengths
        .flatMap(length => spelled.get(length) ?? [])
        .map(({ letters, entry }) => ({ entry, slips: distance(plain, letters) }))
        .filter(({ slips }) => slips <= allowed)
        // Of those as near, the one that is taught earlier.
        .sort((a, b) => a.slips - b.slips || a.entry.week - b.entry.week)
      return [...new Set(candidates.map(({ entry }) => entry))].slice(0, SUGGESTIONS)
    },
  }
}

/** What a form is, by its table and column: of verbs both are said, of other words the column says it. */
function formLabel(table: FormTable, at: number): string {
  const column = table.columns[at] ?? ''
  return table.part === 'verb' ? [table.name.toLowerCase(), column].filter(Boolean).join(', ') : column || table.name
}

export const SUGGESTIONS = 3

const lettersOf = (key: string, code: string) => answerLetters(key, code).join('')

/** A Japanese reading may give kana and romaji at once. */
function readingsOf({ reading }: Word): string[] {
  return reading ? reading.split(/\s*[()（）/]\s*/u).filter(Boolean) : []
}

/** What an English gloss may be asked by: “to know (a fact)” by “to know (a fact)”, “to know” and “know”. */
function glossKeys(gloss: string): Set<string> {
  const senses = [gloss, ...gloss.replace(/\s*\([^)]*\)/gu, '').split(/\s*[,;/]\s*/u)]
  return new Set(senses.map(englishKey).filter(Boolean))
}

function englishKey(text: string): string {
  return answerKey(text, 'en').replace(/^(to|the|a|an)\s+(?=.)/u, '')
}

/** An entry's English without the remark in brackets: “you” of “you (formal)”. */
export function shortGloss(gloss: string): string {
  return gloss.replace(/\s*\([^)]*\)/gu, '').trim() || gloss
}
