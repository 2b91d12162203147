import { randomUUID } from 'node:crypto'
import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'

/** A person as their issuer knows them. Issuer and subject together are the key; e-mail addresses join nothing. */
export type KnownAccount = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  givenName: string | null
}

/** The user an account belongs to, made at its first sign-in. Address and name follow what the issuer says now. */
export async function userOfAccount(db: Db, account: KnownAccount, now: Temporal.Instant): Promise<string> {
  return (await knownUser(db, account)) ?? (await newUser(db, account, now)) ?? (await knownUser(db, account))!
}

async function knownUser(db: Db, account: KnownAccount): Promise<string | undefined> {
  const identity = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', account.issuer)
    .where('subject', '=', account.subject)
    .executeTakeFirst()
  if (!identity) return undefined
  const { given_name, ...told } = personOf(account)
  // Some issuers tell the name at the first sign-in only.
  const person = given_name === null ? told : { ...told, given_name }
  await db.updateTable('users').set(person).where('id', '=', identity.user_id).execute()
  return identity.user_id
}

/** Undefined where the account was made at the same moment by another request: nothing of ours stays then. */
async function newUser(db: Db, account: KnownAccount, now: Temporal.Instant): Promise<string | undefined> {
  const id = randomUUID()
  const created_at = toStored(now)
  return db.transaction().execute(async trx => {
    await trx
      .insertInto('users')
      .values({ id, ...personOf(account), time_zone: 'UTC', created_at })
      .execute()
    const mine = await trx
      .insertInto('identities')
      .values({ issuer: account.issuer, subject: account.subject, user_id: id, created_at })
      .onConflict(conflict => conflict.columns(['issuer', 'subject']).doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (mine) return id
    await trx.deleteFrom('users').where('id', '=', id).execute()
    return undefined
  })
}

function personOf({ email, givenName, emailVerified }: KnownAccount) {
  return { email, given_name: givenName, email_verified: emailVerified ? (1 as const) : (0 as const) }
}

/** The zone a learner was last seen in; UTC before that. */
export async function zoneOfUser(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst()
  return row?.time_zone ?? 'UTC'
}
