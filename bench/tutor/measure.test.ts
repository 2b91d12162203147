import { expect, test } from 'vitest'
import { smallSpanish } from '#test/courses/small-courses.ts'
import { TutorCases, measureTutor } from './measure.ts'
import { plantedIn } from './planted.ts'
import type { Tutor } from '../../src/providers/tutor/tutor.ts'

const tutorThat = (corrections: (text: string) => { original: string; corrected: string }[]) =>
  ({
    feedback: async ({ text }) => ({
      score: 0,
      feedback: '-',
      encouragement: '-',
      corrections: corrections(text).map(each => ({ ...each, explanation: '-' })),
    }),
  }) as Tutor

const cases = TutorCases.parse({
  errors: [{ kind: 'verb-form', wrong: 'Yo tiene un gato.', right: 'Yo tengo un gato.' }],
  right: ['Tengo un gato.'],
})
const outcome = async (corrections: (text: string) => { original: string; corrected: string }[]) => {
  const { byKind, flagged, rights } = await measureTutor(tutorThat(corrections), smallSpanish, { cases, ofEach: 0 })
  return { ...byKind.get('verb-form'), flagged, rights }
}

test('an error counts as mended only where the sentence becomes what it should be', async () => {
  expect(await outcome(() => [])).toEqual({ right: 0, wrong: 0, silent: 1, flagged: 0, rights: 2 })
  expect(
    await outcome(text => (text.includes('tiene') ? [{ original: 'tiene', corrected: 'tengo' }] : [])),
  ).toMatchObject({ right: 1, flagged: 0 })
  expect(await outcome(() => [{ original: 'gato', corrected: 'pato' }])).toMatchObject({ wrong: 1, flagged: 2 })
})

test('planted errors are always the same, and none is the sentence itself', () => {
  const planted = plantedIn(smallSpanish, 5)
  expect(planted).toEqual(plantedIn(smallSpanish, 5))
  expect(planted.length).toBeGreaterThan(5)
  for (const { wrong, right } of planted) expect(wrong).not.toBe(right)
})
