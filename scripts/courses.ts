// npm run courses [codes…]: checks courses/ and says per language what there is and what is missing.
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { Fault } from '#curriculum/source/fault.ts'
import { faultLine } from '#curriculum/source/fault.ts'
import { isComplete, readLanguage, readSyllabus, strayFolders } from '#curriculum/source/read-course.ts'
import { judgedWrongly } from '#curriculum/derive/exercises/judged-exercise.ts'
import { isFurther } from '#curriculum/source/with-story.ts'
import type { Course } from '#curriculum/course/course.ts'
import { sceneFaults } from '#curriculum/source/checks/scene-faults.ts'
import { storySummary } from '#curriculum/source/story-summary.ts'
import type { LanguageSource, LevelSource } from '#curriculum/source/read-course.ts'
import { compileCourse } from '#curriculum/source/compile.ts'
import { talkFaults } from '#curriculum/source/checks/talk-faults.ts'
import { ruleFaults } from '#curriculum/source/checks/rule-faults.ts'
import { typicalErrorKinds } from '#domain/conversation/typical-errors.ts'
import { languages } from '#domain/languages.ts'
import { COURSE_WEEKS, levels } from '#domain/program/program.ts'

/** What is said of one language; without a report it has no course yet. */
type Checked = { code: string; faults: Fault[]; report: string[] }

/** A teacher's list of typical errors is thin below this. */
const ERRORS_WANTED = 80
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const syllabi = levels.map(level => readSyllabus(root, level))
// Reading the courses is nearly all of the work: it is divided among the cores.
if (isMainThread) await main()
else for (const code of workerData as string[]) parentPort!.postMessage(check(code))

async function main() {
  const { positionals: codes } = parseArgs({ allowPositionals: true })
  const unknown = codes.filter(code => !languages.some(language => language.code === code))
  if (unknown.length > 0) {
    console.error(`Cannot check "${unknown.join(' ')}": the codes are ${languages.map(({ code }) => code).join(' ')}`)
    process.exit(1)
  }
  const chosen = languages.filter(({ code }) => codes.length === 0 || codes.includes(code))
  const checked = await checkAll(chosen.map(({ code }) => code))
  const faults = [
    ...syllabi.flatMap(syllabus => syllabus.faults),
    ...strayFolders(root),
    ...checked.flatMap(each => each.faults),
  ]
  for (const fault of faults) console.error(faultLine(fault))
  if (faults.length > 0) console.error('')
  for (const { weeks, level } of syllabi) {
    if (weeks.size === 0) continue
    const concepts = [...weeks.values()].flatMap(week => week.days.flatMap(day => [...day.core, ...day.more]))
    console.log(`syllabus ${level}: ${weeks.size} of ${COURSE_WEEKS} weeks, ${concepts.length} concepts`)
  }
  for (const { report } of checked) for (const line of report) console.log(line)
  const inPreparation = chosen.filter(({ code }) =>
    checked.every(each => each.code !== code || each.report.length === 0),
  )
  if (inPreparation.length > 0) {
    const names = inPreparation.map(({ name, code }) => `${name} (${code})`)
    console.log(`in preparation, no course yet: ${names.join(', ')}`)
  }
  if (faults.length > 0) {
    console.error(`\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`)
    process.exit(1)
  }
  console.log('\nNo faults')
}

/** What is said of each language, in the order of the codes. */
async function checkAll(codes: readonly string[]): Promise<Checked[]> {
  const workers = Math.min(availableParallelism(), codes.length)
  const found = new Map<string, Checked>()
  await Promise.all(
    Array.from({ length: workers }, (_, own) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const worker = new Worker(new URL(import.meta.url), { workerData: codes.filter((_, at) => at % workers === own) })
      worker.on('message', (checked: Checked) => found.set(checked.code, checked))
      worker.on('error', reject)
      worker.on('exit', () => resolve())
      return promise
    }),
  )
  return codes.map(code => found.get(code)!)
}

function check(code: string): Checked {
  const { name, code: known } = languages.find(language => language.code === code)!
  const language = readLanguage(root, known, syllabi)
  if (!language) return { code, faults: [], report: [] }
  const begun = language.levels.filter(level => level.files.size > 0 || level.faults.length > 0)
  const faults = [...language.faults, ...begun.flatMap(level => level.faults), ...triedRules(language)]
  return {
    code,
    faults,
    report: [
      ...begun.map(level => summary(name, language, level)),
      ...begun.map(level => `${name} (${code}) story: ${storySummary(language, level)}; faults: ${faults.length}`),
      ...rulesSummary(name, language),
    ],
  }
}

/** The rules of a language and the answers to its exercises, tried on its first complete course. */
function triedRules(language: LanguageSource): Fault[] {
  const level = language.levels.find(each => isComplete(language, each))
  const syllabus = syllabi.find(each => each.level === level?.level)
  const { info } = language
  if (!level || !syllabus || !info || [...level.files.values()].some(file => file.faults.length > 0)) return []
  const { course } = compileCourse({ ...language, info }, level, syllabus, () => '-')
  const tried = [...sceneFaults(language, course), ...judgeFaults(level, course)]
  // A fault of the texts would only be told again as one of the rules.
  if (language.faults.length + level.faults.length > 0) return tried
  return [...tried, ...ruleFaults(language, course), ...talkFaults(language, course)]
}

/** The answers to the stories' exercises, handed in to the judge that learners have. */
function judgeFaults(level: LevelSource, course: Course): Fault[] {
  return course.weeks.flatMap(week => {
    const file = level.stories.get(week.number)
    return (file?.content?.grammar ?? []).flatMap((entry, index) => {
      const point = week.grammar.find(each => each.id === (isFurther(entry) ? entry.point : entry.id))
      return (entry.exercises ?? []).flatMap(({ type, question }, at) => {
        const exercise = point?.exercises.find(each => each.type === type && each.question === question)
        const said = exercise && judgedWrongly(course, exercise)
        return said && file ? [file.fault(['grammar', index, 'exercises', at], said)] : []
      })
    })
  })
}

/** What there is for the tutor's rules, by kind, so that an author sees what is thin. */
function rulesSummary(name: string, { code, forms, errors, talk }: LanguageSource): string[] {
  const tables = Object.entries(forms?.tables ?? {}).map(([id, table]) => `${id} ${Object.keys(table.forms).length}`)
  const kinds = typicalErrorKinds.flatMap(kind => {
    const count = errors?.errors.filter(error => error.kind === kind).length ?? 0
    return count > 0 ? [`${kind} ${count}`] : []
  })
  const parts = [
    ...(errors
      ? [`${errors.errors.length} typical errors of the ${ERRORS_WANTED} or more wanted (${kinds.join(', ')})`]
      : []),
    ...(forms ? [`tables: ${tables.join(', ')}`] : []),
    ...(talk ? [`talk: ${Object.keys(talk.intents).length} intents, ${talk.follow_ups.length} follow-ups`] : []),
  ]
  return parts.length > 0 ? [`${name} (${code}) tutor's rules: ${parts.join('; ')}`] : []
}

function summary(name: string, language: LanguageSource, level: LevelSource): string {
  const weeks = [...level.weeks.values()]
  const words = weeks.flatMap(week => Object.values(week.words))
  const sum = (count: (week: (typeof weeks)[number]) => number) => weeks.reduce((total, week) => total + count(week), 0)
  const counts = [
    `${weeks.length} of ${COURSE_WEEKS} weeks`,
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
  for (let number = 1; number <= COURSE_WEEKS; number++) {
    if (!level.weeks.has(number))
      missing.push(level.files.has(number) ? `week ${number} (has faults)` : `week ${number}`)
  }
  return missing
}
