import { randomUUID } from 'node:crypto'
import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import { addDays, localDate } from '#domain/calendar/local-days.ts'
import { PROGRAM_DAYS } from '#domain/program/program.ts'
import type { Level } from '#domain/program/program.ts'

export type EnrolmentRow = {
  id: string
  language_id: number
  proficiency_level: Level
  target_completion_date: string
  created_at: string
  /** The week of the course in which the learner begins. */
  first_week: number
}

const columns = [
  'id',
  'language_id',
  'proficiency_level',
  'target_completion_date',
  'created_at',
  'first_week',
] as const

/** A learner's languages in the order they were begun. */
export function enrolmentsOf(db: Db, userId: string): Promise<EnrolmentRow[]> {
  return db
    .selectFrom('enrolments')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function enrolmentIn(db: Db, userId: string, languageId: number): Promise<EnrolmentRow | undefined> {
  return db
    .selectFrom('enrolments')
    .select(columns)
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .executeTakeFirst()
}

/** Enrols once: an enrolment that exists is left as it is. The target date is 90 days after the learner's own date. */
export async function enrol(
  db: Db,
  {
    userId,
    languageId,
    level,
    now,
    zone,
  }: { userId: string; languageId: number; level: Level; now: Temporal.Instant; zone: string },
): Promise<EnrolmentRow> {
  await db
    .insertInto('enrolments')
    .values({
      id: randomUUID(),
      user_id: userId,
      language_id: languageId,
      proficiency_level: level,
      target_completion_date: addDays(localDate(now, zone), PROGRAM_DAYS),
      created_at: toStored(now),
    })
    .onConflict(conflict => conflict.columns(['user_id', 'language_id']).doNothing())
    .execute()
  return (await enrolmentIn(db, userId, languageId))!
}

export async function setLevel(db: Db, userId: string, languageId: number, level: Level): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({ proficiency_level: level })
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .execute()
}

/** Sets the week in which a learner begins; the lessons before it are not asked for. */
export async function setFirstWeek(db: Db, userId: string, languageId: number, week: number): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({ first_week: week })
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .execute()
}

/** Moves the day a language was begun back, for learning that was brought from elsewhere; never forward. */
export async function beginEarlier(db: Db, userId: string, languageId: number, at: Temporal.Instant): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({ created_at: toStored(at) })
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('created_at', '>', toStored(at))
    .execute()
}
