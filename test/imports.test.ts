import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The import table of the house: which room may use which. */
const mayImport: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  curriculum: ['domain'],
  database: ['domain'],
  providers: ['domain', 'curriculum'],
  server: ['domain', 'contract', 'curriculum', 'database', 'providers'],
  web: ['domain', 'contract'],
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path))
  .map(path => ({ path, room: path.split('/')[0]!, text: readFileSync(join('src', path), 'utf8') }))

test.each(Object.keys(mayImport))('%s imports only from the rooms it may', room => {
  const wrong = sources
    .filter(source => source.room === room)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/from '(#\w+|(?:\.\.?\/)[^']*)/g)].flatMap(([, target]) => {
        const to = target!.startsWith('#')
          ? target!.slice(1)
          : new URL(target!, `file:///${path}`).pathname.split('/')[1]!
        const isTest = /\.(test|suite)\.tsx?$/.test(path)
        const allowed = [room, ...mayImport[room]!, ...(isTest ? ['test', ...Object.keys(mayImport)] : [])]
        return allowed.includes(to) ? [] : [`${path} imports ${to}`]
      }),
    )
  expect(wrong).toEqual([])
})

test('every source file lies in a room of the house', () => {
  expect([...new Set(sources.map(source => source.room))].sort()).toEqual(Object.keys(mayImport).sort())
})

test('no source waits for a test that is skipped, or keeps one that is meant to run alone', () => {
  const marked = sources.filter(
    ({ path, text }) => path.includes('.test.') && /\b(test|it|describe)\.(skip|only|todo)\b/.test(text),
  )
  expect(marked.map(source => source.path)).toEqual([])
})
