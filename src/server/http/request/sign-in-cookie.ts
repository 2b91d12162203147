import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod'
import { toStored } from '#database/instants.ts'
import { installationSecret, newSecret } from '#database/secrets.ts'
import type { Db } from '#database/connect.ts'
import type { PendingSignIn } from '#providers/identity/identity.ts'

/** How long a person may take at the issuer. */
export const SIGN_IN_MINUTES = 15
/** Sign-ins begun in several tabs stay possible up to this number; the oldest is forgotten first. */
const MAX_PENDING = 3

const Pending = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.string(),
})
const Content = z.array(Pending).max(MAX_PENDING)

type Dependencies = { db: Db; http: Context; now: Temporal.Instant; publicUrl: string }

/**
 * The sign-ins this browser has begun and not ended, newest first: a short-lived cookie, signed by this installation
 * and out of reach of scripts. A code is only worth something in the browser that asked for it.
 */
export async function pendingSignIns({ db, http, now, publicUrl }: Dependencies): Promise<PendingSignIn[]> {
  const [content, signature] = getCookie(http, nameFor(publicUrl))?.split('.') ?? []
  if (!content || !signature || !isEqual(signature, await sign(db, content))) return []
  try {
    const pending = Content.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
    return pending.filter(({ until }) => until > toStored(now)).map(({ until: _until, ...rest }) => rest)
  } catch {
    return []
  }
}

export async function rememberSignIn(means: Dependencies, begun: PendingSignIn): Promise<void> {
  const { db, http, now, publicUrl } = means
  const until = toStored(now.add({ minutes: SIGN_IN_MINUTES }))
  const pending = [begun, ...(await pendingSignIns(means))].slice(0, MAX_PENDING).map(one => ({ ...one, until }))
  const content = Buffer.from(JSON.stringify(pending)).toString('base64url')
  const maxAge = SIGN_IN_MINUTES * 60
  setCookie(http, nameFor(publicUrl), `${content}.${await sign(db, content)}`, { ...optionsFor(publicUrl), maxAge })
}

/** What stands for the sign-ins a browser has begun, for counting them; undefined where it has begun none. It proves nothing. */
export function signInCookie(http: Context, publicUrl: string): string | undefined {
  const cookie = getCookie(http, nameFor(publicUrl))
  return cookie && createHash('sha256').update(cookie).digest('base64url')
}

export function forgetSignIns({ http, publicUrl }: Dependencies): void {
  deleteCookie(http, nameFor(publicUrl), optionsFor(publicUrl))
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')
const nameFor = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-meridian-sign-in' : 'meridian-sign-in')
const optionsFor = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(publicUrl) }) as const

async function sign(db: Db, content: string): Promise<string> {
  const key = await installationSecret(db, 'sign-in-cookie', newSecret)
  return createHmac('sha256', key).update(content).digest('base64url')
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
