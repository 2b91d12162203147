import { describe, expect, test } from 'vitest'
import { Certificate, ProgramSummary } from '#contract/program/certificates.ts'
import { assessment, createProgram } from '#test/program.ts'

async function onLastDay() {
  const program = await createProgram()
  const ana = await program.learner()
  await ana.post('/users/assessment', assessment)
  await ana.post('/lessons/es-beginner-01-1/progress', { status: 'completed', score: 80 })
  // A session ends after thirty days without use.
  for (const day of ['2026-11-25', '2026-12-20', '2027-01-15', '2027-01-31']) {
    program.clock.set(`${day}T08:00:00Z`)
    await ana.get('/users/streak')
  }
  return { ...program, ana }
}
const issue = { language_id: 1, name: 'Ana Pérez' }

describe('POST /users/certificates', () => {
  test('issues what was stored: days, words, lessons, and no gain that no test measured', async () => {
    const { ana } = await onLastDay()
    const { status, body } = await ana.post('/users/certificates', issue)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Ana Pérez',
      language_name: 'Spanish',
      issued_on: '2027-01-31',
      days_learned: 1,
      lessons_completed: 1,
      words_met: 14,
      minutes: 0,
      measured: null,
    })
  })

  test('waits for the last day of the program', async () => {
    const { learner } = await createProgram()
    const ana = await learner()
    await ana.post('/users/assessment', assessment)
    expect(await ana.post('/users/certificates', issue)).toMatchObject({
      status: 409,
      body: { code: 'PROGRAM_NOT_OVER' },
    })
    expect((await ana.get('/users/certificates/1')).status).toBe(404)
  })

  test('keeps its address when it is issued again with the name mended', async () => {
    const { ana } = await onLastDay()
    const first = (await ana.post('/users/certificates', issue)).body
    const again = (await ana.post('/users/certificates', { ...issue, name: 'Ana María Pérez' })).body
    expect(again).toMatchObject({ token: first.token, name: 'Ana María Pérez' })
    expect((await ana.get('/users/certificates/1')).body).toEqual(again)
  })

  test.each([
    [{ ...issue, name: '  ' }, 400],
    [{ ...issue, name: 'A'.repeat(81) }, 400],
    [{ ...issue, language_id: 2 }, 404],
    [{ ...issue, language_id: 99 }, 400],
  ])('refuses %o with %i', async (body, status) => {
    const { ana } = await onLastDay()
    expect((await ana.post('/users/certificates', body)).status).toBe(status)
  })
})

describe('GET /certificates/{token}', () => {
  test('proves a certificate to anybody', async () => {
    const { ana, request } = await onLastDay()
    const { token, ...said } = (await ana.post('/users/certificates', issue)).body
    const answer = await request('GET', `/certificates/${token}`)
    expect(answer).toMatchObject({ status: 200, body: said })
    expect(Certificate.parse(answer.body)).toEqual(answer.body)
  })

  test('fails at every changed byte of the address', async () => {
    const { ana, request } = await onLastDay()
    const { token } = (await ana.post('/users/certificates', issue)).body as { token: string }
    for (let at = 0; at < token.length; at += 5) {
      const forged = `${token.slice(0, at)}${token[at] === 'x' ? 'y' : 'x'}${token.slice(at + 1)}`
      const answer = await request('GET', `/certificates/${forged}`)
      expect(answer, forged).toMatchObject({ status: 404, body: { code: 'CERTIFICATE_NOT_GENUINE' } })
    }
    for (const forged of ['x', 'x.y', `${token}.`, `${token}x`, token.split('.')[0]!]) {
      expect((await request('GET', `/certificates/${forged}`)).status, forged).toBe(404)
    }
  })

  test('fails where the database was changed', async () => {
    const { ana, request, db } = await onLastDay()
    const { token, ...said } = (await ana.post('/users/certificates', issue)).body
    await db
      .updateTable('certificates')
      .set({ facts: JSON.stringify({ ...said, words_known: 1092 }) })
      .execute()
    expect((await request('GET', `/certificates/${token}`)).status).toBe(404)
  })

  test('answers 410 once the account is deleted', async () => {
    const { ana, request, db } = await onLastDay()
    const { token } = (await ana.post('/users/certificates', issue)).body
    await db.deleteFrom('certificates').where('user_id', '=', ana.id).execute()
    expect(await request('GET', `/certificates/${token}`)).toMatchObject({
      status: 410,
      body: { code: 'CERTIFICATE_DELETED' },
    })
  })
})

test('GET /users/program-summary/{languageId} tells what the contract says, and 404 of a language not begun', async () => {
  const { ana } = await onLastDay()
  const { body } = await ana.get('/users/program-summary/1')
  expect(ProgramSummary.parse(body)).toEqual(body)
  for (const id of ['2', '0', 'x', '99']) expect((await ana.get(`/users/program-summary/${id}`)).status).toBe(404)
})
