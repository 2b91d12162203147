import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { openDisputeStates } from './payment-counts.ts'
import { CURRENCY, PRICE } from '#domain/program/program.ts'

/** Payments to be looked at: by the learner who made them, and by operators. */

const shown = (db: Db) =>
  db
    .selectFrom('checkouts')
    .innerJoin('users', 'users.id', 'checkouts.user_id')
    .leftJoin('purchases', 'purchases.session_id', 'checkouts.session_id')
    .leftJoin('refunds', 'refunds.payment_id', 'checkouts.payment_id')
    .select([
      'checkouts.session_id',
      'checkouts.user_id',
      'checkouts.language_id',
      'checkouts.state',
      'checkouts.reason',
      'checkouts.payment_id',
      'checkouts.created_at',
      'users.email',
      'purchases.amount',
      'purchases.currency',
      'purchases.starts_at',
      'purchases.expires_at',
      'purchases.ended_at',
      'purchases.end_reason',
      'refunds.amount as refunded',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

/** The fields that learners and operators both see. */
export function paymentOf(row: Row) {
  return {
    session_id: row.session_id,
    language_id: row.language_id,
    state: row.state,
    made_at: row.created_at,
    amount: row.amount ?? PRICE,
    currency: row.currency ?? CURRENCY,
    refunded: row.refunded ?? 0,
    access:
      row.starts_at && row.expires_at
        ? {
            starts_at: row.starts_at,
            expires_at: row.expires_at,
            ended_at: row.ended_at,
            ended_because: row.end_reason,
          }
        : null,
  }
}

/** What a learner paid, tried to pay, or has under way; pages that were merely opened are no payments. */
export async function paymentsOfLearner(db: Db, userId: string): Promise<Row[]> {
  return shown(db)
    .where('checkouts.user_id', '=', userId)
    .where('checkouts.state', 'in', ['paid', 'pending', 'failed', 'refused'])
    .orderBy('checkouts.created_at', 'desc')
    .orderBy('checkouts.session_id')
    .execute()
}

export type PaymentSearch = { search: string; filter: 'money' | 'attention' | 'all'; before?: string | undefined }

/** Payments for operators, newest first. `search` is part of an address or of a session's or payment's id. */
export async function searchPayments(db: Db, { search, filter, before }: PaymentSearch, count: number): Promise<Row[]> {
  const pattern = likePattern(search)
  let query = shown(db).orderBy('checkouts.created_at', 'desc').orderBy('checkouts.session_id').limit(count)
  if (before) query = query.where('checkouts.created_at', '<', before)
  if (search) {
    query = query.where(eb =>
      eb.or([
        sql<boolean>`lower(users.email) like ${pattern} escape '!'`,
        sql<boolean>`lower(purchases.customer_email) like ${pattern} escape '!'`,
        sql<boolean>`lower(checkouts.session_id) like ${pattern} escape '!'`,
        sql<boolean>`lower(checkouts.payment_id) like ${pattern} escape '!'`,
      ]),
    )
  }
  if (filter === 'money') query = query.where('checkouts.state', 'in', ['paid', 'pending', 'failed', 'refused'])
  if (filter === 'attention') {
    query = query.where(eb =>
      eb.or([
        eb('checkouts.state', '=', 'refused'),
        eb(
          'checkouts.payment_id',
          'in',
          eb.selectFrom('disputes').select('disputes.payment_id').where('disputes.status', 'in', openDisputeStates),
        ),
      ]),
    )
  }
  return query.execute()
}

/** The last dispute of each payment. */
export async function disputesOf(db: Db, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return new Map<string, { status: string; reason: string; due_by: string | null }>()
  const rows = await db
    .selectFrom('disputes')
    .selectAll()
    .where('payment_id', 'in', [...paymentIds])
    .orderBy('told_at')
    .execute()
  return new Map(rows.map(row => [row.payment_id, { status: row.status, reason: row.reason, due_by: row.due_by }]))
}

/** Learners whose address holds the text, with the end of their access, also of one that is over. */
export async function searchLearners(db: Db, search: string, count: number) {
  const pattern = likePattern(search)
  return db
    .selectFrom('users')
    .leftJoin('access_periods', join =>
      join.onRef('access_periods.user_id', '=', 'users.id').on('access_periods.ended_at', 'is', null),
    )
    .select(eb => [
      'users.id',
      'users.email',
      'users.given_name',
      eb.fn.max('access_periods.expires_at').as('access_until'),
    ])
    .where(sql<boolean>`lower(users.email) like ${pattern} escape '!'`)
    .groupBy(['users.id', 'users.email', 'users.given_name'])
    .orderBy('users.email')
    .orderBy('users.id')
    .limit(count)
    .execute()
}

const likePattern = (text: string) => `%${text.trim().toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`

/** Keeps what an operator did, in the same moment as it is done. */
export async function recordOperatorAction(
  db: Db,
  did: { operatorId: string; action: 'refund' | 'give' | 'end'; userId: string; sessionId?: string; note: string },
  actedAt: string,
): Promise<void> {
  await db
    .insertInto('operator_actions')
    .values({
      id: crypto.randomUUID(),
      operator_id: did.operatorId,
      action: did.action,
      user_id: did.userId,
      session_id: did.sessionId ?? null,
      note: did.note,
      acted_at: actedAt,
    })
    .execute()
}
