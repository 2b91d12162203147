import { formInText } from '../../course/word-in-text.ts'
import type { Fault } from '../fault.ts'
import type { PeopleFile } from '../people-schema.ts'
import type { PlacedText } from '../placed-texts.ts'
import type { CourseFile } from '../schema.ts'
import type { StoryFile } from '../story-schema.ts'
import type { WholeWeek } from '../with-story.ts'
import type { YamlFile } from '../yaml-file.ts'
import { textFaults } from './text-faults.ts'
import { readingOf, repeated } from './field-faults.ts'

/** Faults seen only when all weeks and stories of a course lie side by side. */
export function storyCourseFaults(
  weeks: ReadonlyMap<number, WholeWeek>,
  stories: ReadonlyMap<number, YamlFile<StoryFile>>,
  texts: readonly PlacedText[],
  info: CourseFile,
): Fault[] {
  return [...usedBeforeTaught(weeks, texts, info), ...saidTwice(texts, info), ...samePoints(weeks, stories)]
}

type Mark = { mark: string; point: string; week: number; day: number }

/** A form is used from the lesson that teaches it on: every earlier sentence with one of its marks is named. */
function usedBeforeTaught(
  weeks: ReadonlyMap<number, WholeWeek>,
  texts: readonly PlacedText[],
  info: CourseFile,
): Fault[] {
  const marks = [...weeks].flatMap(([week, { grammar }]) =>
    grammar.flatMap(({ id, day, marks = [] }) => marks.map((mark): Mark => ({ mark, point: id, week, day }))),
  )
  // A form that several points have is taught by the first of them.
  const first = new Map<string, Mark>()
  for (const each of marks) {
    const key = each.mark.toLocaleLowerCase(info.code)
    const known = first.get(key)
    if (!known || isBefore(each, known)) first.set(key, each)
  }
  return texts.flatMap(placed =>
    [...first.values()]
      .filter(mark => isBefore(placed, mark) && formInText(placed.text, mark.mark, info) !== undefined)
      .map(({ mark, point, week, day }) =>
        placed.file.fault(
          placed.path,
          `uses "${mark}", which "${point}" teaches in week ${week} on day ${day}: "${placed.text}"`,
        ),
      ),
  )
}

const isBefore = (a: { week: number; day: number }, b: { week: number; day: number }) =>
  a.week < b.week || (a.week === b.week && a.day < b.day)

/** Short answers such as “Yes, please” may return. */
const SHORT_WORDS = 3
const SHORT_CHARACTERS = 8

/** A text of a story that stands elsewhere already; what the weeks repeat among themselves is told of the weeks. */
function saidTwice(texts: readonly PlacedText[], info: CourseFile): Fault[] {
  const faults: Fault[] = []
  const seen = new Map<string, PlacedText>()
  for (const placed of texts) {
    if (placed.kind === 'exercise' || placed.kind === 'model') continue
    const key = placed.text
      .toLocaleLowerCase(info.code)
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
    const isShort = info.spaces ? key.split(' ').length <= SHORT_WORDS : key.length <= SHORT_CHARACTERS
    if (isShort) continue
    const earlier = seen.get(key)
    if (!earlier) seen.set(key, placed)
    else if (isOfStory(placed) || isOfStory(earlier)) {
      const [mine, other] = isOfStory(placed) ? [placed, earlier] : [earlier, placed]
      faults.push(mine.file.fault(mine.path, `is the same text as in ${placeIn(other)}: "${mine.text}"`))
    }
  }
  return faults
}

const isOfStory = ({ file }: PlacedText) => /story-\d+/u.test(file.file)
const placeIn = ({ file, path }: PlacedText) =>
  `${/(?:story|week)-\d+/u.exec(file.file)?.[0]}, ${path.map(each => (typeof each === 'number' ? each + 1 : each)).join(' ')}`

/** Ids of points are unique in a course: canon and grammar page point to them. */
function samePoints(weeks: ReadonlyMap<number, WholeWeek>, stories: ReadonlyMap<number, YamlFile<StoryFile>>): Fault[] {
  const seen = new Map<string, number>()
  const faults: Fault[] = []
  for (const [number, { grammar }] of weeks) {
    const story = stories.get(number)
    for (const { id } of grammar) {
      const earlier = seen.get(id)
      if (earlier !== undefined && story)
        faults.push(story.fault(['grammar'], `"${id}" is already the id of a point of week ${earlier}`))
      seen.set(id, number)
    }
  }
  return faults
}

/** Faults of those who return: named once, and each speaks in the dialogues. */
export function peopleFaults(file: YamlFile<PeopleFile>, stories: readonly StoryFile[], info: CourseFile): Fault[] {
  const faults = [...file.faults]
  for (const { path, message } of textFaults(file.raw)) faults.push(file.fault(path, message))
  const people = file.content?.people ?? []
  const report = (path: readonly (string | number)[], message: string) => faults.push(file.fault(path, message))
  repeated(
    people.map(person => person.name),
    at => ['people', at, 'name'],
    report,
  )
  const speakers = new Set(stories.flatMap(story => story.dialogues.flatMap(({ lines }) => lines.map(l => l.speaker))))
  for (const [at, { name, reading }] of people.entries()) {
    readingOf(name, reading, ['people', at, 'reading'], info, report)
    if (stories.length > 0 && !speakers.has(name)) report(['people', at, 'name'], `"${name}" speaks in no dialogue`)
  }
  return faults
}
