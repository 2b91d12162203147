import { describe, expect, it } from 'vitest'
import { lessonsSettled } from './first-week.ts'
import { syntheticOutline } from '../../../../bench/planner/synthetic-outline.ts'

describe('lessonsSettled()', () => {
  const outline = syntheticOutline()

  it('asks everything of who begins in the first week', () => {
    const { settled, asked } = lessonsSettled(outline, new Set(), 1)
    expect(settled.size).toBe(0)
    expect(asked).toHaveLength(90)
  })

  it('asks nothing of the weeks before the first one, but counts what was done there', () => {
    const done = new Set([outline.lessons[0]!.id])
    const { settled, asked } = lessonsSettled(outline, done, 3)
    expect(settled.size).toBe(14)
    expect(asked).toHaveLength(90 - 14 + 1)
    expect(asked[0]!.id).toBe(outline.lessons[0]!.id)
  })
})
