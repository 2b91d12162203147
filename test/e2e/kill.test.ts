import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { connectDatabase } from '#database/connect.ts'
import { createClock } from '#server/clock.ts'
import { createTestParts, signedInLearner } from '#test/parts.ts'

/** How often the server is killed; `KILLS=100 npm test -- test/e2e/kill.test.ts` asks for the full measure. */
const KILLS = Number(process.env.KILLS ?? 10)

test(`nothing that was acknowledged is lost when the server is killed ${KILLS} times under load`, {
  timeout: 30_000 + KILLS * 6000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-kill-'))
  const learner = await prepareLearner(folder)
  const scores = new Map<string, number>()
  const reviews = new Set<string>()
  let acknowledgements = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await launch(folder)
    // Killed at a random moment after the first acknowledgement, so that there is something to lose.
    const acknowledged = once(() => setTimeout(() => server.process.kill('SIGKILL'), Math.random() * 400))
    const lessons = writeUntilGone(async () => {
      const [lesson, score] = [`es-beginner-01-${1 + Math.floor(Math.random() * 6)}`, Math.floor(Math.random() * 101)]
      if (!(await post(server.url, `/lessons/${lesson}/progress`, learner.headers, { status: 'completed', score })))
        return
      scores.set(lesson, Math.max(score, scores.get(lesson) ?? 0))
      acknowledgements++
      acknowledged()
    })
    const answers = writeUntilGone(async () => {
      const items = ['hello', 'thank-you', 'friend', 'yes', 'please', 'name']
      const item = items[Math.floor(Math.random() * items.length)]
      const review = {
        id: crypto.randomUUID(),
        item,
        activity: 'quiz_game',
        verdict: 'correct',
        hint_used: false,
        milliseconds: 900,
      }
      const body = { language_id: 1, reviews: [{ ...review, answered_at: new Date().toISOString() }] }
      if (!(await post(server.url, '/users/reviews', learner.headers, body))) return
      reviews.add(review.id)
      acknowledgements++
      acknowledged()
    })
    await Promise.all([lessons, answers])
    await server.ended
  }

  const database = new DatabaseSync(join(folder, 'meridian.db'))
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  expect(acknowledgements).toBeGreaterThanOrEqual(KILLS)
  for (const [lesson, best] of scores) {
    const row = database.prepare('select best_score, completed_at from lesson_progress where lesson_id = ?').get(lesson)
    expect(row?.best_score, lesson).toBeGreaterThanOrEqual(best)
    expect(row?.completed_at).toBeTruthy()
  }
  const kept = new Set(
    database
      .prepare('select id from reviews')
      .all()
      .map(row => row.id),
  )
  expect([...reviews].filter(id => !kept.has(id))).toEqual([])
  database.close()
  rmSync(folder, { recursive: true })
})

async function prepareLearner(folder: string) {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir: folder })
  const parts = await createTestParts({ database })
  const learner = await signedInLearner({ ...parts, clock: createClock() })
  const at = new Date().toISOString()
  await database.db
    .insertInto('enrolments')
    .values({
      id: 'e1',
      user_id: learner.id,
      language_id: 1,
      proficiency_level: 'beginner',
      target_completion_date: at.slice(0, 10),
      created_at: at,
    })
    .execute()
  await database.close()
  return learner
}

function launch(folder: string): Promise<{ url: string; process: ChildProcess; ended: Promise<void> }> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The server ended with ${code}`)))
    child.stdout.on('data', chunk => {
      if (String(chunk).includes('Meridian is ready'))
        resolve({ url: `http://localhost:${port}`, process: child, ended })
    })
  })
}

/** Writes again and again until the server is gone. */
async function writeUntilGone(write: () => Promise<void>) {
  for (;;) {
    try {
      await write()
    } catch {
      return
    }
  }
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    work()
  }
}

/** Whether the server acknowledged a write. Throws when it is gone. */
async function post(url: string, path: string, headers: Record<string, string>, body: unknown): Promise<boolean> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.ok
}
