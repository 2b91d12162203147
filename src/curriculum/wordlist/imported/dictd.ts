import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { ImportedDictionary, ImportedEntry } from './imported-entry.ts'
import { entryOfText, licenceIn } from './text-entry.ts'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A number as dictd's index writes it, to the base of 64. See dictfmt(1). */
function numberOf(text: string): number {
  let value = 0
  for (const digit of text) {
    const at = digits.indexOf(digit)
    if (at < 0) throw new Error(`Cannot read the index: "${text}" is no number of dictd`)
    value = value * 64 + at
  }
  return value
}

/** A dictionary of dictd (FreeDict's packages for Debian): `name.index` beside `name.dict` or `name.dict.dz`. */
export function readDictd(index: string): ImportedDictionary {
  const base = index.replace(/\.index$/u, '')
  const packed = [`${base}.dict.dz`, `${base}.dict`].find(existsSync)
  if (!packed) throw new Error(`Cannot import "${index}": "${base}.dict.dz" is missing beside it`)
  // A dictzip file is a gzip file whose parts can be found; here it is read whole.
  const raw = readFileSync(packed)
  const content = packed.endsWith('.dz') ? gunzipSync(raw) : raw
  const lines = readFileSync(index, 'utf8').split('\n')
  const textAt = (offset: string, length: string) =>
    content.subarray(numberOf(offset), numberOf(offset) + numberOf(length)).toString('utf8')
  let about = ''
  const places = new Map<string, string>()
  for (const line of lines) {
    const [word = '', offset, length] = line.split('\t')
    if (!offset || !length) continue
    if (/^00-?database/u.test(word)) {
      if (/info|short/u.test(word)) about += `${textAt(offset, length)}\n`
    } else if (!places.has(`${offset}\t${length}`)) places.set(`${offset}\t${length}`, word)
  }
  const name = /^([^\n]*Dictionary[^\n]*)$/imu.exec(about)?.[1]?.trim()
  const licence = licenceIn(about)
  return { source: { ...(name && { name }), ...(licence && { licence }) }, entries: entriesAt(places, textAt) }
}

function* entriesAt(
  places: ReadonlyMap<string, string>,
  textAt: (offset: string, length: string) => string,
): Iterable<ImportedEntry> {
  for (const [place, word] of places) {
    const [offset = '', length = ''] = place.split('\t')
    const entry = entryOfText(word, textAt(offset, length))
    if (entry) yield entry
  }
}
