import type { ActivityType } from '#domain/activities.ts'
import type { Recipe } from '#domain/course-outline.ts'
import type { Course } from '../course.ts'
import { weekOf } from './course-words.ts'
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
