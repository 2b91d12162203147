import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Feedback } from '#domain/conversation/conversation.ts'
import type { Tutor } from '../tutor.ts'
import { correctionsOf } from './language-tool-answers.ts'
import { withLanguageTool } from './language-tool-tutor.ts'

/** A LanguageTool server that answers what a test tells it to, and what it was asked. */
let server: Server
let url: string
let asked: URLSearchParams[]
let answer: (text: string) => { status?: number; body: string } | undefined
beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      const form = new URLSearchParams(body)
      asked.push(form)
      const given = answer(form.get('text') ?? '')
      // Undefined: it never answers.
      if (given) response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(given.body)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

const match = (text: string, original: string, replacement: string, more: object = {}) => ({
  message: 'It is said otherwise',
  offset: text.indexOf(original),
  length: original.length,
  replacements: [{ value: replacement }],
  rule: { issueType: 'grammar', category: { id: 'GRAMMAR' }, ...more },
})
const matches = (...list: object[]) => ({ body: JSON.stringify({ matches: list }) })
const own: Feedback = { score: 85, feedback: 'Nothing found.', corrections: [], encouragement: 'Go on.' }
const tutorOf = (feedback: Feedback): Tutor => ({
  reply: async () => ({ message: 'Sí.' }),
  feedback: async () => feedback,
  attested: async (_, words) => new Set(words.filter(word => word === 'Granada')),
  explain: async () => undefined,
})
const turn = (text: string, language: 'es' | 'ko' = 'es') => ({
  language,
  level: 'beginner' as const,
  text,
  context: '',
})

describe('a tutor with LanguageTool beside it', () => {
  test('adds what the server finds to its own feedback, and the score is within both', async () => {
    const text = 'Yo tener dos gato.'
    answer = () => matches(match(text, 'tener', 'tengo'), match(text, 'gato', 'gatos'))
    const given = {
      ...own,
      corrections: [
        { original: 'Yo tener', corrected: 'Yo tengo', explanation: 'With yo.', kind: 'verb-form' as const },
      ],
    }
    const feedback = await withLanguageTool(tutorOf(given), { url }).feedback(turn(text))
    expect(feedback.corrections.map(({ original, corrected }) => [original, corrected])).toEqual([
      ['Yo tener', 'Yo tengo'],
      ['gato', 'gatos'],
    ])
    expect(feedback.score).toBeLessThan(85)
    expect(asked[0]?.get('language')).toBe('es')
  })

  test('corrects no word that is attested, and no sentence of the course', async () => {
    const text = 'Vivo en Granada.'
    answer = () => matches(match(text, 'Granada', 'Grabada', { issueType: 'misspelling' }))
    expect(await withLanguageTool(tutorOf(own), { url }).feedback(turn(text))).toEqual(own)
    answer = () => matches(match(text, 'Vivo', 'Bebo'))
    const right = { ...own, score: 100 }
    expect(await withLanguageTool(tutorOf(right), { url }).feedback(turn(text))).toEqual(right)
  })

  test.each([
    ['answers nonsense', { body: '{"matches":[{"offset":"x"}]}' }],
    ['answers no JSON', { body: '<html>' }],
    ['fails', { status: 500, body: '' }],
    ['sends one elsewhere', { status: 302, body: '' }],
  ])('gives its own feedback where the server %s, and leaves it alone for a minute', async (_, given) => {
    answer = () => given
    let time = 0
    const failures: unknown[] = []
    const tutor = withLanguageTool(tutorOf(own), { url, onFailure: error => failures.push(error), now: () => time })
    expect(await tutor.feedback(turn('Yo tener.'))).toEqual(own)
    expect(await tutor.feedback(turn('Yo tener.'))).toEqual(own)
    expect([failures.length, asked.length]).toEqual([1, 1])
    time = 61_000
    await tutor.feedback(turn('Yo tener.'))
    expect(asked).toHaveLength(2)
  })

  test('waits for a silent server as long as it is allowed to, and no longer', async () => {
    answer = () => undefined
    const tutor = withLanguageTool(tutorOf(own), { url, timeoutMs: 100 })
    const began = performance.now()
    expect(await tutor.feedback(turn('Yo tener.'))).toEqual(own)
    expect(performance.now() - began).toBeLessThan(1500)
  })

  test('asks nothing in a language that the server does not know, nor with an address in the message', async () => {
    answer = () => matches()
    const tutor = withLanguageTool(tutorOf(own), { url })
    await tutor.feedback(turn('저는 학생이에요.', 'ko'))
    await tutor.feedback(turn('Mi correo es ana@example.org.'))
    await tutor.feedback(turn('   '))
    expect(asked).toEqual([])
  })
})

describe('correctionsOf()', () => {
  const text = 'hola, yo tener dos gatos'
  const found = (...list: ReturnType<typeof match>[]) =>
    correctionsOf({ matches: list }, text, 'es').map(({ original, kind }) => [original, kind])

  test('leaves out marks, capitals and taste, and what has no replacement or cuts a word', () => {
    expect(
      found(
        match(text, 'hola', 'Hola', { issueType: 'typographical', category: { id: 'CASING' } }),
        match(text, 'dos', '2', { issueType: 'style' }),
        { ...match(text, 'gatos', ''), replacements: [] },
        match(text, 'ten', 'teng'),
        match(text, 'gatos', 'Gatos'),
      ),
    ).toEqual([])
  })

  test('tells what kind of error it is', () => {
    expect(
      found(
        match(text, 'tener', 'tengo', { category: { id: 'AGREEMENT_VERBS' } }),
        match(text, 'gatos', 'ratos', { issueType: 'misspelling', category: { id: 'TYPOS' } }),
      ),
    ).toEqual([
      ['tener', 'agreement'],
      ['gatos', 'spelling'],
    ])
  })
})
