/** The forms of a language's words as tables: what courses/<code>/forms.yaml holds. */
export type Forms = {
  tables: Record<string, FormTable>
  /** Nouns by gender, and the words before a noun that change with it. */
  genders?: Genders
  /** Words that may stand between a subject and its verb: not, always, pronouns of the object. */
  between?: string[]
  /** Words after which a subject pronoun is no subject, or not the only one: and, with, for. */
  not_subject_after?: string[]
  /** Words that join two clauses: and, but, because. Each clause has its own subject. */
  joins?: string[]
}

export type FormTable = {
  part: string
  name: string
  columns: string[]
  /** The columns are the subjects that go with the forms; one column may name several: “él / ella / usted”. */
  subjects?: boolean
  /** By headword: its forms in the order of the columns, parted by commas; “/” between forms of equal right, “-” for none. */
  forms: Record<string, string>
  readings?: Record<string, string>
}

export type Genders = {
  /** Which gender the article of a headword tells. */
  taught_with: Record<string, string>
  /** Nouns whose headword does not tell, or tells wrong. */
  nouns: Record<string, string[]>
  /** Nouns of which nothing is said: “el agua” is feminine. */
  either?: string[]
  /** Words after which a word of `agree` belongs to them and not to the noun: “treinta y un años”. */
  not_after?: string[]
  /** Words of one kind before a noun, by gender; where number counts, “singular / plural” in the order of the nouns’ columns. */
  agree: Record<string, string>[]
}

/** A row's cells, each with its forms of equal right; empty where there is none. */
export function cellsOf(row: string): string[][] {
  return row.split(',').map(cell =>
    cell
      .split('/')
      .map(form => form.trim())
      .filter(form => form !== '' && form !== '-'),
  )
}

/** The names of a column: “él / ella / usted” is three. */
export const namesOfColumn = (column: string) => column.split('/').map(name => name.trim())

/** The place of a column by its whole name or one of its names; -1 where there is none. */
export function columnAt(table: FormTable, name: string): number {
  const whole = table.columns.indexOf(name)
  return whole >= 0 ? whole : table.columns.findIndex(column => namesOfColumn(column).includes(name))
}

/** All forms of some columns (all of them where none is named). */
export function formsIn(table: FormTable, columns?: readonly string[]): string[] {
  const places = columns?.map(name => columnAt(table, name))
  return Object.values(table.forms).flatMap(row =>
    cellsOf(row).flatMap((forms, at) => (!places || places.includes(at) ? forms : [])),
  )
}

/**
 * What each form becomes in the column `to`: the other forms of its row (those of the columns `from` where they are
 * named; “headword” is the headword itself). A form that is right in that column for any word, or could become two
 * different ones, is left out.
 */
export function changesTo(table: FormTable, to: string, from?: readonly string[]): Map<string, string> {
  const target = columnAt(table, to)
  const sources = from?.filter(name => name !== HEADWORD).map(name => columnAt(table, name))
  const withHeadword = !from || from.includes(HEADWORD)
  const right = new Set<string>()
  const changes = new Map<string, string | undefined>()
  for (const [headword, row] of Object.entries(table.forms)) {
    const cells = cellsOf(row)
    const wanted = cells[target]?.[0]
    for (const form of cells[target] ?? []) right.add(form)
    if (!wanted) continue
    const others = cells.flatMap((forms, at) => (at !== target && (!sources || sources.includes(at)) ? forms : []))
    for (const form of withHeadword ? [headword, ...others] : others) {
      changes.set(form, changes.has(form) && changes.get(form) !== wanted ? undefined : wanted)
    }
  }
  return new Map(
    [...changes].flatMap(([form, wanted]) => (wanted && !right.has(form) ? [[form, wanted] as const] : [])),
  )
}

export const HEADWORD = 'headword'
