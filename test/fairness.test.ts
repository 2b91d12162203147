import { existsSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestParts, signedInLearner } from './parts.ts'
import { assessment } from './program.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'
import { languages } from '#domain/languages.ts'
import { createPhonetics } from '#providers/phonetics/course-and-espeak-phonetics.ts'
import { createBuiltInTutor } from '#providers/tutor/built-in/built-in-tutor.ts'
import { createSpelling } from '#providers/tutor/spelling/spelling-pool.ts'
import { createApp } from '#server/start/app.ts'

/** No learner slows another: judged by ratios within one run, so that a slow machine makes no difference. */

const spelling = createSpelling()
afterAll(() => spelling.close())

async function product() {
  const courses = createCourses('build/courses')
  const parts = await createTestParts({
    courses,
    tutor: createBuiltInTutor(courses, spelling),
    phonetics: createPhonetics(courses),
  })
  const app = createApp(parts)
  // What reading an answer costs falls on the client elsewhere: here it would fall on who waits.
  const request = async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
    const answer = await app.request(`http://localhost:8090/api${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const learner = async (id: string, languageId: number) => {
    const { headers } = await signedInLearner(parts, { id, email: `${id}@example.org` })
    const post = (path: string, body: unknown) => request('POST', path, headers, body)
    const get = (path: string) => request('GET', path, headers)
    await post('/users/assessment', { ...assessment, language_id: languageId })
    return { get, post }
  }
  return { learner }
}

/** The number below which a share of them lies. */
const at = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))]!

const tell = (what: string, ratio: number, most: number) =>
  console.log(`${what}: ratio ${ratio.toFixed(2)}, at most ${most}`)

test.runIf(existsSync('build/courses/index.json'))(
  '32 learners in 32 languages cost at most 1.3 times what 32 in one language do',
  { timeout: 300_000, retry: 2 },
  async () => {
    const { learner } = await product()
    const many = await Promise.all(languages.map(({ id }) => learner(`many-${id}`, id)))
    const one = await Promise.all(languages.map(({ id }) => learner(`one-${id}`, 1)))
    /** Processor milliseconds of a round in which everybody opens the dashboard. */
    const round = async (group: typeof many) => {
      const begun = process.cpuUsage()
      for (const { get } of group) {
        for (const path of ['/users/me', '/users/languages', '/users/daily-tasks', '/users/subscription']) {
          expect(await get(path)).toBe(200)
        }
      }
      const { user, system } = process.cpuUsage(begun)
      return (user + system) / 1000
    }
    // The first round plans the day and reads each course once.
    for (const group of [many, one, many, one]) await round(group)
    const [spread, together]: [number[], number[]] = [[], []]
    for (let measured = 0; measured < 7; measured++) {
      spread.push(await round(many))
      together.push(await round(one))
    }
    const [apart, same] = [at(spread, 0.5), at(together, 0.5)]
    tell(`32 learners in 32 languages ${apart.toFixed(0)} ms, in one ${same.toFixed(0)} ms`, apart / same, 1.3)
    expect(apart / same).toBeLessThanOrEqual(1.3)
  },
)

const isBuilt = existsSync('build/courses/index.json')
/** Counted on over all tries, so that no word is asked about twice. */
let said = 0
/** Rounds of quiet and of pressure in turns, so that what else the machine does falls on both. */
const ROUNDS = 5
const REQUESTS = 25

describe.runIf(isBuilt)('a polite learner', () => {
  test('waits at most twice as long while another pastes, floods, uploads and repeats', {
    timeout: 300_000,
    // A machine that is busy with other things adds waits of its own, never takes any away.
    retry: 4,
  }, async () => {
    const { learner } = await product()
    type Learner = Awaited<ReturnType<typeof learner>>
    /** A word that nobody has asked about yet, so that no memory answers. */
    const invented = (stem: string) => {
      const digits = (said++).toString(16).padStart(4, '0')
      return `${stem}${[...digits].map(digit => 'bcdfghjklmnprstv'[Number.parseInt(digit, 16)]).join('')}a`
    }
    const pasted = () => Array.from({ length: 120 }, () => invented('wrterbuch')).join(' ')
    /** What somebody does who talks with the tutor: a message, and a look at the day. */
    const politely = async (polite: Learner) => {
      const begun = performance.now()
      const body = { language_id: 1, user_response: `Me gusta la ${invented('toma')}.`, context: '¿Qué comes?' }
      expect(await polite.post('/conversation/feedback', body)).toBe(200)
      expect(await polite.get('/users/daily-tasks')).toBe(200)
      return performance.now() - begun
    }
    const rudely = (rude: Learner) => [
      () => rude.post('/conversation/feedback', { language_id: 1, user_response: pasted() }),
      () => rude.get('/users/languages'),
      () => rude.post('/users/memory-items', { language_id: 1, source: 'lookup', items: 'x'.repeat(200_000) }),
      () => rude.get('/users/progress/1'),
    ]
    /** How long the requests of a round take. Each round is of other learners: messages have a limit. */
    const waits = async (round: string, isPressed: boolean) => {
      const polite = await learner(`polite-${round}`, 1)
      const rude = await learner(`rude-${round}`, 1)
      await politely(polite)
      let stop = false
      const pressing = (isPressed ? rudely(rude) : []).map(async act => {
        while (!stop) {
          await act()
          await new Promise(resolve => setImmediate(resolve))
        }
      })
      const times: number[] = []
      for (let sent = 0; sent < REQUESTS; sent++) times.push(await politely(polite))
      stop = true
      await Promise.all(pressing)
      return times
    }
    const rounds: { quiet: number; pressed: number; ratio: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = at(await waits(`${round}-quiet`, false), 0.95)
      const pressed = at(await waits(`${round}-pressed`, true), 0.95)
      rounds.push({ quiet, pressed, ratio: pressed / quiet })
    }
    // The round in the middle: what else the machine does in one of them says nothing of the product.
    const { quiet, pressed, ratio } = rounds.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)]!
    tell(`p95 of a polite learner: quiet ${quiet.toFixed(0)} ms, beside a rude one ${pressed.toFixed(0)} ms`, ratio, 2)
    expect(ratio).toBeLessThanOrEqual(2)
  })
})
