import { cellsOf } from '#domain/conversation/forms.ts'
import type { Fault } from '../fault.ts'
import type { FormsFile } from '../tutor-schema.ts'
import type { YamlFile } from '../yaml-file.ts'
import { textFaults } from './text-faults.ts'

/** What is wrong with the texts of a file that holds rules, whatever they say. */
export function plainFaults<T>(file: YamlFile<T>): Fault[] {
  return [...file.faults, ...textFaults(file.raw).map(({ path, message }) => file.fault(path, message))]
}

/** Faults of the tables: rows that do not fill their columns, genders that no noun has. */
export function formsFaults(file: YamlFile<FormsFile>): Fault[] {
  const faults = plainFaults(file)
  const forms = file.content
  if (!forms) return faults
  for (const [id, table] of Object.entries(forms.tables)) {
    const { columns, forms: rows, readings = {} } = table
    for (const [field, entries] of [
      ['forms', rows],
      ['readings', readings],
    ] as const) {
      for (const [headword, row] of Object.entries(entries)) {
        const cells = cellsOf(row).length
        if (cells !== columns.length) {
          const message = `has ${cells} forms, but the table has ${columns.length} columns; a form that does not exist is "-"`
          faults.push(file.fault(['tables', id, field, headword], message))
        }
        if (field === 'readings' && !Object.hasOwn(rows, headword))
          faults.push(file.fault(['tables', id, 'readings', headword], 'reads a word that "forms" does not have'))
      }
    }
  }
  const { genders } = forms
  if (!genders) return faults
  const known = new Set([...Object.values(genders.taught_with), ...Object.keys(genders.nouns)])
  for (const [at, kind] of genders.agree.entries()) {
    for (const gender of Object.keys(kind)) {
      if (!known.has(gender))
        faults.push(file.fault(['genders', 'agree', at, gender], `is no gender: there are ${[...known].join(', ')}`))
    }
  }
  return faults
}
