import { IdentityError } from './identity.ts'
import type { Account } from './identity.ts'

type Claims = {
  iss: string
  sub: string
  email?: unknown
  email_verified?: unknown
  given_name?: unknown
  name?: unknown
}

/** Whether an ID token tells everything that is read of a person. */
export function isComplete({ email, email_verified, given_name, name }: Claims): boolean {
  return isText(email) && email_verified !== undefined && (isText(given_name) || isText(name))
}

/**
 * A person from an ID token, completed by what the issuer tells elsewhere. Whether an address was checked is believed
 * only of the very address it stands beside. Throws IdentityError `rejected` or `no-address`.
 */
export function accountFrom(issuer: { name: string }, claims: Claims, userInfo?: Omit<Claims, 'iss'>): Account {
  if (!isText(claims.sub)) throw new IdentityError('rejected', `${issuer.name} named nobody: the subject is empty`)
  const email = isText(claims.email) ? claims.email : userInfo?.email
  if (!isText(email) || email.length > 320) {
    throw new IdentityError(
      'no-address',
      `${issuer.name} gave no e-mail address: allow the "email" scope for this client, or use an account that has one`,
    )
  }
  const verified = [claims, userInfo].find(told => told?.email === email && told.email_verified !== undefined)
  const givenName = [claims.given_name, userInfo?.given_name, claims.name, userInfo?.name].find(isText)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    // Apple and Cognito say it in words.
    emailVerified: verified?.email_verified === true || verified?.email_verified === 'true',
    givenName: givenName ? givenName.trim().slice(0, 100) : null,
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
