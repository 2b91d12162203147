import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Random } from '../fuzz/values.ts'
import { createEmptyDatabase, startPostgres } from '../postgres.ts'
import { anAnswer, launch, lostOf, newLedger, post, prepareLearner } from './server-process.ts'
import type { Outcome } from './trouble.ts'
import { connectDatabase } from '#database/connect.ts'

/** The longest that a server lives after the first write it acknowledged, in milliseconds. */
const LONGEST_LIFE = 400

/** The server is killed in the middle of writing, again and again; everything it acknowledged must be there. */
export async function killedServer(random: Random, kills: number): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-kill-'))
  const settings = { databaseUrl: undefined, dataDir }
  const { headers } = await prepareLearner(settings)
  const ledger = newLedger()
  const starts: number[] = []
  const faults: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    const begun = performance.now()
    const server = await launch(settings)
    starts.push(performance.now() - begun)
    let isDoomed = false
    const acknowledged = () => {
      ledger.count++
      // Killed only after an acknowledgement, so that there is something to lose.
      if (!isDoomed) setTimeout(() => server.kill(), random.next() * LONGEST_LIFE)
      isDoomed = true
    }
    const answering = untilGone(async () => {
      const { id, body } = anAnswer(random)
      if ((await post(server.url, '/users/reviews', headers, body)) !== 200) return
      ledger.answers.add(id)
      acknowledged()
    })
    const learning = untilGone(async () => {
      const [lesson, score] = [`es-beginner-01-${1 + random.below(6)}`, random.below(101)]
      const progress = { status: 'completed', score }
      if ((await post(server.url, `/lessons/${lesson}/progress`, headers, progress)) !== 200) return
      ledger.scores.set(lesson, Math.max(score, ledger.scores.get(lesson) ?? 0))
      acknowledged()
    })
    await Promise.all([answering, learning, server.ended])
  }
  const file = new DatabaseSync(join(dataDir, 'meridian.db'))
  const integrity = String(file.prepare('pragma integrity_check').get()?.integrity_check)
  file.close()
  if (integrity !== 'ok') faults.push(`the database is damaged: ${integrity}`)
  const database = await connectDatabase(settings)
  faults.push(...(await lostOf(database, ledger)))
  await database.close()
  rmSync(dataDir, { recursive: true })
  const longest = (Math.max(...starts) / 1000).toFixed(1)
  return {
    figures: `${kills} kills, ${ledger.count} writes acknowledged, ${faults.length} lost; up again after ${longest} s at most`,
    faults,
  }
}

/** Does it again and again until the server is gone. */
async function untilGone(write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await write()
    } catch {
      return
    }
  }
}

/** The limit of messages in a minute, of one learner over all processes. */
const MESSAGES = 30

/** Two servers on one PostgreSQL get the same answers at the same moment, and one of them is killed half way. */
export async function twoServers(random: Random, rounds: number): Promise<Outcome> {
  const postgres = await startPostgres()
  const settings = { databaseUrl: await createEmptyDatabase(postgres.url), dataDir: '' }
  const { headers } = await prepareLearner(settings)
  const [first, second] = await Promise.all([launch(settings), launch(settings)])
  const ledger = newLedger()
  const faults: string[] = []
  let sent = 0
  for (let round = 0; round < rounds; round++) {
    if (round === Math.floor(rounds / 2)) setTimeout(() => first.kill(), random.next() * 20)
    const { id, body } = anAnswer(random)
    const answers = await Promise.allSettled(
      [first, second].map(({ url }) => post(url, '/users/reviews', headers, body)),
    )
    sent++
    for (const answer of answers) {
      if (answer.status !== 'fulfilled') continue
      if (answer.value === 200) ledger.answers.add(id)
      else if (answer.value >= 500) faults.push(`an answer sent to both was answered ${answer.value}`)
    }
  }
  await first.ended
  const third = await launch(settings)
  let served = 0
  for (let at = 0; at < MESSAGES + 10; at++) {
    const url = [second.url, third.url][at % 2]!
    if ((await post(url, '/conversation/start', headers, { language_id: 1, topic: 'Food' })) === 200) served++
  }
  if (served > MESSAGES) faults.push(`${served} messages in a minute were served, ${MESSAGES} may be`)
  for (const server of [second, third]) server.kill()
  await Promise.all([second.ended, third.ended])
  const database = await connectDatabase(settings)
  faults.push(...(await lostOf(database, ledger)))
  const rows = await database.db.selectFrom('reviews').select('id').execute()
  if (rows.length > sent) faults.push(`${sent} answers were sent, ${rows.length} are kept`)
  await database.close()
  await postgres.stop()
  return {
    figures: `${sent} answers sent to both, ${ledger.answers.size} acknowledged, ${rows.length} kept; ${served} of ${MESSAGES + 10} messages served`,
    faults,
  }
}
