import type { Course } from '#curriculum/course/course.ts'
import type { CharacterEntry } from '#curriculum/course/story.ts'

const DAYS = 6
/** How many learning days back the characters lie that come again. */
const DISTANCES = [1, 3, 7, 15, 30]
/** Of each of those days, so many. */
const AGAIN = 2

const place = (week: number, day: number) => week * DAYS + day

/** The characters that are new on a day; none in languages that have none. */
export function charactersOf({ characters = [] }: Course, week: number, day: number): CharacterEntry[] {
  return characters.filter(each => each.week === week && each.day === day).flatMap(each => each.characters)
}

/** All characters met up to a day, it included. */
export function charactersUpTo({ characters = [] }: Course, week: number, day: number): CharacterEntry[] {
  return characters.filter(each => place(each.week, each.day) <= place(week, day)).flatMap(each => each.characters)
}

/** Characters of days that lie at growing distances before this one: they come again before they are forgotten. */
export function charactersBack({ characters = [] }: Course, week: number, day: number): CharacterEntry[] {
  const wanted = new Set(DISTANCES.map(distance => place(week, day) - distance))
  return characters
    .filter(each => wanted.has(place(each.week, each.day)))
    .flatMap(each => each.characters.slice(0, AGAIN))
}

/** Whether a course teaches a character. */
export function teachesCharacter({ characters = [] }: Course, character: string): boolean {
  return characters.some(day => day.characters.some(each => each.character === character))
}
