import { readingFault } from '../../course/writing-system.ts'
import { hasStrokes } from '../../course/strokes.ts'
import type { CharactersFile } from '../characters-schema.ts'
import type { Fault } from '../fault.ts'
import type { CourseFile } from '../schema.ts'
import type { YamlFile } from '../yaml-file.ts'
import { textFaults } from './text-faults.ts'
import { phraseFaults } from './field-faults.ts'

/** How many characters a course teaches at least. */
const fewest: Partial<Record<string, number>> = { zh: 300, ja: 200 }

/** Faults of the daily characters: in order, each once, words that have them, strokes that can be shown. */
export function charactersFaults(file: YamlFile<CharactersFile>, info: CourseFile): Fault[] {
  const faults = [...file.faults]
  const report = (path: readonly (string | number)[], message: string) => faults.push(file.fault(path, message))
  for (const { path, message } of textFaults(file.raw)) report(path, message)
  const days = file.content?.days
  if (!days) return faults
  const seen = new Map<string, string>()
  let last = 0
  for (const [index, { week, day, characters }] of days.entries()) {
    const path = ['days', index]
    if (week * 10 + day <= last) report([...path, 'day'], 'must be later than the day before it in the list')
    last = week * 10 + day
    for (const [at, entry] of characters.entries()) {
      const { character, readings, words } = entry
      const here = [...path, 'characters', at]
      if (!/^\p{Script=Han}$/u.test(character)) report([...here, 'character'], `"${character}" is not one character`)
      else if (!hasStrokes(info.code, character))
        report([...here, 'character'], `no strokes are known of "${character}"`)
      const earlier = seen.get(character)
      if (earlier) report([...here, 'character'], `"${character}" is already taught in ${earlier}`)
      seen.set(character, `week ${week}, day ${day}`)
      for (const [n, reading] of readings.entries()) {
        const fault = readingFault(reading, info)
        if (fault) report([...here, 'readings', n], fault)
      }
      for (const [n, word] of words.entries()) {
        phraseFaults(word, [...here, 'words', n], info, report)
        if (!word.text.includes(character))
          report([...here, 'words', n, 'text'], `"${word.text}" does not have the character "${character}"`)
      }
    }
  }
  const least = fewest[info.code]
  if (least === undefined) report([], `is only for ${Object.keys(fewest).join(' and ')}`)
  else if (seen.size < least) report(['days'], `has ${seen.size} characters; ${least} or more are asked`)
  return faults
}
