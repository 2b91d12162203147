import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** How long a browser is known to have been left by whoever was signed in. */
const HOURS = 24

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')
const nameFor = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-meridian-left' : 'meridian-left')
const optionsFor = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(publicUrl) }) as const

/** Marks that somebody logged out here, so that the next sign-in asks the issuer to let the person sign in anew. */
export function rememberLeaving(http: Context, publicUrl: string): void {
  setCookie(http, nameFor(publicUrl), '1', { ...optionsFor(publicUrl), maxAge: HOURS * 3600 })
}

export const hasLeft = (http: Context, publicUrl: string) => getCookie(http, nameFor(publicUrl)) !== undefined

export function forgetLeaving(http: Context, publicUrl: string): void {
  if (hasLeft(http, publicUrl)) deleteCookie(http, nameFor(publicUrl), optionsFor(publicUrl))
}
