import { beforeEach, describe, expect, test } from 'vitest'
import { assessment, createProgram } from '#test/program.ts'
import { remind } from '#server/reminders/reminders.ts'
import { createApp } from '#server/start/app.ts'
import type { Delivery, Message } from '#providers/mail/mail.ts'
import type { PushNote, PushOutcome } from '#providers/push/push.ts'

/** The test's post office: what it was given, and what it answers. */
let sent: Message[] = []
let delivery: Delivery = { outcome: 'sent' }
let noted: PushNote[] = []
let pushed: PushOutcome = 'sent'
const mail = {
  kind: 'smtp' as const,
  async send(message: Message) {
    sent.push(message)
    return delivery
  },
}
const push = {
  publicKey: async () => 'key',
  accepts: (endpoint: string) => endpoint.startsWith('https://push.example.org/'),
  async send(_target: object, note: PushNote) {
    noted.push(note)
    return pushed
  },
}
beforeEach(() => {
  sent = []
  noted = []
  delivery = { outcome: 'sent' }
  pushed = 'sent'
})

/** Ana in Madrid, assessed, reminded at seven in the evening by e-mail. */
async function begun(chosen = { local_time: '19:00', by_email: true, by_push: false }) {
  const program = await createProgram({ mail, push })
  const ana = await program.learner()
  await ana.post('/users/assessment', assessment, 'Europe/Madrid')
  expect((await ana.post('/users/reminders', chosen, 'Europe/Madrid')).status).toBe(200)
  const look = async (at: string) => {
    program.clock.set(at)
    await remind(program.parts)
  }
  return { ...program, ana, look }
}

describe('a reminder', () => {
  test('comes once at the chosen time of the learner’s own clock, and names what is next', async () => {
    const { look } = await begun()
    await look('2026-11-02T17:59:30Z')
    expect(sent).toEqual([])
    await look('2026-11-02T18:00:00Z')
    await look('2026-11-02T18:00:30Z')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: 'ana@example.org', subject: expect.stringMatching(/^30 minutes of Spanish: /) })
    expect(sent[0]!.text).toContain('today is day 1 of 90')
    expect(sent[0]!.text).toContain('http://localhost:8090/dashboard')
    await look('2026-11-03T18:00:10Z')
    expect(sent).toHaveLength(2)
  })

  test('is sent once by ten processes that look at the same moment', async () => {
    const { clock, parts } = await begun()
    clock.set('2026-11-02T18:00:00Z')
    await Promise.all(Array.from({ length: 10 }, () => remind(parts)))
    await Promise.all(Array.from({ length: 10 }, () => remind(parts)))
    expect(sent).toHaveLength(1)
  })

  test('follows the learner to another zone, and comes no second time on a date', async () => {
    const { ana, look } = await begun()
    await look('2026-11-02T18:00:00Z')
    await ana.get('/users/streak', 'America/New_York')
    await look('2026-11-02T18:01:00Z')
    // Seven in the evening in New York, still the second of November.
    await look('2026-11-03T00:00:00Z')
    expect(sent).toHaveLength(1)
    await look('2026-11-04T00:00:00Z')
    expect(sent).toHaveLength(2)
  })

  test('is left out on a rest day, when the day is done, when the program is over and when the time is long past', async () => {
    const { ana, look } = await begun()
    await ana.post('/users/rest-days', { dates: ['2026-11-03'] }, 'Europe/Madrid')
    await look('2026-11-03T18:00:00Z')
    await look('2026-11-04T12:00:00Z')
    for (const task of (await ana.get('/users/daily-tasks', 'Europe/Madrid')).body) {
      await ana.post(`/users/daily-tasks/${task.id}/complete`, undefined, 'Europe/Madrid')
    }
    await look('2026-11-04T18:00:00Z')
    await look('2026-11-05T20:00:01Z')
    await look('2027-02-20T18:00:00Z')
    expect(sent).toEqual([])
  })

  test('does not come at once for a time that has passed today', async () => {
    const { look } = await begun({ local_time: '09:30', by_email: true, by_push: false })
    await look('2026-11-02T09:00:30Z')
    expect(sent).toEqual([])
    await look('2026-11-03T08:30:00Z')
    expect(sent).toHaveLength(1)
  })

  test('stops after three refusals in a row, says why, and begins again when it is chosen again', async () => {
    const { ana, look } = await begun()
    delivery = { outcome: 'refused', fault: '550 no such user' }
    for (const day of ['02', '03', '04', '05', '06']) await look(`2026-11-${day}T18:00:00Z`)
    expect(sent).toHaveLength(3)
    expect((await ana.get('/users/reminders')).body.email_fault).toBe('550 no such user')
    delivery = { outcome: 'sent' }
    await ana.post('/users/reminders', { local_time: '19:00', by_email: true, by_push: false }, 'Europe/Madrid')
    await look('2026-11-07T18:00:00Z')
    expect(sent).toHaveLength(4)
    expect((await ana.get('/users/reminders')).body.email_fault).toBeNull()
  })

  test('is tried again, three times in all, while the mail server is away', async () => {
    const { look } = await begun()
    delivery = { outcome: 'failed', fault: 'connection refused' }
    for (const minute of ['00', '05', '10', '20', '30', '40']) await look(`2026-11-02T18:${minute}:00Z`)
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(each => each.id)).size).toBe(1)
  })

  test('goes to every browser that takes web push, and forgets those that do so no more', async () => {
    const { ana, look } = await begun({ local_time: '19:00', by_email: false, by_push: true })
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
    for (const name of ['one', 'two']) {
      await ana.post('/users/push-subscriptions', { endpoint: `https://push.example.org/${name}`, keys })
    }
    await ana.get('/users/streak', 'Europe/Madrid')
    await look('2026-11-02T18:00:00Z')
    expect(sent).toEqual([])
    expect(noted).toHaveLength(2)
    pushed = 'gone'
    await look('2026-11-03T18:00:00Z')
    expect((await ana.get('/users/reminders')).body.browsers).toBe(0)
  })
})

describe('POST /users/reminders', () => {
  test.each([
    [{ local_time: '25:00', by_email: true, by_push: false }, 'local_time'],
    [{ local_time: 1900, by_email: true, by_push: false }, 'local_time'],
    [{ local_time: '19:00', by_email: 'yes', by_push: false }, 'by_email'],
  ])('refuses %j and names the field', async (body, field) => {
    const { ana } = await begun()
    expect(await ana.post('/users/reminders', body)).toMatchObject({ status: 400, body: { field } })
  })

  test('sends no e-mail where there is no mail server, or nobody vouches for the address', async () => {
    const { learner } = await createProgram({ mail: { ...mail, kind: 'none' }, push })
    const ana = await learner()
    const chosen = { local_time: '19:00', by_email: true, by_push: false }
    expect(await ana.post('/users/reminders', chosen)).toMatchObject({ status: 409, body: { code: 'NO_MAIL' } })
    const program = await createProgram({ mail, push })
    const eve = await program.learner()
    await program.db.updateTable('users').set({ email_verified: 0 }).execute()
    expect(await eve.post('/users/reminders', chosen)).toMatchObject({
      status: 409,
      body: { code: 'ADDRESS_NOT_VERIFIED' },
    })
  })
})

describe('POST /users/push-subscriptions', () => {
  test('takes known push services only, and keeps the last ten browsers', async () => {
    const { ana } = await begun()
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
    expect(await ana.post('/users/push-subscriptions', { endpoint: 'https://intranet.test/', keys })).toMatchObject({
      status: 400,
      body: { field: 'endpoint' },
    })
    for (let number = 0; number < 12; number++) {
      await ana.post('/users/push-subscriptions', { endpoint: `https://push.example.org/${number}`, keys })
    }
    expect((await ana.get('/users/reminders')).body.browsers).toBe(10)
    const left = await ana.post('/users/push-subscriptions/remove', { endpoint: 'https://push.example.org/11' })
    expect(left.body.browsers).toBe(9)
  })
})

describe('unsubscribing', () => {
  test('works signed out, once or often, by the page and by the button of a mail program', async () => {
    const { ana, look, request, parts } = await begun()
    await look('2026-11-02T18:00:00Z')
    const url = new URL(sent[0]!.unsubscribeUrl!)
    const token = url.pathname.split('/').at(-1)!
    expect((await request('POST', `/unsubscribe/${token}`)).status).toBe(200)
    expect((await ana.get('/users/reminders')).body.by_email).toBe(false)
    await ana.post('/users/reminders', { local_time: '19:00', by_email: true, by_push: false }, 'Europe/Madrid')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    for (let time = 0; time < 2; time++) {
      expect((await createApp(parts).request(url.pathname, { method: 'POST', body })).status).toBe(200)
    }
    expect((await ana.get('/users/reminders')).body.by_email).toBe(false)
    await look('2026-11-03T18:00:00Z')
    expect(sent).toHaveLength(1)
  })

  test('with a changed byte, another purpose or nonsense answers 404 and changes nothing', async () => {
    const { ana, look, request } = await begun()
    await look('2026-11-02T18:00:00Z')
    const token = new URL(sent[0]!.unsubscribeUrl!).pathname.split('/').at(-1)!
    const calendar = (await ana.post('/users/calendar', { on: true })).body.calendar_url
    const other = new URL(calendar).pathname.split('/').at(-1)!.replace('.ics', '')
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [changed, other, 'nonsense', 'a.b', '%00', `${token}${'x'.repeat(300)}`]) {
      expect((await request('POST', `/unsubscribe/${wrong}`)).status, wrong).toBe(404)
    }
    expect((await ana.get('/users/reminders')).body.by_email).toBe(true)
  })
})

describe('GET /calendar/{token}.ics', () => {
  const eventsOf = (text: string) => [...text.matchAll(/DTSTART:(\S+)/g)].map(([, at]) => at!)

  test('holds each day to come at the chosen time, days off left out, whatever the clocks do', async () => {
    const { ana, parts, clock } = await begun()
    // A session ends where it is not used for a month.
    for (const day of ['2026-11-28', '2026-12-24', '2027-01-20']) {
      clock.set(`${day}T09:00:00Z`)
      await ana.get('/users/streak')
    }
    await ana.post('/users/rest-days', { dates: ['2027-01-22'] }, 'Europe/Madrid')
    const { calendar_url } = (await ana.post('/users/calendar', { on: true }, 'Europe/Madrid')).body
    const answer = await createApp(parts).request(new URL(calendar_url).pathname)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain('SUMMARY:30 minutes of Spanish')
    expect(text).not.toContain('ana@example.org')
    const starts = eventsOf(text)
    expect(starts.slice(0, 3)).toEqual(['20270120T180000Z', '20270121T180000Z', '20270123T180000Z'])
    expect(starts.at(-1)).toBe('20270130T180000Z')
    expect(new Set([...text.matchAll(/UID:(\S+)/g)].map(([, id]) => id)).size).toBe(starts.length)
  })

  test('a new address ends the one before, and none ends them all', async () => {
    const { ana, parts } = await begun()
    const get = async (url: string) => (await createApp(parts).request(new URL(url).pathname)).status
    const first = (await ana.post('/users/calendar', { on: true })).body.calendar_url
    const second = (await ana.post('/users/calendar', { on: true })).body.calendar_url
    expect([await get(first), await get(second)]).toEqual([404, 200])
    expect((await ana.post('/users/calendar', { on: false })).body.calendar_url).toBeNull()
    expect(await get(second)).toBe(404)
    const third = (await ana.post('/users/calendar', { on: true })).body.calendar_url
    expect([await get(first), await get(second), await get(third)]).toEqual([404, 404, 200])
    expect(await get('http://localhost/calendar/nonsense.ics')).toBe(404)
  })
})
