import type { ActivityOutline, CourseOutline, LessonOutline, SentenceOutline } from './course-outline.ts'
import type { LearningGoal } from '../program/assessment.ts'

/** A course's outline by what the planner looks things up by; made once per outline. */
export type OutlineIndex = {
  lessons: ReadonlyMap<string, LessonOutline>
  sentences: ReadonlyMap<string, SentenceOutline>
  /** The fixed contents by `pieceKey`. */
  pieces: ReadonlyMap<string, ActivityOutline>
  /** The sentences of a lesson's place, by `placeKey`. */
  sentencesAt: ReadonlyMap<string, readonly SentenceOutline[]>
  activitiesAt: ReadonlyMap<string, readonly ActivityOutline[]>
  /** The sentence that is a word's example. */
  exampleOf: ReadonlyMap<string, string>
  /** Where each word is taught. */
  placeOf: ReadonlyMap<string, LessonOutline>
}

/** Content that is the same each time, as against an activity that words are put into. */
export type Piece = Pick<ActivityOutline, 'activity' | 'week' | 'day' | 'story'> & {
  goal?: LearningGoal
  letters?: true
}

const pieceKeys = new WeakMap<Piece, string>()

/** Made once for each piece of an outline: a day asks for it hundreds of times. */
export function pieceKey(piece: Piece): string {
  const made = pieceKeys.get(piece)
  if (made !== undefined) return made
  const { activity, week, day, goal, letters, story } = piece
  const key = `${activity} ${week}-${day} ${goal ?? ''}${letters ? ' letters' : ''}${story ? ` ${story}` : ''}`
  pieceKeys.set(piece, key)
  return key
}

export const placeKey = ({ week, day }: { week: number; day: number }) => `${week}-${day}`

const indexes = new WeakMap<CourseOutline, OutlineIndex>()

export function indexOf(outline: CourseOutline): OutlineIndex {
  const made = indexes.get(outline)
  if (made) return made
  const sentences = outline.sentences ?? []
  const index: OutlineIndex = {
    lessons: new Map(outline.lessons.map(lesson => [lesson.id, lesson])),
    sentences: new Map(sentences.map(sentence => [sentence.id, sentence])),
    pieces: new Map(outline.activities.flatMap(each => (each.scalable ? [] : [[pieceKey(each), each]]))),
    sentencesAt: Map.groupBy(sentences, placeKey),
    activitiesAt: Map.groupBy(outline.activities, placeKey),
    exampleOf: new Map(sentences.flatMap(({ id, item }) => (item === undefined ? [] : [[item, id]]))),
    placeOf: new Map(outline.lessons.flatMap(lesson => lesson.items.map(item => [item, lesson]))),
  }
  indexes.set(outline, index)
  return index
}
