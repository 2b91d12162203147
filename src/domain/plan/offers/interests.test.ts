import { describe, expect, it, test } from 'vitest'
import { interestingWeeks } from './interests.ts'

const themes = [
  { week: 1, text: 'Meeting people. I can greet people and say who I am.' },
  { week: 2, text: 'Family, people and numbers. My family' },
  { week: 4, text: 'Food and drink. Cooking at home' },
  { week: 11, text: 'Work and study. A day at the office. Before the exam' },
  { week: 12, text: 'Travel and services. At the hotel. At the airport' },
]
const weeks = (specificGoals: string, motivation: 'career' | 'travel' | 'family' | 'personal' = 'personal') =>
  interestingWeeks(themes, { motivation, specificGoals })

describe('interestingWeeks()', () => {
  test.each([
    ['Talk with my grandmother', 2],
    ['pass an interview', 11],
    ['Pass the B1 EXAM in June!', 11],
    ['to cook from recipes', 4],
    ['my next trip', 12],
  ])('finds in “%s” the week %i', (wish, week) => {
    expect(weeks(wish).get(week)).toBe('specific')
  })

  it('goes by the motivation where nothing was written', () => {
    expect([...weeks('', 'travel')]).toEqual([[12, 'motivation']])
    expect([...weeks('', 'career').keys()]).toEqual([11])
  })

  it('finds nothing in words that say nothing', () => {
    expect(weeks('I want to speak better and understand more').size).toBe(0)
    expect(weeks('👍 123').size).toBe(0)
  })
})
