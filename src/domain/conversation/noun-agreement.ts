import { cellsOf } from './forms.ts'
import type { Forms } from './forms.ts'
import { foldText } from './word-patterns.ts'

/** A word before a noun that goes with another gender or number, and the noun where it is the one to change. */
export type WrongAgreement = {
  kind: 'gender' | 'agreement'
  at: number
  original: string
  corrected: string
}

export type TaughtNoun = { article: string; noun: string }

/** A noun's form: its gender where it is certain, and its places in the row (0 singular, 1 plural), empty where unknown. */
type NounForm = { gender: string; numbers: number[]; row: string[][] }

/**
 * The forms of every noun whose gender is certain: as the author lists it, or as the article of its headword tells; the
 * tables of nouns add the other forms. Nouns of two genders are left out.
 */
export function nounForms(
  forms: Forms | undefined,
  taught: readonly TaughtNoun[],
  language: string,
): Map<string, NounForm> {
  const genders = forms?.genders
  if (!forms || !genders) return new Map()
  const fold = (word: string) => foldText(word, language).plain
  const told = new Map<string, string | undefined>()
  for (const { article, noun } of taught) {
    const gender = genders.taught_with[article]
    const key = fold(noun)
    told.set(key, told.has(key) && told.get(key) !== gender ? undefined : gender)
  }
  for (const [gender, nouns] of Object.entries(genders.nouns)) for (const noun of nouns) told.set(fold(noun), gender)
  const found = new Map<string, NounForm | undefined>()
  const add = (form: string, gender: string, numbers: number[], row: string[][]) => {
    const known = found.get(form)
    if (!found.has(form)) found.set(form, { gender, numbers, row })
    else if (known && known.gender === gender) known.numbers = [...new Set([...known.numbers, ...numbers])]
    else found.set(form, undefined)
  }
  const inTables = new Set<string>()
  for (const table of Object.values(forms.tables).filter(each => each.part === 'noun')) {
    for (const [headword, text] of Object.entries(table.forms)) {
      const gender = told.get(fold(headword))
      if (!gender) continue
      inTables.add(fold(headword))
      const row = cellsOf(text)
      for (const [at, cell] of row.entries()) for (const form of cell) add(fold(form), gender, [at], row)
    }
  }
  for (const [noun, gender] of told) if (gender && !inTables.has(noun) && !found.has(noun)) add(noun, gender, [], [])
  for (const noun of genders.either ?? []) found.delete(fold(noun))
  return new Map([...found].flatMap(([form, noun]) => (noun ? [[form, noun] as const] : [])))
}

type Determiner = { kind: number; gender: string; number: number }

/** Finds words before a noun that go with another gender or number: “la libro”, “los libro”. A plural is taken as meant. */
export function createNounAgreement(
  forms: Forms | undefined,
  nouns: ReadonlyMap<string, NounForm>,
  language: string,
): (text: string) => WrongAgreement[] {
  const agree = forms?.genders?.agree ?? []
  if (agree.length === 0) return () => []
  const fold = (word: string) => foldText(word, language).plain
  const written = agree.map(
    kind => new Map(Object.entries(kind).map(([gender, cell]) => [gender, cell.split('/').map(form => form.trim())])),
  )
  const notAfter = (forms?.genders?.not_after ?? []).map(fold)
  const determiners = new Map<string, Determiner[]>()
  for (const [kind, genders] of written.entries()) {
    for (const [gender, cells] of genders) {
      for (const [number, word] of cells.entries()) {
        if (word === '-') continue
        determiners.set(fold(word), [...(determiners.get(fold(word)) ?? []), { kind, gender, number }])
      }
    }
  }
  return text => {
    const folded = foldText(text, language)
    const words = [...folded.plain.matchAll(/[\p{L}\p{M}\u200c\u200d]+/gu)].map(match => ({
      word: match[0],
      at: match.index,
    }))
    return words.flatMap(({ word, at }, index): WrongAgreement[] => {
      const next = words[index + 1]
      const uses = determiners.get(word)
      const noun = next && nouns.get(next.word)
      if (!noun || !uses || folded.plain.slice(at + word.length, next.at).trim() !== '') return []
      const before = ` ${words
        .slice(0, index)
        .map(each => each.word)
        .join(' ')}`
      if (notAfter.some(run => before.endsWith(` ${run}`))) return []
      const fitsNumber = (number: number) => noun.numbers.length === 0 || noun.numbers.includes(number)
      if (uses.some(use => use.gender === noun.gender && fitsNumber(use.number))) return []
      const plural = uses.every(use => use.number === 1) && noun.numbers.length > 0 && !noun.numbers.includes(1)
      const number = plural ? 1 : (uses.find(use => fitsNumber(use.number))?.number ?? noun.numbers[0] ?? 0)
      const kinds = [...new Set(uses.map(use => use.kind))]
      const rights = new Set(kinds.map(kind => written[kind]?.get(noun.gender)?.[number]))
      const [right] = rights
      if (!right || right === '-' || rights.size > 1) return []
      const [from, to] = [folded.places[at]!, folded.places[at + word.length]!]
      const nounEnd = folded.places[next.at + next.word.length]!
      const kind = uses.some(use => use.gender === noun.gender) ? 'agreement' : 'gender'
      if (!plural) return [{ kind, at: from, original: text.slice(from, to), corrected: right }]
      const [inPlural] = noun.row[1] ?? []
      return inPlural
        ? [{ kind, at: from, original: text.slice(from, nounEnd), corrected: `${right} ${inPlural}` }]
        : []
    })
  }
}
