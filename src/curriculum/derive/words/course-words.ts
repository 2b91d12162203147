import type { Course, Day, Week, Word } from '#curriculum/course/course.ts'

/** A word with the place where it is introduced. */
export type PlacedWord = Word & { week: number; day: number }

export type CourseWords = {
  /** In the order in which they are introduced. */
  all: PlacedWord[]
  byId: Map<string, PlacedWord>
  /** By the word as written, small letters: concepts that share it. */
  byText: Map<string, PlacedWord[]>
  byPart: Map<string, PlacedWord[]>
}

const known = new WeakMap<Course, CourseWords>()

/** All words of a course by id and by text, made once per course. */
export function wordsOf(course: Course): CourseWords {
  const kept = known.get(course)
  if (kept) return kept
  const all = course.weeks.flatMap(week =>
    week.days.flatMap(day => day.words.map(word => ({ ...word, week: week.number, day: day.number }))),
  )
  const words: CourseWords = {
    all,
    byId: new Map(all.map(word => [word.id, word])),
    byText: Map.groupBy(all, word => word.word.toLowerCase()),
    byPart: Map.groupBy(all, word => word.part),
  }
  known.set(course, words)
  return words
}

export function weekOf(course: Course, number: number): Week | undefined {
  return course.weeks.find(week => week.number === number)
}

export function dayOf(course: Course, week: number, day: number): Day | undefined {
  return weekOf(course, week)?.days.find(each => each.number === day)
}
