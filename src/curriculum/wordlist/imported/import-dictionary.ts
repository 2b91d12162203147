import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { LanguageCode } from '#domain/languages.ts'
import type { ImportSource, ImportedDictionary } from './imported-entry.ts'
import { createImportFile } from './import-file.ts'
import { readDictd } from './dictd.ts'
import { readStarDict } from './stardict.ts'
import { readTei } from './tei.ts'
import { readWiktextract } from './wiktextract.ts'

export type ImportReport = { file: string; source: ImportSource; words: number }

/** Opens a dictionary by the ending of its file. Throws where there is no reader for it. */
export function openDictionary(file: string, language: LanguageCode): ImportedDictionary {
  if (file.endsWith('.ifo')) return readStarDict(file)
  if (file.endsWith('.index')) return readDictd(file)
  if (file.endsWith('.tei') || file.endsWith('.xml')) return readTei(file)
  if (/\.jsonl?$/u.test(file)) return readWiktextract(file, language)
  throw new Error(
    `Cannot import "${file}": it is no StarDict (.ifo), dictd (.index), TEI (.tei, .xml) or Wiktextract (.jsonl) file`,
  )
}

/**
 * Brings a dictionary along: `<folder>/<language>/<name>.db`, where the server finds it when it starts. One of the same file name
 * is replaced, whole or not at all. Throws where a file cannot be read, no word is in it, or its licence is not known.
 */
export async function importDictionary(
  file: string,
  { language, folder, ...given }: { language: LanguageCode; folder: string } & Partial<ImportSource>,
): Promise<ImportReport> {
  const { source, entries } = openDictionary(file, language)
  const name = given.name ?? source.name ?? basename(file).replace(/\.\w+$/u, '')
  const licence = given.licence ?? source.licence
  if (!licence) throw new Error(`Cannot import "${file}": it does not say its licence; give it with --licence`)
  const own = join(folder, language)
  mkdirSync(own, { recursive: true })
  const target = join(own, `${basename(file).replace(/\.\w+$/u, '')}.db`)
  const unfinished = `${target}.part`
  rmSync(unfinished, { force: true })
  const store = createImportFile(unfinished, language, { name, licence })
  try {
    for await (const entry of entries) store.add(entry)
    store.close()
    if (store.words() === 0) throw new Error(`Cannot import "${file}": no word with a meaning was found in it`)
    renameSync(unfinished, target)
  } catch (error) {
    store.close()
    rmSync(unfinished, { force: true })
    throw error
  }
  return { file: target, source: { name, licence }, words: store.words() }
}
