import type { Motivation } from '#domain/program/assessment.ts'

/** What a week of a course is about, in English: its theme, what it enables, the titles of its days. */
export type WeekTheme = { week: number; text: string }

/** Why a week is nearer to a learner than others: by what they wrote themselves, or by why they learn. */
export type Interest = 'specific' | 'motivation'

// Beginnings of English words.
const stems: Record<Motivation, readonly string[]> = {
  career: ['work', 'job', 'office', 'computer', 'stud', 'exam', 'school'],
  travel: ['travel', 'hotel', 'airport', 'journey', 'station', 'train', 'town', 'bus', 'restaurant'],
  family: ['famil', 'people', 'friend', 'home', 'feel', 'gift'],
  personal: ['hobb', 'music', 'film', 'cinema', 'sport', 'book', 'nature', 'season', 'dance'],
}

/** Words that stand in a wish and tell nothing of it. */
const idle = new Set(
  'about able after again also because before better could every from have into know language learn like make more much other people really speak speaking talk talking than that their them then there they this understand very want well what when where which will with without would'.split(
    ' ',
  ),
)
/** A word of a wish stands for others that mean the same for a course: who writes of a grandmother means the family. */
const kin: Record<string, readonly string[]> = {
  famil: [
    'mother',
    'father',
    'parent',
    'grand',
    'sister',
    'brother',
    'wife',
    'husband',
    'son',
    'daughter',
    'child',
    'aunt',
    'uncle',
    'cousin',
  ],
  work: ['job', 'office', 'colleague', 'meeting', 'interview', 'boss', 'client', 'customer', 'business', 'career'],
  travel: ['trip', 'holiday', 'vacation', 'flight', 'visit', 'journey', 'abroad'],
  food: ['cook', 'eat', 'recipe', 'restaurant', 'menu', 'drink', 'wine'],
  health: ['doctor', 'hospital', 'nurse', 'patient', 'sick', 'pharmac'],
  free: ['film', 'movie', 'music', 'song', 'book', 'read', 'game', 'sport', 'football', 'series'],
  news: ['newspaper', 'politic', 'radio'],
  shop: ['buy', 'market', 'clothes', 'price'],
  stud: ['exam', 'universit', 'course', 'school', 'test', 'lecture'],
  home: ['flat', 'apartment', 'house', 'rent', 'move'],
  nature: ['hike', 'mountain', 'animal', 'garden', 'weather'],
}
const LONGEST_STEM = 6
const SHORTEST_WORD = 3

/**
 * The weeks of a course that are nearer to a learner: those their own words speak of, and those of their motivation. A week
 * that is both counts as the learner's own.
 */
export function interestingWeeks(
  themes: readonly WeekTheme[],
  { motivation, specificGoals }: { motivation: Motivation; specificGoals: string },
): Map<number, Interest> {
  const wished = stemsOfWish(specificGoals)
  const found = new Map<number, Interest>()
  for (const { week, text } of themes) {
    const words = wordsIn(text)
    const speaksOf = (stem: string) => words.some(word => word.startsWith(stem))
    if (stems[motivation].some(speaksOf)) found.set(week, 'motivation')
    if (wished.some(speaksOf)) found.set(week, 'specific')
  }
  return found
}

function stemsOfWish(wish: string): string[] {
  const words = wordsIn(wish).filter(word => word.length >= SHORTEST_WORD && !idle.has(word))
  const related = Object.entries(kin).flatMap(([stem, others]) =>
    words.some(word => word.startsWith(stem) || others.some(other => word.startsWith(other))) ? [stem] : [],
  )
  return [...new Set([...words.filter(word => word.length > 4).map(word => word.slice(0, LONGEST_STEM)), ...related])]
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
