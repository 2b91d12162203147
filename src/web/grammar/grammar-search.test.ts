import { describe, expect, it } from 'vitest'
import { pointsFound } from './grammar-search.ts'

const point = (id: string, title: string, explanation: string, cell = '') => ({
  id,
  title,
  week: 1,
  day: 1,
  lesson_id: 'es-beginner-01-1',
  explanation,
  examples: [{ text: `Ejemplo ${id}.`, translation: `Example ${id}.` }],
  ...(cell !== '' && { table: { columns: [''], rows: [[cell]] } }),
})
const points = [
  point('ser', 'Ser: saying who you are', 'Compare it with estar.'),
  point('estar', 'Being somewhere', 'Where things are.', 'están'),
  point('ir', 'Going', 'To go somewhere.'),
]
const found = (search: string) => pointsFound(points, search).map(each => each.id)

describe('pointsFound()', () => {
  it('gives all points in their order while nothing is looked for', () =>
    expect(found('  ')).toEqual(['ser', 'estar', 'ir']))

  it('finds a form without its accents, and puts a table before a text', () => {
    expect(found('estan')).toEqual(['estar'])
    expect(found('esta')).toEqual(['estar', 'ser'])
  })

  it('finds what an example says in English', () => expect(found('example ir')).toEqual(['ir']))

  it('finds nothing where nothing is', () => expect(found('subjunctive')).toEqual([]))
})
