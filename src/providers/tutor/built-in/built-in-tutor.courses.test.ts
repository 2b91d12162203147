import { afterAll, expect, test } from 'vitest'
import { createBuiltInTutor } from './built-in-tutor.ts'
import { createSpelling } from '../spelling/spelling-pool.ts'
import { bankOf } from '#curriculum/course/conversation/conversation-bank.ts'
import { compileCourse } from '#curriculum/source/compile.ts'
import type { Course } from '#curriculum/course/course.ts'
import { wholeSentences } from '#curriculum/course/course-sentences.ts'
import { isComplete, readLanguage, readSyllabus } from '#curriculum/source/read-course.ts'
import { topicIds } from '#domain/conversation/conversation-topics.ts'
import { languages } from '#domain/languages.ts'
import { levels } from '#domain/program/program.ts'
import { coursesOf } from '#test/courses/small-courses.ts'

/** What the built-in tutor promises of each course that is there, as its authors wrote it. */

const root = new URL('../../../..', import.meta.url).pathname
const syllabi = levels.map(level => readSyllabus(root, level))

/** The courses of this repository, without the cost of their transcriptions. */
function coursesHere(): Course[] {
  return languages.flatMap(({ code }) => {
    const language = readLanguage(root, code, syllabi)
    return (language?.levels ?? []).flatMap(level => {
      const syllabus = syllabi.find(each => each.level === level.level)
      const { info } = language!
      if (!info || !syllabus || !isComplete(language!, level)) return []
      return [compileCourse({ ...language!, info }, level, syllabus, () => '-').course]
    })
  })
}

const courses = coursesHere()
const tutor = createBuiltInTutor(coursesOf(courses))
/** So many sentences of a course, spread over it. */
const SAMPLE = 400
/** Fewer where a dictionary is asked. A number behind the sentence makes it one that the course does not have. */
const MEASURED = 50

test.each(courses.map(course => [course.code, course] as const))(
  '%s: at most 2 %% of the course’s own sentences are flagged',
  async (_, course) => {
    const sentences = wholeSentences(course)
    const step = Math.max(1, Math.floor(sentences.length / SAMPLE))
    const sample = sentences.filter((_, index) => index % step === 0)
    const flagged: string[] = []
    for (const text of sample) {
      const { corrections } = await tutor.feedback({ language: course.code, level: course.level, text, context: '' })
      if (corrections.length > 0) flagged.push(`${text} → ${corrections.map(each => each.corrected).join(', ')}`)
    }
    expect(flagged.length / sample.length, flagged.slice(0, 20).join('\n')).toBeLessThanOrEqual(0.02)
  },
)

const spelling = createSpelling()
afterAll(() => spelling.close())
const spellingTutor = createBuiltInTutor(coursesOf(courses), spelling)

test.each(courses.filter(course => spelling.has(course.code)).map(course => [course.code, course] as const))(
  '%s: with its dictionary hardly any is flagged either',
  async (_, course) => {
    const sentences = wholeSentences(course)
    const step = Math.max(1, Math.floor(sentences.length / MEASURED))
    const flagged: string[] = []
    for (const text of sentences.filter((_, index) => index % step === 0)) {
      const { corrections } = await spellingTutor.feedback({
        language: course.code,
        level: course.level,
        text: `${text.replace(/[.!?。]$/u, '')}, 2`,
        context: '',
      })
      if (corrections.length > 0) flagged.push(`${text} → ${corrections.map(each => each.corrected).join(', ')}`)
    }
    expect(flagged).toEqual([])
  },
)

test.each(courses.map(course => [course.code, course] as const))(
  '%s: each topic is talked about for ten turns without a message twice',
  async (_, course) => {
    for (const topic of topicIds) {
      const history: { role: 'user' | 'assistant'; content: string }[] = []
      const messages = new Set<string>()
      const answers = bankOf(course).topics.flatMap(each => each.exchanges.flatMap(exchange => exchange.answers))
      for (let turn = 0; turn <= 10; turn++) {
        const { message } = await tutor.reply({ language: course.code, level: course.level, topic, history })
        expect(messages.has(message), message).toBe(false)
        messages.add(message)
        history.push(
          { role: 'assistant', content: message },
          { role: 'user', content: answers[turn % answers.length]!.text },
        )
      }
    }
  },
)

test('the courses of this repository are read', () => {
  expect(courses.map(course => course.code)).toContain('es')
})
