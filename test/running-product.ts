import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { createTestParts } from './parts.ts'
import { createIdentity } from '#providers/identity/create-identity.ts'
import { createPayments } from '#providers/payments/create-payments.ts'
import { createApp } from '#server/start/app.ts'
import type { Parts } from '#server/http/handler.ts'
import { createPractice } from '#server/start/practice.ts'
import { readSettings } from '#server/environment/settings.ts'

/** Courses in which every language can be bought. */
export const allCourses: Parts['courses'] = {
  levelsOf: () => ['beginner'],
  course: async () => undefined,
  outline: async () => undefined,
}

/** The product on a port of its own, with practice sign-in and practice checkout behind the real client libraries. */
export async function startPracticeProduct({
  environment = {},
  given = {},
}: {
  environment?: Record<string, string>
  given?: Partial<Parts>
} = {}) {
  let answer: (request: globalThis.Request) => Response | Promise<Response> = () => new Response(null, { status: 503 })
  const server = serve({ fetch: request => answer(request), port: 0, hostname: '127.0.0.1' })
  await new Promise(resolve => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const settings = readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: url, ...environment })
  const base = await createTestParts({ settings, courses: allCourses, ...given })
  const { database, clock, logger } = base
  const practice = createPractice({ settings, db: database.db, clock, logger, internalUrl: () => url })
  const parts = {
    ...base,
    identity: given.identity ?? createIdentity(settings, practice.signIn),
    payments: given.payments ?? createPayments(settings, practice.checkout),
  }
  const app = createApp(parts, practice.mount)
  answer = request => app.fetch(request)
  return {
    url,
    parts,
    app,
    practice,
    async stop() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await database.close()
    },
  }
}

/** A browser without a screen: keeps cookies by path, follows nothing by itself, and says where it comes from. */
export function createBrowser() {
  const jar = new Map<string, { value: string; path: string }>()
  return {
    jar,
    async go(url: string, form?: Record<string, string>): Promise<Response> {
      const { pathname, origin } = new URL(url)
      const cookies = [...jar]
        .filter(([, { path }]) => pathname.startsWith(path))
        .map(([name, { value }]) => `${name}=${value}`)
      const response = await fetch(url, {
        redirect: 'manual',
        method: form ? 'POST' : 'GET',
        headers: {
          accept: 'text/html',
          cookie: cookies.join('; '),
          ...(form && { origin, 'sec-fetch-site': 'same-origin' }),
        },
        ...(form && { body: new URLSearchParams(form) }),
      })
      this.keep(response)
      return response
    },
    /** Goes on for as long as the answer is a redirect to the same origin that `until` does not match. */
    async follow(response: Response, base: string, until: RegExp): Promise<{ response: Response; url: string }> {
      let [at, url] = [response, base]
      while (at.headers.has('location')) {
        url = new URL(at.headers.get('location')!, url).href
        if (until.test(url)) break
        at = await this.go(url)
      }
      return { response: at, url }
    },
    keep(response: Response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair, ...attributes] = line.split(';').map(part => part.trim())
        const [name, value = ''] = pair!.split(/=(.*)/)
        const path = attributes.find(attribute => /^path=/i.test(attribute))?.slice(5) ?? '/'
        const ended = attributes.some(attribute => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(attribute))
        if (ended) jar.delete(name!)
        else jar.set(name!, { value, path })
      }
    },
  }
}
