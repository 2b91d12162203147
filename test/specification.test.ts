import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sourceOf, titlesIn } from './test-titles.ts'
import { screens } from '#contract/screens.ts'
import { api } from '#contract/api.ts'

/** Holds docs/specification.md to what it says: every row has its files and its tests, and they are there. */

type Row = { id: string; asks: string; held: string[]; proofs: { file: string; part: string }[] }

const text = readFileSync('docs/specification.md', 'utf8')
const rows = text
  .split('\n')
  .filter(line => /^\| [A-Z]\d+ \|/.test(line))
  .map(line => line.split(' | ').map(cell => cell.replace(/^\| | \|$/g, '').trim()))
  .map(
    ([id = '', asks = '', held = '', proved = '']): Row => ({
      id,
      asks,
      held: [...held.matchAll(/`([^`]+)`/g)].map(([, path]) => path!),
      proofs: [...proved.matchAll(/`([^`]+)`: (.+?)(?=<br>|$)/g)].map(([, file, part]) => ({
        file: file!,
        part: part!.trim(),
      })),
    }),
  )

/** How many things each section of the specification asks for, counted in the specification itself. */
const floors = {
  // 12 routes, the redirect of visitors, 6 parts of the bar and the loading view; then what each screen shows.
  R: 78,
  // Every sentence of section 4 that can be false.
  S: 30,
  // One for each condition of section 5: sign-in 1, assessment 7, evaluation 4, conversation 3, answers 6, speech 3, lookup 2.
  V: 26,
  P: 6,
  // The rows of the table in section 7.
  C: 24,
  // The texts and outcomes of section 8: 11 of auth and data, 5 of checkout, 5 of the lookup, 14 of speech.
  E: 35,
  // The numbers of section 9, the voice map as one.
  K: 32,
}

describe('docs/specification.md', () => {
  test.each(Object.entries(floors))('section %s has a row for each of at least %i things asked', (letter, floor) => {
    expect(rows.filter(({ id }) => id.startsWith(letter)).length).toBeGreaterThanOrEqual(floor)
  })

  test('every line of a table is a row with an id of its own', () => {
    const ids = rows.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(text.split('\n').filter(line => line.startsWith('|') && !/^\| (id|---|[A-Z]\d\d) \|/.test(line))).toEqual([])
    expect([...new Set(ids.map(id => id[0]))]).toEqual(Object.keys(floors))
  })

  test.each(rows.map(row => [row.id, row] as const))(
    '%s names files that are there, and tests that are in them',
    (_, row) => {
      expect(row.asks).not.toBe('')
      expect(row.held.length).toBeGreaterThan(0)
      expect(row.proofs.length).toBeGreaterThan(0)
      expect([...row.held, ...row.proofs.map(({ file }) => file)].filter(path => !existsSync(path))).toEqual([])
      expect(row.proofs.filter(({ file, part }) => !titlesIn(file).some(title => title.includes(part)))).toEqual([])
      expect(row.proofs.filter(({ file }) => !/\.(test|suite)\.tsx?$/.test(file))).toEqual([])
    },
  )

  test.each(rows.filter(({ id }) => id.startsWith('E')).map(row => [row.id, row] as const))(
    'the texts that %s quotes stand in the files that hold them',
    (_, row) => {
      const held = row.held.map(sourceOf).join('\n')
      const quoted = [...row.asks.matchAll(/'([^']+)'/g)].map(([, quotation]) => quotation!)
      // `Failed to fetch user: API responded with HTTP status {status}` is put together from its parts.
      const parts = quoted.flatMap(quotation => quotation.split(/: (?=API )|\{\w+\}/)).filter(part => part !== '')
      expect(parts.filter(part => !held.includes(part))).toEqual([])
    },
  )

  test('the application has the routes of the table, and beyond them only those that are listed as our own', () => {
    const routes: string[] = Object.values(screens)
    const named = rows.slice(0, 12).map(({ asks }) => /^`([^`]+)`/.exec(asks)?.[1] ?? '')
    expect(named.filter(route => !routes.includes(route))).toEqual([])
    const [, ours = ''] = sourceOf('docs/specification.md').split('## Beyond the specification')
    expect(routes.filter(route => !named.includes(route) && !ours.includes(`\`${route}\``))).toEqual([])
  })

  test('every call of the table is in the contract, by its method and path', () => {
    const contract = Object.values(api).map(({ method, path }) => `${method} ${path}`)
    const named = rows.flatMap(({ asks }) => /^`((?:GET|POST) [^`]+)`/.exec(asks)?.[1] ?? [])
    expect(named).toHaveLength(floors.C)
    expect(named.filter(call => !contract.includes(call))).toEqual([])
  })
})
