import { grammarOf, keptSenses } from './imported-entry.ts'
import type { ImportedEntry } from './imported-entry.ts'

/** Lines that say something about a word and not what it means. */
const beside = /^(?:note|notes|synonyms?|antonyms?|see|see also|cf|usage|etymology)\b\s*:/iu

/**
 * A dictionary's article in plain text, as dictd and StarDict have it: a first line with the headword, its sounds between slashes
 * and its grammar in angle brackets, then a line for each sense. Undefined where nothing says what the word means.
 */
export function entryOfText(key: string, text: string): ImportedEntry | undefined {
  const [first = '', ...rest] = text.replaceAll('\r', '').split('\n')
  const sounds = /\/([^/]+)\//u.exec(first)?.[1]
  const marks = /<([^>]+)>/u.exec(first)?.[1] ?? ''
  const named = first.replace(/\s*(?:\/[^/]*\/|<[^>]*>).*$/u, '').trim()
  // An article may begin with its senses at once: then the index alone names the word.
  const hasHead = sounds !== undefined || marks !== '' || named.toLowerCase() === key.trim().toLowerCase()
  const headword = (hasHead && named !== '' ? named : key).normalize('NFC').trim()
  const senses = keptSenses(
    (hasHead ? rest : [first, ...rest])
      .map(line => line.trim().replace(/^\d+[.)]\s*/u, ''))
      .filter(line => line !== '' && !beside.test(line) && !/^["“(]/u.test(line))
      .map(commaSeparated),
  )
  if (headword === '' || senses.length === 0) return undefined
  return { headword, ...grammarOf(marks), senses, ...(sounds && { pronunciation: sounds.trim() }) }
}

/** The words of a sense; a comma in brackets parts nothing. */
function commaSeparated(line: string): string[] {
  const words: string[] = []
  let depth = 0
  let word = ''
  for (const letter of line) {
    if (letter === '(') depth++
    if (letter === ')') depth = Math.max(0, depth - 1)
    if ((letter === ',' || letter === ';') && depth === 0) {
      words.push(word)
      word = ''
    } else word += letter
  }
  return [...words, word]
}

/** The licence that a dictionary's own words of introduction name. */
export function licenceIn(text: string): string | undefined {
  const flat = text.replace(/\s+/gu, ' ')
  const creative = /Creative Commons [A-Za-z -]*?(?:\d\.\d)|CC[ -]BY(?:-SA)?(?:[ -]\d\.\d)?/u.exec(flat)?.[0]
  if (creative) return creative
  const isAffero = /GNU Affero General Public License/iu.test(flat)
  const version = /General Public License,?\s+(?:ver\.|version)\s*(\d(?:\.\d)?)/iu.exec(flat)?.[1]
  if (/General Public License/iu.test(flat)) {
    const later = /any\s+later/iu.test(flat) ? ' or later' : ''
    return `GNU GPL${version ? ` ${version}` : ''}${later}${isAffero ? ' and GNU AGPL' : ''}`
  }
  return /public domain/iu.test(flat) ? 'public domain' : undefined
}
