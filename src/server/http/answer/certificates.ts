import { createHmac, timingSafeEqual } from 'node:crypto'
import { ApiError } from './api-error.ts'
import { Certificate } from '#contract/program/certificates.ts'
import { certificateById } from '#database/program/certificates.ts'
import type { StoredCertificate } from '#database/program/certificates.ts'
import type { Db } from '#database/connect.ts'
import { installationSecret, newSecret } from '#database/secrets.ts'

/**
 * A certificate's public address is its id and a signature of the id: nobody can make up an address. What the certificate
 * says is signed as well, so that not even a change in the database goes unnoticed.
 */

const SIGNATURE_BYTES = 16

export const certificateSecret = (db: Db) => installationSecret(db, 'certificates', newSecret)

export function signed(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest().subarray(0, SIGNATURE_BYTES).toString('base64url')
}

/** What is signed of a certificate's content: it cannot be put under another id. */
export const factsOf = (id: string, facts: string) => `facts ${id} ${facts}`

export const tokenOf = (secret: string, { id }: Pick<StoredCertificate, 'id'>) => `${id}.${signed(secret, `id ${id}`)}`

/** The certificate at a public address. Throws 404 where the address or the content is not genuine, 410 where it is deleted. */
export async function certificateAt(db: Db, token: string): Promise<Certificate> {
  const [id = '', signature = '', ...rest] = token.split('.')
  const secret = await certificateSecret(db)
  if (rest.length > 0 || !isSame(signature, signed(secret, `id ${id}`))) throw notGenuine()
  const kept = await certificateById(db, id)
  if (!kept) throw new ApiError(410, 'CERTIFICATE_DELETED', 'This certificate was deleted together with its account')
  if (!isSame(kept.signature, signed(secret, factsOf(id, kept.facts)))) throw notGenuine()
  return Certificate.parse(JSON.parse(kept.facts))
}

const notGenuine = () =>
  new ApiError(404, 'CERTIFICATE_NOT_GENUINE', 'No certificate of this installation has this address')

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
