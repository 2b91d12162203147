import { describe, expect, test } from 'vitest'
import type { KnownWord } from '../plan.ts'
import { wayFor } from './ways.ts'

const word = (given: Partial<KnownWord> = {}): KnownWord => ({
  item: 'hola',
  due: true,
  retrievability: 0.9,
  repetitions: 3,
  ...given,
})

describe('a word that is to be reviewed', () => {
  test.each([
    ['never answered', { repetitions: 0, stability: 20 }, 'choose'],
    ['just forgotten', { stability: 0.4 }, 'choose'],
    ['of two days', { stability: 2 }, 'hear'],
    ['of five days', { stability: 5 }, 'type'],
    ['of three weeks', { stability: 21 }, 'use'],
  ] as const)('%s is asked for in the way that fits its strength', (_, given, way) => {
    expect(wayFor(word(given), true, 'reading')).toBe(way)
  })

  test('is typed where it has no sentence', () => {
    expect(wayFor(word({ stability: 21 }), false, 'reading')).toBe('type')
  })

  test('is heard by a learner of listening who can write it and has never heard it', () => {
    const skills = { hear: 0, write: 21, say: 0 }
    expect(wayFor(word({ stability: 21, skills }), true, 'listening')).toBe('hear')
    expect(wayFor(word({ stability: 21, skills }), true, 'writing')).toBe('use')
  })

  test('is used in a sentence again when it is known by ear as well', () => {
    const skills = { hear: 30, write: 12, say: 0 }
    expect(wayFor(word({ stability: 21, skills }), true, 'listening')).toBe('use')
  })

  test('is typed where it is no word of the course', () => {
    expect(wayFor(word({ cardOnly: true, stability: 0 }), false, 'listening')).toBe('type')
  })
})
