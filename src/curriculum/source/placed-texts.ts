import { learningGoals } from '#domain/program/assessment.ts'
import { goalDays, pieceDays } from '../course/piece-days.ts'
import { withoutHint } from './checks/exercise-faults.ts'
import type { GrammarExerciseEntry } from './exercise-schema.ts'
import type { CourseWeek } from './schema.ts'
import type { StoryFile } from './story-schema.ts'
import { isFurther } from './with-story.ts'
import type { Path, YamlFile } from './yaml-file.ts'

/** A right text of the language, where an author wrote it and on which day it is met. */
export type PlacedText = {
  file: YamlFile<unknown>
  path: Path
  week: number
  day: number
  text: string
  kind: 'example' | 'line' | 'phrase' | 'exercise' | 'paragraph' | 'model'
}

type Place = Omit<PlacedText, 'text' | 'kind' | 'path'>

/** Every text of a week and its story that learners are given, with its day. An example that is said anew is left out of the week's. */
export function placedTexts(
  week: number,
  file: YamlFile<CourseWeek> | undefined,
  story: YamlFile<StoryFile> | undefined,
  dayOfWord: ReadonlyMap<string, number>,
): PlacedText[] {
  return [
    ...(file?.content ? textsOfWeek(week, file, file.content, story?.content, dayOfWord) : []),
    ...(story?.content ? textsOfStory(week, story, story.content, file?.content, dayOfWord) : []),
  ]
}

function textsOfWeek(
  week: number,
  file: YamlFile<CourseWeek>,
  content: CourseWeek,
  story: StoryFile | undefined,
  dayOfWord: ReadonlyMap<string, number>,
): PlacedText[] {
  const at = (day: number): Place => ({ file, week, day })
  return [
    ...Object.entries(content.words).flatMap(([id, { example }]): PlacedText[] =>
      example === undefined || story?.examples?.[id]
        ? []
        : [{ ...at(dayOfWord.get(id) ?? 1), path: ['words', id, 'example'], text: example, kind: 'example' }],
    ),
    ...content.dialogue.lines.map(
      ({ text }, n): PlacedText => ({
        ...at(pieceDays.dialogue),
        path: ['dialogue', 'lines', n, 'text'],
        text,
        kind: 'line',
      }),
    ),
    ...content.grammar.flatMap((point, index) => pointTexts(at(point.day), ['grammar', index], point)),
    ...learningGoals.flatMap(goal =>
      content.goals[goal].phrases.map(
        ({ text }, n): PlacedText => ({
          ...at(goalDays[goal]),
          path: ['goals', goal, 'phrases', n, 'text'],
          text,
          kind: 'phrase',
        }),
      ),
    ),
    { ...at(pieceDays.sound), path: ['sound', 'sentence', 'text'], text: content.sound.sentence.text, kind: 'model' },
    { ...at(pieceDays.writing), path: ['writing', 'model', 'text'], text: content.writing.model.text, kind: 'model' },
  ]
}

function textsOfStory(
  week: number,
  file: YamlFile<StoryFile>,
  story: StoryFile,
  content: CourseWeek | undefined,
  dayOfWord: ReadonlyMap<string, number>,
): PlacedText[] {
  const at = (day: number): Place => ({ file, week, day })
  const dayOfPoint = new Map(content?.grammar.map(point => [point.id, point.day]))
  return [
    ...Object.entries(story.examples ?? {}).map(
      ([id, { example }]): PlacedText => ({
        ...at(dayOfWord.get(id) ?? 1),
        path: ['examples', id, 'example'],
        text: example,
        kind: 'example',
      }),
    ),
    ...story.dialogues.flatMap(({ day, lines, turn }, index): PlacedText[] => [
      ...lines.map(
        ({ text }, n): PlacedText => ({
          ...at(day),
          path: ['dialogues', index, 'lines', n, 'text'],
          text,
          kind: 'line',
        }),
      ),
      { ...at(day), path: ['dialogues', index, 'turn', 'prompt', 'text'], text: turn.prompt.text, kind: 'line' },
      ...turn.answers.map(
        ({ text }, n): PlacedText => ({
          ...at(day),
          path: ['dialogues', index, 'turn', 'answers', n, 'text'],
          text,
          kind: 'model',
        }),
      ),
    ]),
    ...story.text.paragraphs.map(
      ({ text }, n): PlacedText => ({
        ...at(pieceDays.text),
        path: ['text', 'paragraphs', n, 'text'],
        text,
        kind: 'paragraph',
      }),
    ),
    ...story.phrases.map(
      ({ text }, n): PlacedText => ({ ...at(n + 1), path: ['phrases', n, 'text'], text, kind: 'phrase' }),
    ),
    ...(story.grammar ?? []).flatMap((entry, index) => {
      const day = isFurther(entry) ? (dayOfPoint.get(entry.point) ?? 1) : entry.day
      const examples = isFurther(entry) ? [] : entry.examples
      return pointTexts(at(day), ['grammar', index], { examples, exercises: entry.exercises ?? [] })
    }),
  ]
}

function pointTexts(
  place: Place,
  path: Path,
  point: { examples: readonly { text: string }[]; exercises: readonly GrammarExerciseEntry[] },
): PlacedText[] {
  return [
    ...point.examples.map(
      ({ text }, n): PlacedText => ({ ...place, path: [...path, 'examples', n, 'text'], text, kind: 'example' }),
    ),
    ...point.exercises.flatMap((exercise, n) =>
      rightTexts(exercise).map(
        (text): PlacedText => ({ ...place, path: [...path, 'exercises', n], text, kind: 'exercise' }),
      ),
    ),
  ]
}

/** What a learner reads and writes in the language when an exercise is done right. */
function rightTexts(exercise: GrammarExerciseEntry): string[] {
  const { type, question, answer } = exercise
  if (type === 'fill_in_blank' || (type === 'multiple_choice' && question.includes('___')))
    return [withoutHint(question).replace('___', answer)]
  if (type === 'transform') return [withoutHint(question), answer]
  return [answer]
}
