import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#domain/languages.ts'
import { levels } from '#domain/program.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program.ts'
import { conversationFaults } from './checks/conversation-faults.ts'
import { courseFaults, infoFaults } from './checks/course-faults.ts'
import { scriptFaults } from './checks/script-faults.ts'
import { syllabusFaults } from './checks/syllabus-faults.ts'
import { weekFaults } from './checks/week-faults.ts'
import type { Fault } from './fault.ts'
import { ConversationFile, CourseFile, CourseWeek, ScriptFile, SyllabusWeek } from './schema.ts'
import { readYaml } from './yaml-file.ts'
import type { YamlFile } from './yaml-file.ts'

export const WEEKS = 13

export type Syllabus = { level: Level; weeks: Map<number, SyllabusWeek>; faults: Fault[] }

export type LanguageSource = {
  code: LanguageCode
  info?: CourseFile
  conversation?: ConversationFile
  script?: ScriptFile
  levels: LevelSource[]
  /** Faults of the whole language's own files. */
  faults: Fault[]
}

export type LevelSource = {
  level: Level
  weeks: Map<number, CourseWeek>
  faults: Fault[]
  /** The fault maker of each week's file, for faults found later. */
  files: Map<number, YamlFile<CourseWeek>>
}

const weekFile = (number: number) => `week-${String(number).padStart(2, '0')}.yaml`
const weekNumbers = Array.from({ length: WEEKS }, (_, index) => index + 1)

/** Reads and checks the backbone of a level. `root` is the folder that holds courses/. */
export function readSyllabus(root: string, level: Level): Syllabus {
  const files = new Map<number, YamlFile<SyllabusWeek>>()
  for (const number of weekNumbers) {
    const file = readYaml(root, `courses/syllabus/${level}/${weekFile(number)}`, SyllabusWeek)
    if (file) files.set(number, file)
  }
  const weeks = new Map<number, SyllabusWeek>()
  for (const [number, file] of files) if (file.content) weeks.set(number, file.content)
  return { level, weeks, faults: syllabusFaults([...files.values()]) }
}

/** Reads and checks everything of one language. Undefined where it has no folder: it is in preparation. */
export function readLanguage(root: string, code: LanguageCode, syllabi: Syllabus[]): LanguageSource | undefined {
  const folder = `courses/${code}`
  if (!existsSync(join(root, folder))) return undefined
  const source: LanguageSource = { code, levels: [], faults: [] }
  const infoFile = readYaml(root, `${folder}/course.yaml`, CourseFile)
  if (infoFile) source.faults.push(...infoFaults(code, infoFile))
  const info = infoFile?.content
  if (!info) {
    if (!infoFile && folderHasCourse(root, folder)) {
      const file = `${folder}/course.yaml`
      source.faults.push({
        file,
        line: 1,
        entry: '',
        message: 'is missing: without it the other files cannot be checked',
      })
    }
    return source
  }
  source.info = info

  const conversation = readYaml(root, `${folder}/conversation.yaml`, ConversationFile)
  if (conversation) {
    source.faults.push(...conversationFaults(conversation, info))
    if (conversation.content) source.conversation = conversation.content
  }
  const script = readYaml(root, `${folder}/script.yaml`, ScriptFile)
  if (script) {
    source.faults.push(...scriptFaults(script, info))
    if (script.content) source.script = script.content
  }
  for (const level of levels) {
    if (!existsSync(join(root, folder, level))) continue
    const syllabus = syllabi.find(each => each.level === level)
    source.levels.push(readLevel(root, folder, level, info, syllabus))
  }
  return source
}

function readLevel(
  root: string,
  folder: string,
  level: Level,
  info: CourseFile,
  syllabus: Syllabus | undefined,
): LevelSource {
  const source: LevelSource = { level, weeks: new Map(), faults: [], files: new Map() }
  for (const number of weekNumbers) {
    const file = readYaml(root, `${folder}/${level}/${weekFile(number)}`, CourseWeek)
    if (!file) continue
    source.files.set(number, file)
    source.faults.push(...weekFaults(number, file, syllabus?.weeks.get(number), info))
    if (file.content) source.weeks.set(number, file.content)
  }
  source.faults.push(...courseFaults([...source.files.values()]))
  const expected = new Set(weekNumbers.map(weekFile))
  for (const name of readdirSync(join(root, folder, level))) {
    if (expected.has(name) || name.startsWith('.')) continue
    const file = `${folder}/${level}/${name}`
    source.faults.push({
      file,
      line: 1,
      entry: '',
      message: 'is no file of a course: weeks are called week-01.yaml to week-13.yaml',
    })
  }
  return source
}

function folderHasCourse(root: string, folder: string): boolean {
  return levels.some(
    level => existsSync(join(root, folder, level)) && readdirSync(join(root, folder, level)).length > 0,
  )
}

/** Whether everything is there that a learner who paid for 90 days needs: all weeks, the tutor's bank, and the letters where they are new. */
export function isComplete(language: LanguageSource, level: LevelSource): boolean {
  return (
    language.info !== undefined &&
    level.weeks.size === WEEKS &&
    language.conversation !== undefined &&
    (language.info.script === 'Latn' || language.script !== undefined)
  )
}

/** Folders of courses/ that belong to no language: typing errors of a code. */
export function strayFolders(root: string): Fault[] {
  const known = new Set<string>([
    ...languages.map(language => language.code),
    'syllabus',
    'schema',
    'LICENSE',
    'README.md',
  ])
  return readdirSync(join(root, 'courses'))
    .filter(name => !known.has(name) && !name.startsWith('.'))
    .map(name => ({ file: `courses/${name}`, line: 1, entry: '', message: 'belongs to none of the 32 languages' }))
}
