import { learningGoals } from '#domain/program/assessment.ts'
import type { Fault } from '../fault.ts'
import type { CourseFile, CourseWeek, SyllabusWeek, WordEntry } from '../schema.ts'
import { formInText, withoutArticle, wordInText } from '../../course/word-in-text.ts'
import type { YamlFile } from '../yaml-file.ts'
import { exercisesFaults, optionFaults } from './exercise-faults.ts'
import { inLanguage, phraseFaults, readingOf, repeated, same, wordCount } from './field-faults.ts'
import type { Report } from './field-faults.ts'
import { textFaults } from './text-faults.ts'

/** Everything that can be wrong with one week of a course, looked at by itself. */
export function weekFaults(
  number: number,
  file: YamlFile<CourseWeek>,
  syllabus: SyllabusWeek | undefined,
  info: CourseFile,
): Fault[] {
  const faults = [...file.faults]
  const report: Report = (path, message) => faults.push(file.fault(path, message))
  for (const { path, message } of textFaults(file.raw)) report(path, message)
  if (syllabus) conceptFaults(file.raw, syllabus, report)
  else report([], `the syllabus has no week ${number} that can be read`)
  const week = file.content
  if (!week) return faults

  const core = new Set(syllabus?.days.flatMap(day => day.core.map(concept => concept.id)))
  for (const [id, entry] of Object.entries(week.words)) wordFaults(id, entry, core.has(id), number, info, report)
  if (info.code === 'th') toneFaults(week, report)
  dialogueFaults(week, info, report)
  grammarFaults(week, info, report)
  for (const goal of learningGoals) {
    for (const [index, phrase] of week.goals[goal].phrases.entries()) {
      phraseFaults(phrase, ['goals', goal, 'phrases', index], info, report)
    }
  }
  wordCount(week.culture.text, 60, 120, ['culture', 'text'], report)
  for (const [index, question] of week.culture.questions.entries()) {
    optionFaults(question, ['culture', 'questions', index], report)
  }
  wordCount(week.sound.explanation, 30, 80, ['sound', 'explanation'], report)
  for (const [index, word] of week.sound.words.entries()) phraseFaults(word, ['sound', 'words', index], info, report)
  repeated(
    week.sound.words.map(word => word.text),
    index => ['sound', 'words', index, 'text'],
    report,
  )
  phraseFaults(week.sound.sentence, ['sound', 'sentence'], info, report)
  phraseFaults(week.writing.model, ['writing', 'model'], info, report)
  return faults
}

function conceptFaults(raw: unknown, syllabus: SyllabusWeek, report: Report) {
  const words = (raw as { words?: unknown } | null | undefined)?.words
  if (!words || typeof words !== 'object') return
  const wanted = syllabus.days.flatMap(day => [...day.core, ...day.more].map(concept => concept.id))
  const missing = wanted.filter(id => !Object.hasOwn(words, id))
  if (missing.length > 0) report(['words'], `of the syllabus these have no word yet: ${missing.join(', ')}`)
  for (const id of Object.keys(words)) {
    if (!wanted.includes(id)) report(['words', id], 'is no concept of this week of the syllabus')
  }
}

export function wordFaults(
  id: string,
  entry: WordEntry,
  isCore: boolean,
  number: number,
  info: CourseFile,
  report: Report,
) {
  const path = ['words', id]
  inLanguage(entry.word, [...path, 'word'], info, report)
  for (const [index, other] of (entry.also ?? []).entries()) {
    inLanguage(other, [...path, 'also', index], info, report)
    if (same(other, entry.word)) report([...path, 'also', index], `repeats the word "${entry.word}"`)
  }
  repeated(entry.also ?? [], index => [...path, 'also', index], report)
  if (/[/;|]|\.\.\.$/u.test(entry.word)) {
    report([...path, 'word'], `holds more than one word or a gap: "${entry.word}". Other right answers go into "also"`)
  }
  readingOf(entry.word, entry.reading, [...path, 'reading'], info, report)
  if (entry.ipa !== undefined && /[/[\]]/u.test(entry.ipa))
    report([...path, 'ipa'], 'is written without slashes and brackets')

  if (entry.example === undefined) {
    if (isCore) report(path, 'is a core word and needs an "example"')
    for (const field of ['form', 'translation', 'example_reading'] as const) {
      if (entry[field] !== undefined) report([...path, field], 'has no "example" it could belong to')
    }
    return
  }
  const example = entry.example
  inLanguage(example, [...path, 'example'], info, report)
  readingOf(example, entry.example_reading, [...path, 'example_reading'], info, report)
  if (entry.form !== undefined) {
    if (!formInText(example, entry.form, info)) {
      report([...path, 'form'], `"${entry.form}" does not stand in the example "${example}" as a whole`)
    }
  } else if (!wordInText(example, entry.word, info)) {
    const bare = withoutArticle(entry.word, info)
    report([...path, 'example'], `does not contain "${bare}" as it stands; name what stands there instead in "form"`)
  }
  const longest = 8 + number
  if (info.spaces && example.split(/\s+/u).length > longest) {
    report(
      [...path, 'example'],
      `has ${example.split(/\s+/u).length} words; in week ${number} at most ${longest} are understood`,
    )
  }
}

/** Two of three Thai syllables have a tone mark when readings show tones, none when they are in the official romanisation. */
function toneFaults(week: CourseWeek, report: Report) {
  const without = Object.values(week.words).filter(
    word => word.ipa === undefined && !/[\u0300-\u0302\u030C]/u.test((word.reading ?? '').normalize('NFD')),
  )
  if (without.length > Object.keys(week.words).length * 0.7) {
    report(
      ['words'],
      'have readings without tones: write syllables apart, long vowels twice and tones as marks (sà-wàt-dii)',
    )
  }
}

function dialogueFaults(week: CourseWeek, info: CourseFile, report: Report) {
  const { lines } = week.dialogue
  const speakers = new Set(lines.map(line => line.speaker))
  if (speakers.size < 2 || speakers.size > 3) {
    report(['dialogue', 'lines'], `must have two or three speakers, but has ${[...speakers].join(', ')}`)
  }
  for (const [index, line] of lines.entries()) {
    phraseFaults(line, ['dialogue', 'lines', index], info, report)
    if (index > 0 && same(line.text, lines[index - 1]?.text ?? '')) {
      report(['dialogue', 'lines', index, 'text'], 'repeats the line before it')
    }
  }
}

function grammarFaults(week: CourseWeek, info: CourseFile, report: Report) {
  const days = new Map<number, string>()
  for (const [index, point] of week.grammar.entries()) {
    const path = ['grammar', index]
    const other = days.get(point.day)
    if (other)
      report([...path, 'day'], `is day ${point.day}, which "${other}" has already; each point has a day of its own`)
    days.set(point.day, point.id)
    wordCount(point.explanation, 40, 120, [...path, 'explanation'], report)
    for (const [position, example] of point.examples.entries()) {
      phraseFaults(example, [...path, 'examples', position], info, report)
    }
    repeated(
      point.examples.map(example => example.text),
      position => [...path, 'examples', position, 'text'],
      report,
    )
    if (new Set(point.exercises.map(exercise => exercise.type)).size < 2) {
      report([...path, 'exercises'], 'must be of at least two types')
    }
    exercisesFaults(point.exercises, [...path, 'exercises'], info, report)
  }
}
