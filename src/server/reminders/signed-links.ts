import { createHmac, timingSafeEqual } from 'node:crypto'
import { installationSecret, newSecret } from '#database/secrets.ts'
import type { Db } from '#database/connect.ts'

/** What a link may do that works signed out. A token of one purpose is worth nothing for another. */
export type LinkPurpose = 'unsubscribe' | `calendar ${number}`

/** A token that only this installation can make: whose it is, and a signature over that and its purpose. */
export async function linkToken(db: Db, purpose: LinkPurpose, userId: string): Promise<string> {
  return `${userId}.${await signature(db, purpose, userId)}`
}

/** Whom a token names, before it is known to be true. */
export function claimedUser(token: string): string {
  return token.slice(0, Math.max(0, token.lastIndexOf('.')))
}

/** Whether a token was made here for a purpose and the user it names. */
export async function isTrueToken(db: Db, purpose: LinkPurpose, token: string): Promise<boolean> {
  const [given, right] = [token, await linkToken(db, purpose, claimedUser(token))].map(text => Buffer.from(text))
  return given!.length === right!.length && timingSafeEqual(given!, right!)
}

async function signature(db: Db, purpose: LinkPurpose, userId: string): Promise<string> {
  const key = await installationSecret(db, 'signed-links', newSecret)
  return createHmac('sha256', key).update(`${purpose}\n${userId}`).digest('base64url')
}
