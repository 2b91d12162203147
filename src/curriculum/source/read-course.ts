import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#domain/languages.ts'
import { COURSE_WEEKS, levels } from '#domain/program/program.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program/program.ts'
import { CanonFile } from './canon-schema.ts'
import { CharactersFile } from './characters-schema.ts'
import { canonFaults } from './checks/canon-faults.ts'
import { charactersFaults } from './checks/characters-faults.ts'
import { conversationFaults } from './checks/conversation-faults.ts'
import { courseFaults, infoFaults } from './checks/course-faults.ts'
import { scriptFaults } from './checks/script-faults.ts'
import { peopleFaults, storyCourseFaults } from './checks/story-course-faults.ts'
import { storyFaults } from './checks/story-faults.ts'
import { syllabusFaults } from './checks/syllabus-faults.ts'
import { weekFaults } from './checks/week-faults.ts'
import type { Fault } from './fault.ts'
import { PeopleFile } from './people-schema.ts'
import { placedTexts } from './placed-texts.ts'
import { ScenesFile } from './scenes-schema.ts'
import { ConversationFile, CourseFile, CourseWeek, ScriptFile, SyllabusWeek } from './schema.ts'
import { StoryFile } from './story-schema.ts'
import { withStory } from './with-story.ts'
import type { WholeWeek } from './with-story.ts'
import { readYaml } from './yaml-file.ts'
import { formsFaults, plainFaults } from './checks/forms-faults.ts'
import { ErrorsFile, FormsFile, TalkFile } from './tutor-schema.ts'
import type { YamlFile } from './yaml-file.ts'

export type Syllabus = { level: Level; weeks: Map<number, SyllabusWeek>; faults: Fault[] }

export type LanguageSource = {
  code: LanguageCode
  info?: CourseFile
  conversation?: ConversationFile
  script?: ScriptFile
  forms?: FormsFile
  errors?: ErrorsFile
  talk?: TalkFile
  people?: PeopleFile
  canon?: CanonFile
  characters?: CharactersFile
  scenes?: ScenesFile
  /** The files of the tutor's rules, for faults found when they are tried. */
  ruleFiles: {
    forms?: YamlFile<FormsFile>
    errors?: YamlFile<ErrorsFile>
    talk?: YamlFile<TalkFile>
    scenes?: YamlFile<ScenesFile>
  }
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
  stories: Map<number, YamlFile<StoryFile>>
}

/** The weeks of a level with their stories, in order. */
export function wholeWeeks({ weeks, stories }: Pick<LevelSource, 'weeks' | 'stories'>): Map<number, WholeWeek> {
  return new Map([...weeks].map(([number, week]) => [number, withStory(week, stories.get(number)?.content)]))
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const weekFile = (number: number) => `week-${twoDigits(number)}.yaml`
const storyFile = (number: number) => `story-${twoDigits(number)}.yaml`
const weekNumbers = Array.from({ length: COURSE_WEEKS }, (_, index) => index + 1)

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
  const source: LanguageSource = { code, levels: [], faults: [], ruleFiles: {} }
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
  readRules(root, folder, source)
  for (const level of levels) {
    if (!existsSync(join(root, folder, level))) continue
    const syllabus = syllabi.find(each => each.level === level)
    source.levels.push(readLevel(root, folder, level, info, syllabus))
  }
  readStoryFiles(root, folder, info, source)
  return source
}

/** Reads who returns, what must be taught, the characters and the scenes: what belongs to the language and speaks of its weeks. */
function readStoryFiles(root: string, folder: string, info: CourseFile, source: LanguageSource) {
  const people = readYaml(root, `${folder}/people.yaml`, PeopleFile)
  const canon = readYaml(root, `${folder}/canon.yaml`, CanonFile)
  const characters = readYaml(root, `${folder}/characters.yaml`, CharactersFile)
  const scenes = readYaml(root, `${folder}/scenes.yaml`, ScenesFile)
  if (people) {
    const stories = source.levels.flatMap(level => [...level.stories.values()].flatMap(file => file.content ?? []))
    source.faults.push(...peopleFaults(people, stories, info))
    if (people.content) source.people = people.content
  }
  if (characters) {
    source.faults.push(...charactersFaults(characters, info))
    if (characters.content) source.characters = characters.content
  }
  if (canon) {
    const [level] = source.levels
    const weeks = level ? wholeWeeks(level) : new Map<number, WholeWeek>()
    const taught = { weeks, hasScript: source.script !== undefined, hasCharacters: characters !== undefined }
    source.faults.push(...canonFaults(canon, taught))
    if (canon.content) source.canon = canon.content
  }
  if (scenes) {
    source.faults.push(...plainFaults(scenes))
    source.ruleFiles.scenes = scenes
    if (scenes.content) source.scenes = scenes.content
  }
}

/** Reads the forms, typical errors and talk of a language; whether the rules hold is tried on the whole course. */
function readRules(root: string, folder: string, source: LanguageSource) {
  const forms = readYaml(root, `${folder}/forms.yaml`, FormsFile)
  const errors = readYaml(root, `${folder}/errors.yaml`, ErrorsFile)
  const talk = readYaml(root, `${folder}/talk.yaml`, TalkFile)
  if (forms) {
    source.faults.push(...formsFaults(forms))
    source.ruleFiles.forms = forms
    if (forms.content) source.forms = forms.content
  }
  if (errors) {
    source.faults.push(...plainFaults(errors))
    source.ruleFiles.errors = errors
    if (errors.content) source.errors = errors.content
  }
  if (talk) {
    source.faults.push(...plainFaults(talk))
    source.ruleFiles.talk = talk
    if (talk.content) source.talk = talk.content
  }
}

function readLevel(
  root: string,
  folder: string,
  level: Level,
  info: CourseFile,
  syllabus: Syllabus | undefined,
): LevelSource {
  const source: LevelSource = { level, weeks: new Map(), faults: [], files: new Map(), stories: new Map() }
  for (const number of weekNumbers) {
    const file = readYaml(root, `${folder}/${level}/${weekFile(number)}`, CourseWeek)
    if (!file) continue
    source.files.set(number, file)
    source.faults.push(...weekFaults(number, file, syllabus?.weeks.get(number), info))
    if (file.content) source.weeks.set(number, file.content)
  }
  source.faults.push(...courseFaults([...source.files.values()]))
  readStories(root, `${folder}/${level}`, info, syllabus, source)
  const expected = new Set(weekNumbers.flatMap(number => [weekFile(number), storyFile(number)]))
  for (const name of readdirSync(join(root, folder, level))) {
    if (expected.has(name) || name.startsWith('.')) continue
    const file = `${folder}/${level}/${name}`
    source.faults.push({
      file,
      line: 1,
      entry: '',
      message:
        'is no file of a course: weeks are called week-01.yaml to week-13.yaml, their stories story-01.yaml to story-13.yaml',
    })
  }
  return source
}

/** Reads the stories of a level; a course has none or all of them. */
function readStories(
  root: string,
  folder: string,
  info: CourseFile,
  syllabus: Syllabus | undefined,
  source: LevelSource,
) {
  for (const number of weekNumbers) {
    const file = readYaml(root, `${folder}/${storyFile(number)}`, StoryFile)
    if (!file) continue
    source.stories.set(number, file)
    source.faults.push(...storyFaults(number, file, source.weeks.get(number), info))
  }
  const [first] = source.stories.values()
  if (!first) return
  const missing = weekNumbers.filter(number => !source.stories.has(number))
  if (missing.length > 0)
    source.faults.push(first.fault([], `needs its fellows: ${missing.map(storyFile).join(', ')} missing`))
  const texts = weekNumbers.flatMap(number =>
    placedTexts(number, source.files.get(number), source.stories.get(number), daysOfWords(syllabus?.weeks.get(number))),
  )
  source.faults.push(...storyCourseFaults(wholeWeeks(source), source.stories, texts, info))
}

/** On which day each concept of a week is met. */
function daysOfWords(week: SyllabusWeek | undefined): Map<string, number> {
  return new Map(
    week?.days.flatMap((day, index) => [...day.core, ...day.more].map(({ id }) => [id, index + 1] as const)),
  )
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
    level.weeks.size === COURSE_WEEKS &&
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
