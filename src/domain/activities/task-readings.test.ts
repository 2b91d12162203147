import { expect, test } from 'vitest'
import { readingKey } from '../lessons/text-readings.ts'
import { readingsOfTask } from './task-readings.ts'

test('readingsOfTask() knows the cards, phrases and lines of an activity', () => {
  const readings = readingsOfTask({
    memory_pairs: [{ word: '水', reading: 'みず', translation: 'water' }],
    role_play: {
      situation: '',
      turns: [{ cue: '', phrase: { text: '駅です', reading: 'えき です', translation: '' }, options: [] }],
    },
  })
  expect([readings.get(readingKey('水')), readings.get(readingKey('駅です。'))]).toEqual(['みず', 'えき です'])
})
