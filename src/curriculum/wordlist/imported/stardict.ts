import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { ImportedDictionary, ImportedEntry } from './imported-entry.ts'
import { entryOfText, licenceIn } from './text-entry.ts'

/** Articles that are text, with or without marks; pictures, sounds and files of their own are not read. */
const readable = new Set(['m', 'l', 'g', 't', 'x', 'h', 'w', 'k'])
/** Of these the letters say that marks stand between the text. */
const marked = new Set(['g', 'x', 'h', 'k'])

/**
 * A StarDict dictionary: `name.ifo` beside `name.idx` (or `.idx.gz`) and `name.dict` (or `.dict.dz`).
 * The form: https://github.com/huzheng001/stardict-3/blob/master/dict/doc/StarDictFileFormat
 */
export function readStarDict(ifo: string): ImportedDictionary {
  const base = ifo.replace(/\.ifo$/u, '')
  const info = new Map(
    readFileSync(ifo, 'utf8')
      .split(/\r?\n/u)
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).trim()] as const),
  )
  const index = fileOf(base, ['.idx', '.idx.gz'])
  const content = fileOf(base, ['.dict', '.dict.dz'])
  const sameType = info.get('sametypesequence') ?? ''
  const offsetSize = info.get('idxoffsetbits') === '64' ? 8 : 4
  const [name, about] = [info.get('bookname'), `${info.get('description') ?? ''} ${info.get('author') ?? ''}`]
  const licence = licenceIn(about)
  return {
    source: { ...(name && { name }), ...(licence && { licence }) },
    entries: articles(index, content, { sameType, offsetSize }),
  }
}

function fileOf(base: string, endings: readonly string[]): Buffer {
  const file = endings.map(ending => `${base}${ending}`).find(existsSync)
  if (!file) throw new Error(`Cannot import "${base}.ifo": "${base}${endings[0]}" is missing beside it`)
  const raw = readFileSync(file)
  return file.endsWith('z') ? gunzipSync(raw) : raw
}

function* articles(
  index: Buffer,
  content: Buffer,
  { sameType, offsetSize }: { sameType: string; offsetSize: number },
): Iterable<ImportedEntry> {
  for (let at = 0; at < index.length; ) {
    const end = index.indexOf(0, at)
    if (end < 0 || end + 1 + offsetSize + 4 > index.length) throw new Error('Cannot read the index: it is cut off')
    const word = index.toString('utf8', at, end)
    const offset = offsetSize === 8 ? Number(index.readBigUInt64BE(end + 1)) : index.readUInt32BE(end + 1)
    const size = index.readUInt32BE(end + 1 + offsetSize)
    at = end + 1 + offsetSize + 4
    const text = textOf(content.subarray(offset, offset + size), sameType)
    const entry = text === undefined ? undefined : entryOfText(word, text)
    if (entry) yield entry
  }
}

/** The first readable part of an article. */
function textOf(article: Buffer, sameType: string): string | undefined {
  if (sameType !== '') {
    const type = sameType[0]!
    if (!readable.has(type)) return undefined
    const end = sameType.length > 1 ? article.indexOf(0) : -1
    return plain(article.toString('utf8', 0, end < 0 ? undefined : end), type)
  }
  for (let at = 0; at < article.length; ) {
    const type = String.fromCharCode(article[at]!)
    const isSized = type === type.toUpperCase()
    const end = isSized ? at + 5 + article.readUInt32BE(at + 1) : article.indexOf(0, at)
    const stop = end < 0 ? article.length : end
    if (readable.has(type)) return plain(article.toString('utf8', at + 1, stop), type)
    at = isSized ? stop : stop + 1
  }
  return undefined
}

function plain(text: string, type: string): string {
  if (!marked.has(type)) return text
  return text
    .replace(/<(?:br|div|p|li|def|dtrn)\b[^>]*>/giu, '\n')
    .replace(/<[^>]*>/gu, '')
    .replace(/&(lt|gt|amp|quot|apos|nbsp);/gu, (_, name: string) => entities[name] ?? ' ')
}
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
