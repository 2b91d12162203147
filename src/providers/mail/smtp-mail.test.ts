import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createKeptMail } from './kept-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** A mail server in a few lines: it says yes to everything but what the test has it refuse. */
let replies: Record<string, string> = {}
let received = ''
let server: Server
let port = 0
beforeAll(async () => {
  server = createServer(socket => {
    let inMessage = false
    socket.write('220 test\r\n')
    socket.on('error', () => {})
    socket.on('data', chunk => {
      for (const line of String(chunk).split('\r\n')) {
        if (inMessage) {
          received += `${line}\n`
          if (line === '.') {
            inMessage = false
            socket.write(`${replies.BODY ?? '250 taken'}\r\n`)
          }
          continue
        }
        const word = line.split(' ')[0]!.toUpperCase()
        if (word === '') continue
        if (word === 'DATA' && !replies.DATA) inMessage = true
        socket.write(`${replies[word] ?? (word === 'DATA' ? '354 go on' : word === 'QUIT' ? '221 bye' : '250 ok')}\r\n`)
      }
    })
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())
beforeEach(() => {
  replies = {}
  received = ''
})

const mail = () => createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Meridian <meridian@learn.example.org>' })
const message = {
  id: 'm-1',
  to: 'ana@example.org',
  subject: '30 minutes of Spanish: ¡Hola!',
  text: 'Hello Ana',
  unsubscribeUrl: 'https://learn.example.org/unsubscribe?token=t',
}

test('a message carries how to end its kind with one click', async () => {
  expect(await mail().send(message)).toEqual({ outcome: 'sent' })
  expect(received).toContain('From: Meridian <meridian@learn.example.org>')
  expect(received).toContain('To: ana@example.org')
  expect(received).toContain('Message-ID: <m-1@learn.example.org>')
  expect(received).toContain('List-Unsubscribe: <https://learn.example.org/unsubscribe?token=t>')
  expect(received).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(received).toContain('Auto-Submitted: auto-generated')
})

test.each([
  [{ RCPT: '550 5.1.1 no such user' }, 'refused'],
  [{ BODY: '554 5.7.1 not wanted' }, 'refused'],
  [{ RCPT: '451 4.7.1 try again later' }, 'failed'],
  [{ MAIL: '421 closing' }, 'failed'],
])('a server that answers %j has %s it', async (answers, outcome) => {
  replies = answers
  expect(await mail().send(message)).toMatchObject({
    outcome,
    fault: expect.stringContaining(Object.values(answers)[0]!),
  })
})

test('a server that is away is a failure that may pass', async () => {
  const away = createSmtpMail({ url: 'smtp://127.0.0.1:9', from: 'a@example.org' })
  expect(await away.send(message)).toMatchObject({ outcome: 'failed' })
})

test('an address and a subject cannot add a header or a second reader', async () => {
  await mail().send({ ...message, to: 'ana@example.org', subject: 'a\r\nBcc: eve@example.org' })
  expect(received).not.toMatch(/^Bcc:/m)
})

test('kept mail is kept with its way to end it', async () => {
  const kept: object[] = []
  await createKeptMail(async each => void kept.push(each)).send(message)
  expect(kept).toEqual([
    {
      address: 'ana@example.org',
      subject: message.subject,
      body: 'Hello Ana\n\nNo more of these: https://learn.example.org/unsubscribe?token=t',
    },
  ])
})
