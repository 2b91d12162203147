import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lookUp } from './lookup.ts'
import { compiledSources } from '#test/lookup-sources.ts'
import { lookupPairs } from '#test/cases/lookup.cases.ts'
import type { CourseIndex } from '#curriculum/course/load-courses.ts'
import { languages } from '#domain/languages.ts'

const compiled = 'build/courses'
const ready = existsSync(`${compiled}/index.json`)
  ? new Set((JSON.parse(readFileSync(`${compiled}/index.json`, 'utf8')) as CourseIndex).courses.map(({ code }) => code))
  : new Set()

let means: ReturnType<typeof compiledSources>
beforeAll(() => {
  means = compiledSources()
})
const times: number[] = []

describe.each(languages.filter(({ code }) => ready.has(code)).map(({ name, code, id }) => [name, code, id] as const))(
  'How to Say It in %s',
  (_, code, id) => {
    const own = lookupPairs.filter(([language]) => language === code)

    test('has ten lookups of every way to ask', () => {
      expect(own.length).toBeGreaterThanOrEqual(10)
      const kinds = new Set(own.map(([, kind]) => kind))
      for (const kind of ['word', 'slip', 'English', 'unknown'] as const) expect(kinds).toContain(kind)
    })

    test.each(own.map(([, ...row]) => row))('%s: “%s” answers %s', async (kind, typed, answer) => {
      const began = performance.now()
      const found = await lookUp({ text: typed, languageId: id, enrolled: [] }, means)
      times.push(performance.now() - began)
      if (kind === 'unknown') {
        expect(found?.pronunciation_source).toBe(answer)
        expect(found?.translation).toBe('')
        expect(found?.meaning).toMatch(/Not in the course dictionary|Word by word/)
      } else if (kind === 'slip') {
        expect([found?.word, ...(found?.suggestions.map(each => each.word) ?? [])]).toContain(answer)
      } else {
        expect(found?.word).toBe(answer)
        expect(found?.pronunciation).not.toBe('')
        expect(found?.meaning).not.toBe('')
      }
    })
  },
)

afterAll(() => {
  const sorted = times.toSorted((a, b) => a - b)
  // The first lookup of a language reads its dictionary; the rest is what counts.
  console.log(`${times.length} lookups, median ${sorted[times.length >> 1]?.toFixed(2)} ms`)
})
