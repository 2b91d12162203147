import { expect, test } from 'vitest'
import { levels } from '#domain/program/program.ts'
import { compileCourse } from '../compile.ts'
import { isComplete, readLanguage, readSyllabus } from '../read-course.ts'
import { ruleFaults } from './rule-faults.ts'
import { talkFaults } from './talk-faults.ts'

const root = new URL('../../../..', import.meta.url).pathname
const syllabi = levels.map(level => readSyllabus(root, level))

/** Those that the format was made with; `npm run courses` tries all. */
const sources = (['es', 'ja'] as const).flatMap(code => {
  const language = readLanguage(root, code, syllabi)
  const level = language?.levels.find(each => isComplete(language, each))
  const syllabus = syllabi.find(each => each.level === level?.level)
  return language?.info && level && syllabus && (language.errors || language.forms || language.talk)
    ? [
        {
          code,
          language,
          course: compileCourse({ ...language, info: language.info }, level, syllabus, () => '-').course,
        },
      ]
    : []
})

test.each(sources)(
  '$code: the tutor’s rules hold on their examples and are silent on the course',
  ({ language, course }) => {
    expect([...ruleFaults(language, course), ...talkFaults(language, course)]).toEqual([])
  },
  60_000,
)

const spanish = sources.find(each => each.code === 'es')!

test('a rule that flags what is right is named with the sentence', () => {
  const { course, language } = spanish
  const file = language.ruleFiles.errors!
  const wrong = {
    id: 'hello-there',
    kind: 'spelling' as const,
    wrong: 'cómo estás',
    right: 'como estas',
    why: 'It is not.',
    examples: [{ wrong: '¿Cómo estás?', right: '¿como estas?' }],
  }
  const errors = { errors: [wrong] }
  const [fault] = ruleFaults(
    { ...language, ruleFiles: { errors: { ...file, content: errors } } },
    { ...course, errors },
  )
  expect(fault?.message).toContain('hello-there: makes')
})
