import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { isComplete, readLanguage, readSyllabus, strayFolders } from './read-course.ts'
import { goodWeek, spanish, syllabus } from '#test/courses/faultless-week.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'))
  write('courses/syllabus/beginner/week-01.yaml', syllabus)
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, content: unknown) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), stringify(content))
}

const read = (code: 'es' | 'fr') => readLanguage(root, code, [readSyllabus(root, 'beginner')])

describe('readLanguage()', () => {
  it('has nothing for a language without a folder: it is in preparation', () => {
    expect(read('fr')).toBeUndefined()
  })

  it('finds no fault in a course of one good week, which is not complete', () => {
    write('courses/es/course.yaml', spanish)
    write('courses/es/beginner/week-01.yaml', goodWeek())
    const language = read('es')
    const [level] = language?.levels ?? []
    expect([...(language?.faults ?? []), ...(level?.faults ?? [])]).toEqual([])
    expect(level?.weeks.size).toBe(1)
    expect(language && level && isComplete(language, level)).toBe(false)
  })

  it('asks for course.yaml where there are weeks', () => {
    write('courses/es/beginner/week-01.yaml', goodWeek())
    expect(read('es')?.faults[0]).toMatchObject({
      file: 'courses/es/course.yaml',
      message: expect.stringMatching(/is missing/),
    })
  })

  it('finds files with a name that no week has, and weeks the syllabus does not have', () => {
    write('courses/es/course.yaml', spanish)
    write('courses/es/beginner/week-1.yaml', goodWeek())
    write('courses/es/beginner/week-02.yaml', goodWeek())
    const faults = read('es')
      ?.levels[0]?.faults.map(fault => `${fault.file} ${fault.message}`)
      .join('\n')
    expect(faults).toMatch(/week-1.yaml is no file of a course/)
    expect(faults).toMatch(/week-02.yaml the syllabus has no week 2/)
  })
})

describe('strayFolders()', () => {
  it('finds folders that belong to no language', () => {
    write('courses/sp/course.yaml', spanish)
    expect(strayFolders(root).map(fault => fault.file)).toEqual(['courses/sp'])
  })
})
