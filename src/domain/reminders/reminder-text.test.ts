import { expect, test } from 'vitest'
import { dayIsOpen, reminderText } from './reminder-text.ts'
import type { DayFacts } from './reminder-text.ts'

const spanish = { name: 'Spanish', minutes: 30, nextLesson: 'At the market', wordsDue: 14, tasksLeft: undefined }
const facts: DayFacts = { givenName: 'Ana', programDay: 12, days: 90, streak: 4, languages: [spanish] }

test('a reminder names what is next, how long it takes and what waits', () => {
  expect(reminderText(facts)).toEqual({
    subject: '30 minutes of Spanish: At the market',
    text: 'Hello Ana,\n\ntoday is day 12 of 90. Spanish: next lesson: At the market, 14 words to review.\n\nYou have learned on 4 days in a row.',
  })
})

test('several languages are named together, and one whose day is done is left out', () => {
  const french = { name: 'French', minutes: 15, nextLesson: undefined, wordsDue: 1, tasksLeft: 2 }
  const german = { name: 'German', minutes: 15, nextLesson: 'Family', wordsDue: 3, tasksLeft: 0 }
  const { subject, text } = reminderText({ ...facts, givenName: null, streak: 0, languages: [spanish, french, german] })
  expect(subject).toBe('45 minutes of Spanish and French')
  expect(text).toContain('Hello Learner,')
  expect(text).toContain('French: 1 word to review, 2 tasks left today.')
  expect(text).not.toMatch(/German|in a row/)
})

test('a day is open until every task of every language is done', () => {
  expect(dayIsOpen(facts)).toBe(true)
  expect(dayIsOpen({ ...facts, languages: [{ ...spanish, tasksLeft: 1 }] })).toBe(true)
  expect(dayIsOpen({ ...facts, languages: [{ ...spanish, tasksLeft: 0 }] })).toBe(false)
  expect(dayIsOpen({ ...facts, languages: [] })).toBe(false)
})
