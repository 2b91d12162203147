import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'

/** How long a redeemed code is remembered; issuers let theirs expire within minutes. */
const KEEP_HOURS = 24

/** Takes a code for redeeming. False where it was taken before, here or in another process. */
export async function takeCode(db: Db, codeHash: string, now: Temporal.Instant): Promise<boolean> {
  await db
    .deleteFrom('redeemed_codes')
    .where('redeemed_at', '<', toStored(now.subtract({ hours: KEEP_HOURS })))
    .execute()
  const taken = await db
    .insertInto('redeemed_codes')
    .values({ code_hash: codeHash, redeemed_at: toStored(now) })
    .onConflict(conflict => conflict.column('code_hash').doNothing())
    .returning('code_hash')
    .executeTakeFirst()
  return taken !== undefined
}

/** Gives a code back that never reached its issuer, so that the same return can be tried again. */
export async function releaseCode(db: Db, codeHash: string): Promise<void> {
  await db.deleteFrom('redeemed_codes').where('code_hash', '=', codeHash).execute()
}
