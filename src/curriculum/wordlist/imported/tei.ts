import { createReadStream, readFileSync } from 'node:fs'
import { genderNamed, keptSenses, partNamed } from './imported-entry.ts'
import type { ImportedDictionary, ImportedEntry } from './imported-entry.ts'
import { licenceIn } from './text-entry.ts'

/** Bytes of a file in which its header stands. */
const HEADER = 200_000

/** A FreeDict dictionary in TEI (P5): its entries one by one, however large the file. */
export function readTei(file: string): ImportedDictionary {
  const beginning = readFileSync(file, 'utf8').slice(0, HEADER)
  const header = /<teiHeader[\s\S]*?<\/teiHeader>/u.exec(beginning)?.[0] ?? ''
  const name = textIn(header, 'title')
  const licence = licenceIn(plain(/<availability[\s\S]*?<\/availability>/u.exec(header)?.[0] ?? ''))
  return { source: { ...(name && { name }), ...(licence && { licence }) }, entries: entriesIn(file) }
}

async function* entriesIn(file: string): AsyncIterable<ImportedEntry> {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    rest += chunk as string
    for (;;) {
      const end = rest.indexOf('</entry>')
      if (end < 0) break
      const begin = rest.search(/<entry[\s>]/u)
      const entry = begin >= 0 && begin < end ? entryOf(rest.slice(begin, end)) : undefined
      rest = rest.slice(end + '</entry>'.length)
      if (entry) yield entry
    }
  }
}

function entryOf(entry: string): ImportedEntry | undefined {
  const headword = textIn(entry, 'orth')?.normalize('NFC')
  const sounds = textIn(entry, 'pron')
  const senses = allOf(entry, 'sense').map(sense =>
    // The quotation of an example says how the word is used, not what it means.
    allOf(sense.replace(/<cit[^>]*type="(?:example|dicteg)"[\s\S]*?<\/cit>/gu, ''), 'quote').map(plain),
  )
  const kept = keptSenses(senses)
  if (!headword || kept.length === 0) return undefined
  return {
    headword,
    part: partNamed(textIn(entry, 'pos')),
    grammar: genderNamed(textIn(entry, 'gen')),
    senses: kept,
    ...(sounds && { pronunciation: sounds }),
  }
}

/** What stands between the tags of a name, outermost first; a sense within a sense is part of it. */
function allOf(xml: string, name: string): string[] {
  const found: string[] = []
  const tag = new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*?(/?)>`, 'gu')
  let depth = 0
  let from = 0
  for (const match of xml.matchAll(tag)) {
    if (match[2] === '/') continue
    if (match[1] === '') {
      if (depth === 0) from = match.index + match[0].length
      depth++
    } else if (depth > 0) {
      depth--
      if (depth === 0) found.push(xml.slice(from, match.index))
    }
  }
  return found
}

function textIn(xml: string, name: string): string | undefined {
  const text = plain(allOf(xml, name)[0] ?? '')
  return text === '' ? undefined : text
}

const plain = (xml: string) =>
  xml
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&#x([0-9a-f]+);/giu, (_, code: string) => letter(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/gu, (_, code: string) => letter(Number(code)))
    .replace(/&(lt|gt|amp|quot|apos);/gu, (_, name: string) => entities[name]!)
    .replace(/\s+/gu, ' ')
    .trim()
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const letter = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')
