import type { GrammarExerciseEntry } from './exercise-schema.ts'
import type { CourseWeek } from './schema.ts'
import type { FurtherPoint, NewPoint, StoryFile } from './story-schema.ts'

type PointOfWeek = CourseWeek['grammar'][number]

/** A grammar point with what the story adds to it. */
export type WholePoint = Omit<PointOfWeek, 'exercises'> &
  Pick<NewPoint, 'table' | 'marks'> & {
    exercises: GrammarExerciseEntry[]
  }

/** A week with its story: what learners are given. */
export type WholeWeek = Omit<CourseWeek, 'grammar'> & {
  grammar: WholePoint[]
  story?: StoryFile
}

export function isFurther(entry: FurtherPoint | NewPoint): entry is FurtherPoint {
  return 'point' in entry
}

/** Joins a week with its story: examples said anew stand in the place of the old ones, points get what is added to them. */
export function withStory(week: CourseWeek, story: StoryFile | undefined): WholeWeek {
  if (!story) return week
  const entries = story.grammar ?? []
  const further = new Map(entries.filter(isFurther).map(entry => [entry.point, entry]))
  const added = entries.filter(entry => !isFurther(entry)) as NewPoint[]
  const grammar = [...week.grammar.map(point => wholePoint(point, further.get(point.id))), ...added]
  return { ...week, words: wordsWith(week, story), grammar: grammar.toSorted((a, b) => a.day - b.day), story }
}

function wholePoint(point: PointOfWeek, more: FurtherPoint | undefined): WholePoint {
  if (!more) return point
  const { table, marks, exercises = [] } = more
  return {
    ...point,
    ...(table && { table }),
    ...(marks && { marks }),
    exercises: [...point.exercises, ...exercises],
  }
}

function wordsWith(week: CourseWeek, story: StoryFile): CourseWeek['words'] {
  const words = { ...week.words }
  for (const [id, anew] of Object.entries(story.examples ?? {})) {
    const entry = words[id]
    if (!entry) continue
    const rest = { ...entry }
    for (const field of ['example', 'form', 'translation', 'example_reading'] as const) delete rest[field]
    words[id] = { ...rest, ...anew }
  }
  return words
}
