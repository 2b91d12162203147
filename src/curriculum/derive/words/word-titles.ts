import type { Kind } from '#domain/plan/offers/kinds.ts'
import type { ActivityType } from '#domain/activities/activities.ts'
import type { Recipe } from '#domain/plan/course-outline.ts'
import type { Course } from '#curriculum/course/course.ts'
import { dayOf, weekOf } from './course-words.ts'
import type { PlacedWord } from './course-words.ts'

const names: Partial<Record<ActivityType, { practice: string; review: string }>> = {
  flashcard_drill: { practice: 'Flashcards', review: 'Review' },
  quiz_game: { practice: 'Quiz', review: 'Review quiz' },
  memory_game: { practice: 'Memory game', review: 'Review game' },
  listening_exercise: { practice: 'Listening', review: 'Review by ear' },
  pronunciation_drill: { practice: 'Pronunciation', review: 'Review aloud' },
}
const other = { practice: 'Practice', review: 'Review' }

/** What a task that words were put into is called: `Review: 28 words`, `Quiz: 14 words on Meeting people`. */
export function titleOfWords(
  course: Course,
  { activity, review, part }: Extract<Recipe, { kind: 'activity' }>,
  words: readonly PlacedWord[],
  count: number,
): string {
  const { practice, review: reviewName } = names[activity] ?? other
  const number = count === 1 ? '1 word' : `${count} words`
  const where = review ? '' : ` ${themesOf(course, words)}`
  return `${review ? reviewName : practice}: ${number}${where}${part === undefined ? '' : `, part ${part}`}`
}

function themesOf(course: Course, words: readonly PlacedWord[]): string {
  const weeks = words.map(word => word.week)
  const [first, last] = [Math.min(...weeks), Math.max(...weeks)]
  if (first === last) return `on ${weekOf(course, first)?.theme ?? `week ${first}`}`
  return `of weeks ${first} to ${last}`
}

const whatIsDone: Partial<Record<Kind, string>> = {
  quiz_game: 'what you read',
  listening_exercise: 'what you hear',
  pronunciation_drill: 'say it aloud',
  sentences: 'sentences to put together',
  sentences_read: 'sentences to understand',
  words_heard: 'words by ear',
  flashcard_drill: 'words to write',
  memory_game: 'words in pairs',
}

/** A week is what a task is about where so much of it comes from there. */
const MOSTLY = 0.6

/** What a drill is about: `At the restaurant: what you hear`, by the day or the week that most of it comes from. */
export function titleOfDrill(course: Course, kind: Kind, places: readonly { week: number; day: number }[]): string {
  return `${subjectOf(course, places)}: ${whatIsDone[kind] ?? 'practice'}`
}

function subjectOf(course: Course, places: readonly { week: number; day: number }[]): string {
  const [day] = most(places, place => `${place.week}-${place.day}`)
  const [week, next] = most(places, place => place.week)
  if (!day || !week) return course.info.name
  const themeOf = (number: number) => weekOf(course, number)?.theme ?? `Week ${number}`
  const isMost = (own: readonly unknown[]) => own.length >= MOSTLY * places.length
  const title = isMost(day) ? dayOf(course, day[0]!.week, day[0]!.day)?.title : undefined
  if (title !== undefined) return title
  return !next || isMost(week) ? themeOf(week[0]!.week) : `${themeOf(week[0]!.week)} and more`
}

/** In groups, the largest first. */
function most<T>(list: readonly T[], keyOf: (each: T) => unknown): T[][] {
  return [...Map.groupBy(list, keyOf).values()].sort((a, b) => b.length - a.length)
}
