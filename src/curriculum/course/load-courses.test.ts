import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#domain/languages.ts'
import { createCourses } from './load-courses.ts'
import { createTestCourse } from '#test/courses/syllable-course.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'courses-'))
  const index = {
    courses: [{ code: 'es', level: 'beginner', file: 'es-beginner.json', outline: 'es-beginner.outline.json' }],
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (text: string) => writeFileSync(join(folder, 'es-beginner.json'), text)

describe('createCourses()', () => {
  it('tells the levels from the index without reading a course', () => {
    const courses = createCourses(folder)
    expect(courses.levelsOf('es')).toEqual(['beginner'])
    expect(courses.levelsOf('fr')).toEqual([])
  })

  it('loads a course when it is first asked for, once for all who ask', async () => {
    write(JSON.stringify(createTestCourse()))
    const courses = createCourses(folder)
    const [one, two] = await Promise.all([courses.course('es', 'beginner'), courses.course('es', 'beginner')])
    expect(one?.weeks).toHaveLength(13)
    expect(two).toBe(one)
  })

  it('reads an outline without its course', async () => {
    const outline = { lessons: [], activities: [] }
    writeFileSync(join(folder, 'es-beginner.outline.json'), JSON.stringify(outline))
    expect(await createCourses(folder).outline('es', 'beginner')).toEqual(outline)
    expect(await createCourses(folder).outline('fr', 'beginner')).toBeUndefined()
  })

  it('keeps the courses of all 32 languages, so that none is read again while they are in use', async () => {
    const entries = languages.map(({ code }) => ({ code, level: 'beginner', file: `${code}.json`, outline: '' }))
    writeFileSync(join(folder, 'index.json'), JSON.stringify({ courses: entries }))
    for (const { code, file } of entries) writeFileSync(join(folder, file), JSON.stringify({ code, weeks: [] }))
    const courses = createCourses(folder)
    const load = () => Promise.all(languages.map(({ code }) => courses.course(code, 'beginner')))
    const [first, second] = [await load(), await load()]
    expect(first.map(course => course?.code)).toEqual(languages.map(({ code }) => code))
    expect(second.every((course, at) => course === first[at])).toBe(true)
  })

  it('has no course for a language or level that is not complete', async () => {
    const courses = createCourses(folder)
    expect(await courses.course('es', 'advanced')).toBeUndefined()
    expect(await courses.course('fr', 'beginner')).toBeUndefined()
  })

  it('names the file that cannot be read, and tries again the next time', async () => {
    write('{')
    const courses = createCourses(folder)
    await expect(courses.course('es', 'beginner')).rejects.toThrow('es-beginner.json')
    write(JSON.stringify(createTestCourse()))
    expect((await courses.course('es', 'beginner'))?.code).toBe('es')
  })

  it('says what to do when nothing was compiled', () => {
    expect(() => createCourses(join(folder, 'nowhere'))).toThrow('run npm run build')
  })
})
