import type { Fault } from '../fault.ts'
import type { CourseFile, ScriptFile } from '../schema.ts'
import type { YamlFile } from '../yaml-file.ts'
import { textFaults } from './text-faults.ts'
import { inLanguage, wordCount } from './field-faults.ts'

/** Faults of the letters: each once, each day once, examples in the script. */
export function scriptFaults(file: YamlFile<ScriptFile>, info: CourseFile): Fault[] {
  const faults = [...file.faults]
  const report = (path: readonly (string | number)[], message: string) => faults.push(file.fault(path, message))
  for (const { path, message } of textFaults(file.raw)) report(path, message)
  const script = file.content
  if (!script) return faults

  wordCount(script.introduction, 40, 120, ['introduction'], report)
  const letters = new Map<string, string>()
  let day = 0
  for (const [index, group] of script.groups.entries()) {
    if (group.day <= day) report(['groups', index, 'day'], `must be later than day ${day} of the group before`)
    day = group.day
    for (const [position, letter] of group.letters.entries()) {
      const path = ['groups', index, 'letters', position]
      const earlier = letters.get(letter.letter)
      if (earlier) report([...path, 'letter'], `"${letter.letter}" is already in "${earlier}"`)
      letters.set(letter.letter, group.title)
      inLanguage(letter.example.text, [...path, 'example', 'text'], info, report)
      if (/[/[\]]/u.test(letter.ipa)) report([...path, 'ipa'], 'is written without slashes and brackets')
    }
  }
  return faults
}
