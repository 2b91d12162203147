import { learningGoals } from '#domain/program/assessment.ts'
import { languages } from '#domain/languages.ts'
import type { Fault } from '../fault.ts'
import type { CourseFile, CourseWeek } from '../schema.ts'
import type { Path, YamlFile } from '../yaml-file.ts'
import { textFaults } from './text-faults.ts'

/** Faults of course.yaml: it must agree with the list of languages. */
export function infoFaults(code: string, file: YamlFile<CourseFile>): Fault[] {
  const faults = [...file.faults]
  for (const { path, message } of textFaults(file.raw)) faults.push(file.fault(path, message))
  const language = languages.find(each => each.code === code)
  const { content } = file
  if (!content || !language) return faults
  const wanted = { code: language.code, name: language.name, direction: language.direction }
  for (const [field, value] of Object.entries(wanted)) {
    const given = content[field as keyof typeof wanted]
    if (given !== value) faults.push(file.fault([field], `must be "${value}", but is "${given}"`))
  }
  return faults
}

/** Faults seen only when all weeks of a course lie side by side: words, sentences, phrases and ids that return. */
export function courseFaults(weeks: YamlFile<CourseWeek>[]): Fault[] {
  const faults: Fault[] = []
  const words = new Map<string, string>()
  const examples = new Map<string, string>()
  const points = new Map<string, string>()
  const phrases = new Map<string, string>()
  for (const file of weeks) {
    const week = file.content
    if (!week) continue
    const once = (
      seen: Map<string, string>,
      text: string,
      path: Path,
      say: (earlier: string) => string,
      name?: string,
    ) => {
      const key = text.toLowerCase()
      const earlier = seen.get(key)
      if (earlier === undefined) seen.set(key, `${file.file.match(/week-\d+/u)?.[0]}, ${name ?? String(path[1])}`)
      else faults.push(file.fault(path, say(earlier)))
    }
    for (const [id, entry] of Object.entries(week.words)) {
      // The same word with another meaning is no fault when the learner is told so.
      if (entry.note === undefined || !words.has(entry.word.toLowerCase())) {
        once(
          words,
          entry.word,
          ['words', id, 'word'],
          earlier =>
            `"${entry.word}" is already the word of ${earlier}; choose another, or say in a "note" what differs`,
        )
      }
      if (entry.example !== undefined) {
        once(examples, entry.example, ['words', id, 'example'], earlier => `is the same sentence as in ${earlier}`)
      }
    }
    for (const [index, point] of week.grammar.entries()) {
      once(
        points,
        point.id,
        ['grammar', index, 'id'],
        earlier => `"${point.id}" is already the id of a point of ${earlier}`,
        point.title,
      )
    }
    for (const goal of learningGoals) {
      for (const [index, phrase] of week.goals[goal].phrases.entries()) {
        const path = ['goals', goal, 'phrases', index, 'text']
        once(phrases, phrase.text, path, earlier => `is the same phrase as in ${earlier}`)
      }
    }
  }
  return faults
}
