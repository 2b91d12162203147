import { expect, test } from 'vitest'
import { readingKey, readingsOfLesson, textReadings } from './text-readings.ts'

const readingIn = (readings: ReturnType<typeof textReadings>, text: string) => readings.get(readingKey(text))

test('textReadings() knows a text without the signs around it', () => {
  expect(readingIn(textReadings([{ text: 'مرحبا!', reading: 'marḥaban!' }]), 'مرحبا')).toBe('marḥaban!')
})

test('textReadings() knows the words of a sentence that has as many in its reading', () => {
  const readings = textReadings([{ text: 'أنا من كندا.', reading: 'anā min kanadā.' }])
  expect(readingIn(readings, 'كندا')).toBe('kanadā')
})

test('textReadings() keeps what a word has of its own before what a sentence says', () => {
  const readings = textReadings([
    { text: 'أنا هنا', reading: 'ana hunā' },
    { text: 'أنا', reading: 'anā' },
  ])
  expect(readingIn(readings, 'أنا')).toBe('anā')
})

test('textReadings() parts no sentence whose reading has another number of words', () => {
  expect(textReadings([{ text: '私は元気です。', reading: 'わたし は げんき です。' }]).size).toBe(1)
})

test('readingsOfLesson() leaves out the letters, which are asked for by their readings', () => {
  const readings = readingsOfLesson({
    introduction: '',
    main_content: [
      {
        title: 'Letters',
        kind: 'letters',
        explanation: '',
        examples: [{ text: 'き', reading: 'ki', translation: '' }],
      },
    ],
    examples: [],
    exercises: [],
    vocabulary: [{ word: '駅', reading: 'えき', translation: 'station', pronunciation: '', example: '' }],
  })
  expect([...readings]).toEqual([['駅', 'えき']])
})
