import { expect, test } from 'vitest'
import { fixedTopics, nearestTopic, randomTopic, starters, startersOfRound, topicIds } from './conversation-topics.ts'

test('there are 8 fixed topics, in the order of the conversation bank, and 15 starters', () => {
  expect(fixedTopics.map(({ id }) => id)).toEqual([...topicIds])
  expect(fixedTopics).toHaveLength(8)
  expect(starters).toHaveLength(15)
  expect(new Set([...fixedTopics, ...starters].map(({ title }) => title)).size).toBe(23)
})

test('startersOfRound() shows 5 at a time, all 15 in three rounds, then the first again', () => {
  const rounds = [0, 1, 2].map(startersOfRound)
  expect(rounds.map(round => round.length)).toEqual([5, 5, 5])
  expect(new Set(rounds.flat()).size).toBe(15)
  expect(startersOfRound(3)).toEqual(rounds[0])
})

test('five starters shown together are of five different topics', () => {
  for (const round of [0, 1, 2]) expect(new Set(startersOfRound(round).map(({ id }) => id)).size).toBe(5)
})

test('randomTopic() reaches the first and the last of all 23', () => {
  expect(randomTopic(0)).toBe(fixedTopics[0]!.title)
  expect(randomTopic(0.9999)).toBe(starters.at(-1)!.title)
})

test.each([
  ['Food and restaurants', 'food'],
  ['shopping', 'shopping'],
  ['Check in at a hotel', 'travel'],
  ['my sister’s wedding', 'family'],
  ['Football', 'free-time'],
  ['a job interview', 'work-study'],
  ['what I do every morning', 'daily-life'],
  ['quantum physics', 'introductions'],
  ['', 'introductions'],
])('the topic “%s” is talked about as %s', (text, id) => {
  expect(nearestTopic(text)).toBe(id)
})

test('every fixed topic and every starter keeps its own topic', () => {
  for (const { id, title } of [...fixedTopics, ...starters]) expect(nearestTopic(title)).toBe(id)
})
