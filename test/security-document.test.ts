import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { titlesIn } from './test-titles.ts'

const text = readFileSync('docs/security.md', 'utf8')

test('every file that the security document names is there', () => {
  const named = [...text.matchAll(/`((?:src|test|scripts)\/[^`]+\.(?:tsx?|mjs))`/g)].map(([, file]) => file!)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(file => !existsSync(file))).toEqual([])
})

/** The rows of what strangers found: what it was, and the tests that would find it again. */
const found = text
  .split('## What strangers found')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter(line => /^\| (?!---|found)/.test(line))
  .map(line => {
    const cells = line.split(' | ')
    const [what, proved] = [cells[0]!.slice(2), cells.at(-1)!.replace(/ \|$/, '')]
    const proofs = [...proved.matchAll(/`([^`]+)`: (.+?)(?=<br>|$)/g)].map(([, file, part]) => ({
      file: file!,
      part: part!.trim(),
    }))
    return { what, proofs }
  })

test('all that strangers found is told, with the tests that would find it again', () => {
  expect(found.length).toBeGreaterThan(45)
  expect(found.filter(({ proofs }) => proofs.length === 0).map(({ what }) => what)).toEqual([])
  const missing = found
    .flatMap(({ proofs }) => proofs)
    .filter(({ file, part }) => !titlesIn(file).some(title => title.includes(part)))
  expect(missing).toEqual([])
})
