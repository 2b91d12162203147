import { randomUUID } from 'node:crypto'
import { ApiError } from '../answer/api-error.ts'
import { beginReply, endReply } from '#database/conversation/replies-under-way.ts'
import type { Database } from '#database/connect.ts'

const underWay = new Set<string>()
/** Milliseconds after which a note is no longer believed: a process that has ended ends none of its own. */
const BELIEVED = 60_000

/**
 * Does a learner's work unless some of theirs is under way, in this process or, on PostgreSQL, in another: then it throws
 * 429 RATE_LIMIT at once.
 */
export async function oneAtATime<T>(database: Database, learnerId: string, work: () => Promise<T>): Promise<T> {
  if (underWay.has(learnerId)) throw tooMany()
  underWay.add(learnerId)
  try {
    return database.engine === 'postgres' ? await amongProcesses(database, learnerId, work) : await work()
  } finally {
    underWay.delete(learnerId)
  }
}

async function amongProcesses<T>({ db }: Database, learnerId: string, work: () => Promise<T>): Promise<T> {
  const token = randomUUID()
  const now = Date.now()
  if (!(await beginReply(db, learnerId, token, { now, until: now + BELIEVED }))) throw tooMany()
  try {
    return await work()
  } finally {
    // What cannot be taken back now ends by itself.
    await endReply(db, learnerId, token).catch(() => {})
  }
}

const tooMany = () =>
  new ApiError(429, 'RATE_LIMIT', 'One message after the other: the last one is still being answered', {
    retryAfter: 1,
  })
