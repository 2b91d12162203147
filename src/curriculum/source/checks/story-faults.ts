import { heardStem } from '#domain/conversation/listening.ts'
import type { Fault } from '../fault.ts'
import type { CourseFile, CourseWeek } from '../schema.ts'
import { DAYS } from '../story-schema.ts'
import type { NewPoint, PointTable, StoryFile } from '../story-schema.ts'
import { isFurther, withStory } from '../with-story.ts'
import type { Path, YamlFile } from '../yaml-file.ts'
import type * as z from 'zod'
import { exercisesFaults, optionFaults } from './exercise-faults.ts'
import { textFaults } from './text-faults.ts'
import { phraseFaults, repeated, wordCount } from './field-faults.ts'
import { wordFaults } from './week-faults.ts'
import type { Report } from './field-faults.ts'

const FEWEST_EXERCISES = 10
const POINTS_A_DAY = 2
const MOST_SPEAKERS = 5
const EASY_WEEKS = 2
/** Words of a week's text; characters where no spaces are written with characters. */
const lengths = {
  easy: { words: [50, 90], characters: [50, 200] },
  usual: { words: [120, 200], characters: [150, 350] },
} as const

/** Everything that can be wrong with the story of one week, beside the week itself. */
export function storyFaults(
  number: number,
  file: YamlFile<StoryFile>,
  week: CourseWeek | undefined,
  info: CourseFile,
): Fault[] {
  const faults = [...file.faults]
  const report: Report = (path, message) => faults.push(file.fault(path, message))
  for (const { path, message } of textFaults(file.raw)) report(path, message)
  const story = file.content
  if (!story) return faults
  dialogueFaults(story, info, report)
  weeklyTextFaults(number, story, info, report)
  for (const [at, phrase] of story.phrases.entries()) {
    phraseFaults(phrase, ['phrases', at], info, report)
    if (phrase.written !== undefined) {
      const written = { text: phrase.written, reading: phrase.written_reading ?? phrase.reading, translation: '' }
      phraseFaults(written, ['phrases', at, 'written'], info, report)
    }
  }
  repeated(
    story.phrases.map(phrase => phrase.text),
    at => ['phrases', at, 'text'],
    report,
  )
  pointFaults(story, week, info, report)
  if (week) exampleFaults(number, story, week, info, report)
  return faults
}

function dialogueFaults(story: StoryFile, info: CourseFile, report: Report) {
  const days = story.dialogues.map(dialogue => dialogue.day)
  for (let day = 1; day <= DAYS; day++)
    if (days.filter(each => each === day).length !== 1) report(['dialogues'], `must have one dialogue for day ${day}`)
  for (const [index, { lines, questions, turn }] of story.dialogues.entries()) {
    const path = ['dialogues', index]
    const speakers = new Set(lines.map(line => line.speaker))
    if (speakers.size < 2 || speakers.size > MOST_SPEAKERS)
      report([...path, 'lines'], `must have two to ${MOST_SPEAKERS} speakers, but has ${[...speakers].join(', ')}`)
    for (const [at, line] of lines.entries()) phraseFaults(line, [...path, 'lines', at], info, report)
    for (const [at, question] of questions.entries()) optionFaults(question, [...path, 'questions', at], report)
    phraseFaults(turn.prompt, [...path, 'turn', 'prompt'], info, report)
    repeated(turn.listen_for, at => [...path, 'turn', 'listen_for', at], report)
    for (const [at, answer] of turn.answers.entries()) {
      phraseFaults(answer, [...path, 'turn', 'answers', at], info, report)
      if (heardStem(answer.text, info.code, turn.listen_for) === undefined)
        report([...path, 'turn', 'answers', at, 'text'], 'no word of it begins with one of "listen_for"')
    }
  }
}

function weeklyTextFaults(number: number, { text }: StoryFile, info: CourseFile, report: Report) {
  for (const [at, paragraph] of text.paragraphs.entries())
    phraseFaults(paragraph, ['text', 'paragraphs', at], info, report)
  for (const [at, question] of text.questions.entries()) optionFaults(question, ['text', 'questions', at], report)
  const whole = text.paragraphs.map(paragraph => paragraph.text).join(' ')
  const stage = number <= EASY_WEEKS ? lengths.easy : lengths.usual
  if (info.code !== 'zh' && info.code !== 'ja') {
    const written = info.spaces ? whole : segmented(whole, info.code)
    wordCount(written, stage.words[0], stage.words[1], ['text', 'paragraphs'], report)
    return
  }
  const count = whole.match(/[\p{L}\p{M}\p{N}ー]/gu)?.length ?? 0
  const [least, most] = stage.characters
  if (count < least || count > most)
    report(['text', 'paragraphs'], `has ${count} characters; ${least} to ${most} are asked`)
}

/** The words of a text that is written without spaces, a space between them. */
function segmented(text: string, code: string): string {
  const parts = new Intl.Segmenter(code, { granularity: 'word' }).segment(text)
  return Array.from(parts)
    .flatMap(part => (part.isWordLike ? part.segment : []))
    .join(' ')
}

function pointFaults(story: StoryFile, week: CourseWeek | undefined, info: CourseFile, report: Report) {
  const entries = story.grammar ?? []
  const known = new Set(week?.grammar.map(point => point.id))
  for (const [index, entry] of entries.entries()) {
    const path = ['grammar', index]
    if (entry.table) tableFaults(entry.table, [...path, 'table'], report)
    exercisesFaults(entry.exercises ?? [], [...path, 'exercises'], info, report)
    repeated(entry.marks ?? [], at => [...path, 'marks', at], report)
    if (isFurther(entry)) {
      if (week && !known.has(entry.point))
        report([...path, 'point'], `"${entry.point}" is no point of this week: ${[...known].join(', ')}`)
    } else newPointFaults(entry, known, path, info, report)
  }
  repeated(
    entries.map(entry => (isFurther(entry) ? entry.point : entry.id)),
    index => ['grammar', index],
    report,
  )
  if (!week) return
  const whole = withStory(week, story).grammar
  for (const point of whole) {
    const at = entries.findIndex(entry => (isFurther(entry) ? entry.point : entry.id) === point.id)
    const path = at < 0 ? ['grammar'] : ['grammar', at]
    if (!point.table) report(path, `the point "${point.id}" has no "table"`)
    if (point.exercises.length < FEWEST_EXERCISES)
      report(
        path,
        `the point "${point.id}" has ${point.exercises.length} exercises; ${FEWEST_EXERCISES} or more are asked`,
      )
  }
  for (const [day, points] of Map.groupBy(whole, point => point.day)) {
    if (points.length > POINTS_A_DAY)
      report(
        ['grammar'],
        `day ${day} has ${points.length} points (${points.map(point => point.id).join(', ')}); ${POINTS_A_DAY} at most`,
      )
  }
}

function newPointFaults(entry: NewPoint, known: ReadonlySet<string>, path: Path, info: CourseFile, report: Report) {
  if (known.has(entry.id)) report([...path, 'id'], `"${entry.id}" is a point of the week already: name it in "point"`)
  wordCount(entry.explanation, 40, 120, [...path, 'explanation'], report)
  for (const [at, example] of entry.examples.entries()) phraseFaults(example, [...path, 'examples', at], info, report)
  repeated(
    entry.examples.map(example => example.text),
    at => [...path, 'examples', at, 'text'],
    report,
  )
  if (new Set(entry.exercises.map(exercise => exercise.type)).size < 2)
    report([...path, 'exercises'], 'must be of at least two types')
}

function tableFaults(table: z.infer<typeof PointTable>, path: Path, report: Report) {
  const { columns, rows, readings } = table
  for (const [at, row] of rows.entries()) {
    if (row.length !== columns.length)
      report([...path, 'rows', at], `has ${row.length} cells, but the table has ${columns.length} columns`)
  }
  if (!readings) return
  if (readings.length !== rows.length)
    report([...path, 'readings'], `must have one row for each of the ${rows.length} rows`)
  for (const [at, row] of readings.entries())
    if (row.length !== columns.length) report([...path, 'readings', at], `must have ${columns.length} cells`)
}

function exampleFaults(number: number, story: StoryFile, week: CourseWeek, info: CourseFile, report: Report) {
  const { words } = withStory(week, story)
  for (const id of Object.keys(story.examples ?? {})) {
    const entry = words[id]
    if (!entry) {
      report(['examples', id], 'is no word of this week')
      continue
    }
    if (week.words[id]?.example === undefined) report(['examples', id], 'has no example that could be said anew')
    // Faults of the word itself are told of the week's own file.
    wordFaults(id, entry, true, number, info, (path, message) => {
      const field = String(path[2] ?? '')
      if (['example', 'form', 'translation', 'example_reading'].includes(field))
        report(['examples', ...path.slice(1)], message)
    })
  }
}
