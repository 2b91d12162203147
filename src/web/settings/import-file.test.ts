import { describe, expect, test } from 'vitest'
import { partsOfFile } from './import-file.ts'

const enrolment = { language_id: 1, proficiency_level: 'beginner', created_at: '2026-11-01T09:00:00.000Z' }
const file = (content: object) =>
  JSON.stringify({ format: 'meridian', version: 1, enrolments: [enrolment], ...content })

describe('partsOfFile()', () => {
  test('sends words before answers, in parts that a request takes, each language by itself', () => {
    const reviews = Array.from({ length: 450 }, (_, id) => ({ id, language_id: 1 }))
    const memory_items = [
      { item: 'hello', language_id: 1 },
      { item: 'hello', language_id: 2 },
    ]
    const parts = partsOfFile(file({ memory_items, reviews }))
    expect(parts.map(part => [part.memory_items.length, part.reviews.length])).toEqual([
      [1, 0],
      [0, 200],
      [0, 200],
      [0, 50],
    ])
    expect(parts[0]).toMatchObject({ language_id: 1, level: 'beginner', enrolled_at: enrolment.created_at })
  })

  test('of a file without learning is nothing', () => {
    expect(partsOfFile(file({ reviews: 'none' }))).toEqual([])
  })

  test.each([
    ['{', 'It is not a JSON file.'],
    ['null', 'It was not downloaded from Meridian.'],
    ['{"format":"anki"}', 'It was not downloaded from Meridian.'],
    ['{"format":"meridian","version":2}', 'It comes from a newer Meridian than this one.'],
  ])('says what is wrong with %s', (text, message) => {
    expect(() => partsOfFile(text)).toThrow(message)
  })
})
