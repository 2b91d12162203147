import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bankOf } from './conversation-bank.ts'
import { reactionKinds } from '../course.ts'
import { readLanguage } from '#curriculum/source/read-course.ts'
import { topicIds } from '#domain/conversation/conversation-topics.ts'
import { smallJapanese, smallSpanish, spanishBank } from '#test/courses/small-courses.ts'

test('a course with a bank of its own is talked in with that', () => {
  expect(bankOf(smallSpanish)).toBe(spanishBank)
})

test('a course without one is talked in with its dialogues: a line, and the next speaker’s as its answer', () => {
  const bank = bankOf(smallJapanese)
  expect(bank.topics.map(topic => topic.id)).toEqual([...topicIds])
  expect(bank.topics[0]!.exchanges[0]).toMatchObject({ say: 'お名前は何ですか。', answers: [{ text: 'アナです。' }] })
  for (const kind of reactionKinds) expect(bank.reactions[kind].length).toBeGreaterThan(0)
})

test('the Spanish bank has no fault, eight topics, at least six exchanges each', () => {
  const { faults } = readLanguage(new URL('../../../..', import.meta.url).pathname, 'es', []) ?? { faults: [] }
  expect(faults.filter(fault => fault.file.endsWith('conversation.yaml'))).toEqual([])
  for (const { exchanges } of spanishBank.topics) expect(exchanges.length).toBeGreaterThanOrEqual(6)
  expect(readFileSync('courses/es/conversation.yaml', 'utf8').normalize('NFC')).toBe(
    readFileSync('courses/es/conversation.yaml', 'utf8'),
  )
})
