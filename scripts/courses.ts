// npm run courses [codes…]: checks courses/ and says per language what there is and what is missing.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { faultLine } from '#curriculum/fault.ts'
import { isComplete, readLanguage, readSyllabus, strayFolders, WEEKS } from '#curriculum/read-course.ts'
import type { LanguageSource, LevelSource } from '#curriculum/read-course.ts'
import { languages } from '#domain/languages.ts'
import { levels } from '#domain/program.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { positionals: codes } = parseArgs({ allowPositionals: true })

const unknown = codes.filter(code => !languages.some(language => language.code === code))
if (unknown.length > 0) {
  console.error(`Cannot check "${unknown.join(' ')}": the codes are ${languages.map(({ code }) => code).join(' ')}`)
  process.exit(1)
}

const syllabi = levels.map(level => readSyllabus(root, level))
const faults = [...syllabi.flatMap(syllabus => syllabus.faults), ...strayFolders(root)]
const report: string[] = []
const inPreparation: string[] = []

for (const { weeks, level } of syllabi) {
  if (weeks.size === 0) continue
  const concepts = [...weeks.values()].flatMap(week => week.days.flatMap(day => [...day.core, ...day.more]))
  report.push(`syllabus ${level}: ${weeks.size} of ${WEEKS} weeks, ${concepts.length} concepts`)
}
for (const { code, name } of languages) {
  if (codes.length > 0 && !codes.includes(code)) continue
  const language = readLanguage(root, code, syllabi)
  if (language) faults.push(...language.faults)
  const begun = language?.levels.filter(level => level.files.size > 0 || level.faults.length > 0) ?? []
  if (!language || begun.length === 0) {
    inPreparation.push(`${name} (${code})`)
    continue
  }
  for (const level of begun) {
    faults.push(...level.faults)
    report.push(summary(name, language, level))
  }
}

for (const fault of faults) console.error(faultLine(fault))
if (faults.length > 0) console.error('')
for (const line of report) console.log(line)
if (inPreparation.length > 0) console.log(`in preparation, no course yet: ${inPreparation.join(', ')}`)
if (faults.length > 0) {
  console.error(`\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`)
  process.exit(1)
}
console.log('\nNo faults')

function summary(name: string, language: LanguageSource, level: LevelSource): string {
  const weeks = [...level.weeks.values()]
  const words = weeks.flatMap(week => Object.values(week.words))
  const sum = (count: (week: (typeof weeks)[number]) => number) => weeks.reduce((total, week) => total + count(week), 0)
  const counts = [
    `${weeks.length} of ${WEEKS} weeks`,
    `${words.length} words`,
    `${words.filter(word => word.example !== undefined).length} examples`,
    `${sum(week => week.grammar.length)} grammar points`,
    `${sum(week => week.grammar.reduce((total, point) => total + point.exercises.length, 0))} exercises`,
    `${sum(week => Object.values(week.goals).reduce((total, goal) => total + goal.phrases.length, 0))} phrases`,
  ]
  const missing = missingWeeks(level)
  if (!language.conversation) missing.push('conversation.yaml')
  if (!language.script && language.info?.script !== 'Latn') missing.push('script.yaml')
  const state = isComplete(language, level) ? 'complete' : 'in preparation'
  return `${name} (${language.code}) ${level.level}: ${state}; ${counts.join(', ')}${
    missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''
  }`
}

function missingWeeks(level: LevelSource): string[] {
  const missing: string[] = []
  for (let number = 1; number <= WEEKS; number++) {
    if (!level.weeks.has(number))
      missing.push(level.files.has(number) ? `week ${number} (has faults)` : `week ${number}`)
  }
  return missing
}
