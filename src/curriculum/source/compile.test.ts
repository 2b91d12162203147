import { stringify } from 'yaml'
import { describe, expect, it } from 'vitest'
import { compileCourse } from './compile.ts'
import type { LevelSource, Syllabus } from './read-course.ts'
import { CourseWeek } from './schema.ts'
import { goodWeek, spanish, syllabus } from '#test/courses/faultless-week.ts'
import { parseYaml } from './yaml-file.ts'

/** A course whose weeks are all the same good week, with one change. */
function sourceWith(change: (week: ReturnType<typeof goodWeek>) => void = () => undefined) {
  const week = goodWeek()
  change(week)
  const source: LevelSource = { level: 'beginner', weeks: new Map(), faults: [], files: new Map(), stories: new Map() }
  const backbone: Syllabus = { level: 'beginner', weeks: new Map(), faults: [] }
  const parsed = parseYaml('week-01.yaml', stringify(week), CourseWeek)
  for (let number = 1; number <= 13; number++) {
    if (parsed.content) source.weeks.set(number, parsed.content)
    source.files.set(number, parsed)
    backbone.weeks.set(number, syllabus)
  }
  return { source, backbone }
}

const spelt = (text: string) => `<${text}>`

function compile(
  change?: (week: ReturnType<typeof goodWeek>) => void,
  transcribe: (text: string) => string | undefined = spelt,
) {
  const { source, backbone } = sourceWith(change)
  return compileCourse({ code: 'es', info: spanish, levels: [source], faults: [] }, source, backbone, transcribe)
}

const firstWord = (result: ReturnType<typeof compile>) => result.course.weeks[0]?.days[0]?.words[0]

describe('compileCourse()', () => {
  it('joins 13 weeks of six days and 14 words with the syllabus', () => {
    const { course, faults } = compile()
    expect(faults).toEqual([])
    expect(course.weeks.map(week => week.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(course.weeks[0]?.days.map(day => day.words.length)).toEqual([14, 14, 14, 14, 14, 14])
    expect(course.info).toMatchObject({ name: 'Spanish', direction: 'ltr' })
    expect(firstWord({ course, faults })).toEqual({
      id: 'core-1-0',
      part: 'noun',
      gloss: 'a core-1-0',
      word: 'el core uno cero',
      also: [],
      ipa: '<el core uno cero>',
      example: { text: 'Hoy veo core uno cero aquí.', translation: 'I see core-1-0.', form: 'core uno cero' },
    })
  })

  it("takes the author's IPA before any made one, and the author's translation before the syllabus's", () => {
    const result = compile(week => {
      week.words['core-1-0'] = {
        word: 'el gato',
        ipa: 'elˈɡato',
        example: 'Hay un Gato.',
        translation: 'There is a cat.',
      }
    })
    expect(firstWord(result)).toMatchObject({
      ipa: 'elˈɡato',
      example: { translation: 'There is a cat.', form: 'Gato' },
    })
  })

  it('names the word of every week that ends up without IPA', () => {
    const { faults } = compile(undefined, text => (text === 'el core uno cero' ? undefined : text))
    expect(faults).toHaveLength(13)
    expect(faults[0]).toMatchObject({
      file: 'week-01.yaml',
      entry: 'words › core-1-0',
      message: 'needs an "ipa": none can be made for "el core uno cero"',
    })
    expect(faults[0]?.line).toBeGreaterThan(1)
  })

  it('refuses a course with a week missing', () => {
    const { source, backbone } = sourceWith()
    source.weeks.delete(7)
    const language = { code: 'es' as const, info: spanish, levels: [source], faults: [] }
    expect(() => compileCourse(language, source, backbone, spelt)).toThrow('Cannot compile "es": Week 7 is missing')
  })
})
