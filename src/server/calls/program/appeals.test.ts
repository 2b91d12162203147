import { describe, expect, test } from 'vitest'
import { readSettings } from '#server/environment/settings.ts'
import { assessment, createProgram, madeCourses } from '#test/program.ts'

const LESSON = 'es-beginner-01-1'
const TEACHER = 'teacher@example.org'

async function school() {
  const settings = readSettings({ LOG_LEVEL: 'silent', TEACHERS: TEACHER })
  const program = await createProgram({ courses: madeCourses({ es: ['beginner'] }), settings })
  const ana = await program.learner()
  await ana.post('/users/assessment', assessment)
  const teacher = await program.learner({ id: 'teacher', email: TEACHER })
  const lesson = async () => (await ana.get(`/lessons/${LESSON}`)).body
  const { exercises } = (await lesson()).content
  const question: string = exercises[0].question
  const appeal = (given: string, more = {}) =>
    ana.post('/users/answer-appeals', { lesson_id: LESSON, question, given, ...more })
  return { ...program, ana, teacher, lesson, exercises, question, appeal }
}

describe('My answer should count', () => {
  test('a teacher sees it once, accepts it, and it stands among the right answers of everybody', async () => {
    const { ana, teacher, lesson, appeal, question, exercises } = await school()
    expect(await appeal('algo distinto')).toMatchObject({ status: 200, body: { state: 'open' } })
    expect(await appeal('Algo distinto!')).toMatchObject({ status: 200, body: { state: 'open' } })
    const { body: waiting } = await teacher.get('/teacher/answer-appeals')
    expect(waiting).toMatchObject([{ given: 'algo distinto', learners: 1, language_name: 'Spanish' }])
    expect(waiting[0].exercise).toBe(question.toLowerCase())
    await ana.post(`/lessons/${LESSON}/progress`, { status: 'completed', score: 0 })
    const decided = await teacher.post(`/teacher/answer-appeals/${waiting[0].id}`, { decision: 'accepted' })
    expect(decided).toMatchObject({ status: 200 })
    const after = await lesson()
    expect(after.content.exercises[0].alternatives).toContain('algo distinto')
    expect(after.progress.score).toBe(Math.round(100 / exercises.length))
    expect((await teacher.get('/teacher/answer-appeals')).body).toEqual([])
    expect((await appeal('algo distinto')).body).toEqual({ state: 'accepted' })
  })

  test('a declined one stays declined, and is not asked again', async () => {
    const { teacher, appeal, lesson } = await school()
    await appeal('nada')
    const [{ id }] = (await teacher.get('/teacher/answer-appeals')).body
    await teacher.post(`/teacher/answer-appeals/${id}`, { decision: 'declined' })
    expect((await appeal('nada')).body).toEqual({ state: 'declined' })
    expect((await lesson()).content.exercises[0].alternatives).not.toContain('nada')
    expect(await teacher.post(`/teacher/answer-appeals/${id}`, { decision: 'accepted' })).toMatchObject({ status: 404 })
  })

  test('an answer that counts already is told so', async () => {
    const { appeal, exercises } = await school()
    expect((await appeal(exercises[0].answer)).body).toEqual({ state: 'accepted' })
  })

  test('only a teacher sees and decides', async () => {
    const { ana, appeal, teacher } = await school()
    await appeal('nada')
    const [{ id }] = (await teacher.get('/teacher/answer-appeals')).body
    expect(await ana.get('/teacher/answer-appeals')).toMatchObject({ status: 404 })
    expect(await ana.post(`/teacher/answer-appeals/${id}`, { decision: 'accepted' })).toMatchObject({ status: 404 })
  })

  test.each([
    ['no such lesson', { lesson_id: 'es-beginner-99-9' }, 404],
    ['a lesson of another language', { lesson_id: 'fr-beginner-01-1' }, 404],
    ['no such exercise', { question: 'What?' }, 404],
    ['neither a lesson nor a task', { lesson_id: undefined }, 404],
    ['a task of nobody', { lesson_id: undefined, task_id: 'x' }, 404],
    ['an empty answer', { given: '  ' }, 400],
    ['punctuation only', { given: '?!' }, 400],
    ['a long answer', { given: 'a'.repeat(301) }, 400],
    ['text with NUL', { given: 'a\0b' }, 400],
  ])('%s is refused', async (_, more, status) => {
    const { appeal } = await school()
    expect(await appeal('nada', more)).toMatchObject({ status })
  })

  test('one learner may send so many on a day', async () => {
    const { appeal } = await school()
    const states: number[] = []
    for (let at = 0; at <= 20; at++) states.push((await appeal(`nada ${'abcdefghijklmnopqrstuvw'.charAt(at)}`)).status)
    expect(states.slice(0, 20).every(status => status === 200)).toBe(true)
    expect(states[20]).toBe(429)
  })
})
