import { cellsOf, namesOfColumn } from './forms.ts'
import type { Forms } from './forms.ts'
import { foldText } from './word-patterns.ts'

/** A verb whose form does not go with the subject pronoun before it. */
export type WrongPerson = { at: number; original: string; subject: string; corrected: string; headword: string }

/** How many of the little words “between” may part a subject from its verb. */
const MOST_BETWEEN = 3
const clauseEnd = /[.!?…,;:¿¡。！？、؟،；।\n—–"“”«»()]/u

/**
 * Finds forms of the wrong person after a subject pronoun: “yo tiene”. Only where the pronoun is surely the subject, the
 * word is a form of the tables and of nothing that suits the subject, and no other word of the clause suits it (“weil ich
 * schlafen muss”). The form of the same table is the correction.
 */
export function createSubjectVerb(forms: Forms | undefined, language: string): (text: string) => WrongPerson[] {
  const tables = Object.values(forms?.tables ?? {}).filter(table => table.subjects)
  if (!forms || tables.length === 0) return () => []
  const fold = (word: string) => foldText(word, language).plain
  const between = new Set(forms.between?.map(fold))
  const notAfter = new Set(forms.not_subject_after?.map(fold))
  const joins = new Set(forms.joins?.map(fold))
  /** By pronoun, the columns it stands for in each table; by form, where it stands. */
  const subjects = new Map<string, Set<string>>()
  const suits = new Map<string, Set<string>>()
  const changes = new Map<string, Map<string, { form: string; headword: string } | undefined>>()
  for (const table of tables) {
    for (const [at, column] of table.columns.entries()) {
      const pronouns = namesOfColumn(column).map(fold)
      for (const pronoun of pronouns) subjects.set(pronoun, (subjects.get(pronoun) ?? new Set()).add(column))
      for (const [headword, row] of Object.entries(table.forms)) {
        const cells = cellsOf(row)
        const right = cells[at] ?? []
        for (const form of right) suits.set(fold(form), (suits.get(fold(form)) ?? new Set()).add(column))
        const wanted = right[0]
        if (!wanted) continue
        // The headword alone, an infinitive, is what beginners put after a pronoun; it is made the form of the first table.
        const others = [
          ...cells.flatMap((cell, other) => (other === at ? [] : cell)),
          ...(table === tables[0] ? [headword] : []),
        ]
        const ofColumn = changes.get(column) ?? new Map<string, { form: string; headword: string } | undefined>()
        for (const form of others.map(fold)) {
          const known = ofColumn.get(form)
          if (!ofColumn.has(form)) ofColumn.set(form, { form: wanted, headword })
          else if (known?.form !== wanted) ofColumn.set(form, undefined)
        }
        changes.set(column, ofColumn)
      }
    }
  }
  const isSubject = (word: string) => subjects.has(word)
  return text => {
    const folded = foldText(text, language)
    const words = [...folded.plain.matchAll(/[\p{L}\p{M}\u200c\u200d]+(?:[-'][\p{L}\p{M}]+)*/gu)].map(match => ({
      word: match[0],
      at: match.index,
    }))
    return words.flatMap(({ word, at }, index): WrongPerson[] => {
      const columns = subjects.get(word)
      if (!columns) return []
      const gap = (from: number, to: number) => folded.plain.slice(from, to)
      const before = words[index - 1]
      if (
        before &&
        !clauseEnd.test(gap(before.at + before.word.length, at)) &&
        (notAfter.has(before.word) || isSubject(before.word))
      )
        return []
      // The words of the same clause.
      let first = index
      while (
        first > 0 &&
        !joins.has(words[first - 1]!.word) &&
        !clauseEnd.test(gap(words[first - 1]!.at, words[first]!.at))
      )
        first--
      let last = index
      while (
        last + 1 < words.length &&
        !joins.has(words[last + 1]!.word) &&
        !clauseEnd.test(gap(words[last]!.at + words[last]!.word.length, words[last + 1]!.at))
      )
        last++
      const clause = words.slice(first, last + 1)
      const suitsSubject = (form: string) => [...columns].some(column => suits.get(form)?.has(column))
      if (clause.some(each => suitsSubject(each.word))) return []
      let verb = index + 1
      while (verb <= last && verb - index <= MOST_BETWEEN && between.has(words[verb]!.word)) verb++
      const found = words[verb]
      if (!found || verb > last) return []
      const wanted = [...columns].map(column => changes.get(column)?.get(found.word))
      const only = wanted[0]
      if (!only || wanted.some(each => each?.form !== only.form)) return []
      const [from, to] = [folded.places[found.at]!, folded.places[found.at + found.word.length]!]
      return [
        {
          at: from,
          original: text.slice(from, to),
          subject: text.slice(folded.places[at], folded.places[at + word.length]),
          corrected: only.form,
          headword: only.headword,
        },
      ]
    })
  }
}
