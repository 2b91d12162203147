import { PROGRAM_DAYS, levels } from './program.ts'
import type { Level } from './program.ts'

/** What a course of a level is, in words for who has not bought it: where it begins and ends, and what one can do then. */
export type LevelInWords = {
  /** `Beginner`. */
  name: string
  /** From and to, in the levels of the Common European Framework. */
  span: string
  /** What one can do after it, in a few words, and in a sentence. */
  after: string
  abilities: string
}

/** What the courses teach: the statements of their weeks (`can_do` in courses/syllabus) drawn together. */
export const levelsInWords: Record<Level, LevelInWords> = {
  beginner: {
    name: 'Beginner',
    span: 'A1 to A2',
    after: 'everyday talk, shopping, travel',
    abilities:
      'Introduce yourself and others, talk about your day, home, work and health, shop, order, travel and find your way, say what you did and plan to do, and give simple opinions.',
  },
  intermediate: {
    name: 'Intermediate',
    span: 'A2 to B1',
    after: 'stories, plans, opinions',
    abilities:
      'Tell stories, explain plans and opinions, deal with most situations of travel and work, and follow clear everyday texts.',
  },
  advanced: {
    name: 'Advanced',
    span: 'B1 to B2',
    after: 'discussion, study, work',
    abilities:
      'Discuss what matters to you in detail, follow longer talks and articles, and write clear texts at work and in studies.',
  },
}

/** The level a learner of `wanted` is taught at: that one, else the highest below it that is ready, else the lowest there is. */
export function nearestLevel(ready: readonly Level[], wanted: Level): Level | undefined {
  const ascending = levels.filter(level => ready.includes(level))
  return ascending.findLast(each => levels.indexOf(each) <= levels.indexOf(wanted)) ?? ascending[0]
}

/** The hours that a whole program takes at so many minutes a day. */
export const programHours = (minutesADay: number): number => Math.round((PROGRAM_DAYS * minutesADay) / 60)
