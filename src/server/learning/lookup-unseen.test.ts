import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lookUp } from './lookup.ts'
import { compiledSources } from '#test/lookup-sources.ts'
import { languages } from '#domain/languages.ts'
import { hasSpaces } from '#domain/answers/text/text-words.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { withoutAccents } from '#domain/answers/text/text-similarity.ts'

/**
 * Queries of every kind by somebody who had seen neither the wordlists nor the courses nor this code. Of the
 * first 480, in twelve languages, 418 were answered rightly; the kinds of query that failed were mended then, so that those
 * measure less than they did. Of the 320 that somebody else wrote afterwards (ar cs hi id pl uk, es-2, fr-2) 315 were right the
 * first time. What fails is printed, and the rate is held.
 */

const folder = 'test/cases/lookups'
/** Of the forty of a language. */
const MOST_MISSED = 4

const means = compiledSources()

type Row = { kind: string; query: string; wanted: string[] }
const rowsOf = (file: string): Row[] =>
  readFileSync(`${folder}/${file}`, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => {
      const [kind = '', query = '', wanted = ''] = line.split('\t')
      return { kind, query, wanted: wanted.split(' | ').map(each => each.trim()) }
    })

/** What the card and its neighbours say, each without its article. */
async function answersTo({ query }: Row, languageId: number) {
  const found = await lookUp({ text: query, languageId, enrolled: [] }, means)
  const words = found ? [found.word, ...found.suggestions.map(each => each.word)] : []
  return { words, isKnown: found !== undefined && found.translation !== '', meaning: found?.meaning ?? '' }
}

async function holds(
  row: Row,
  { id, code }: { id: number; code: LanguageCode },
): Promise<{ ok: boolean; got: string }> {
  const { words, isKnown, meaning } = await answersTo(row, id)
  const got = words.join(', ') || meaning
  if (row.kind === 'none') return { ok: !isKnown, got }
  const plain = (text: string) =>
    withoutAccents(text.toLowerCase())
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  const edge = hasSpaces(code) ? ' ' : ''
  const isIt = (word: string, wanted: string) =>
    `${edge}${plain(word)}${edge}`.includes(`${edge}${plain(wanted)}${edge}`)
  const said = row.kind === 'phrase' ? [...words, meaning] : words
  return { ok: row.wanted.some(wanted => said.some(word => isIt(word, wanted) || word === wanted)), got }
}

const files = existsSync('build/courses/index.json') ? readdirSync(folder).filter(name => name.endsWith('.tsv')) : []

describe.each(files)('the unseen queries of %s', file => {
  const language = languages.find(({ code }) => file.split(/[-.]/u)[0] === code)!
  const rows = rowsOf(file)

  test(`are forty, of which all but ${MOST_MISSED} are answered rightly`, async () => {
    expect(rows).toHaveLength(40)
    const missed: string[] = []
    for (const row of rows) {
      const { ok, got } = await holds(row, language)
      if (!ok) missed.push(`${row.kind} “${row.query}” wants ${row.wanted.join(' | ')}, got ${got}`)
    }
    if (missed.length > 0) console.log(`${file}: ${missed.length} of ${rows.length} missed\n  ${missed.join('\n  ')}`)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(MOST_MISSED)
  })
})
