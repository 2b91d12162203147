import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { startProduct } from './product.ts'
import { readSettings } from '../environment/settings.ts'
import { createTestParts, signedInLearner } from '#test/parts.ts'
import { createPostgresDatabase } from '#test/postgres.ts'
import { connectDatabase } from '#database/connect.ts'

const toClose: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

/** Settings of an installation of its own: SQLite in a new folder, or PostgreSQL in the project that runs on it. */
async function newInstallation(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-product-'))
  toClose.push(() => rmSync(folder, { recursive: true }))
  const server = inject('postgresUrl')
  const DATABASE_URL = server ? await createPostgresDatabase(server) : ''
  return readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder, DATABASE_URL, ...environment })
}

async function start(settings: ReturnType<typeof readSettings>) {
  const product = await startProduct(settings)
  toClose.push(product.close)
  return product
}

test('two processes on one database give a learner the same tasks, made once, whoever is asked first', async () => {
  const settings = await newInstallation()
  const database = await connectDatabase(settings)
  toClose.push(() => database.close())
  const parts = await createTestParts({ database })
  // The learner of the test is of the present day, as the processes are.
  parts.clock.set(Temporal.Now.instant().toString())
  const { headers } = await signedInLearner(parts)
  const [first, second] = [await start(settings), await start(settings)]
  const answers = {
    language_id: 1,
    current_level: 'beginner',
    learning_goals: 'travel',
    preferred_focus: 'reading',
    motivation_reasons: 'family',
  }
  const assessed = await first.app.request('http://localhost:8090/api/users/assessment', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(answers),
  })
  expect(assessed.status).toBe(200)
  const idsFrom = async ({ app }: typeof first) => {
    const tasks: { id: string }[] = await (
      await app.request('http://localhost:8090/api/users/daily-tasks', { headers })
    ).json()
    return tasks.map(task => task.id)
  }
  const lists = await Promise.all([idsFrom(first), idsFrom(second), idsFrom(first), idsFrom(second)])
  expect(lists[0]!.length).toBeGreaterThan(0)
  for (const list of lists) expect(list).toEqual(lists[0])
})

test('CLOCK_OFFSET moves the whole server: a session of today has ended 90 days on', async () => {
  const settings = await newInstallation()
  const database = await connectDatabase(settings)
  toClose.push(() => database.close())
  const parts = await createTestParts({ database })
  parts.clock.set(Temporal.Now.instant().toString())
  const { headers } = await signedInLearner(parts)
  const me = async (offset?: string) => {
    const { app } = await start({ ...settings, clockOffset: offset })
    return (await app.request('http://localhost:8090/api/users/me', { headers })).status
  }
  expect(await me()).toBe(200)
  expect(await me('P1D')).toBe(200)
  expect(await me('P90D')).toBe(401)
})

test('production refuses the practice parts: no practice pages, and checkout says which setting is missing', async () => {
  const settings = await newInstallation({
    MERIDIAN_ENV: 'production',
    PUBLIC_URL: 'https://learn.example.org',
    OIDC_ISSUER: 'https://login.example.org',
    OIDC_CLIENT_ID: 'meridian',
  })
  const { app } = await start(settings)
  for (const path of [
    '/practice/sign-in/.well-known/openid-configuration',
    '/practice/checkout/v1/checkout/sessions',
  ]) {
    expect((await app.request(`https://learn.example.org${path}`)).status).toBe(404)
  }
  const providers = await (await app.request('https://learn.example.org/api/oauth/providers')).json()
  expect(providers).toEqual([{ id: 'oidc', name: 'login.example.org' }])

  const database = await connectDatabase(settings)
  toClose.push(() => database.close())
  const parts = await createTestParts({ database })
  parts.clock.set(Temporal.Now.instant().toString())
  const { headers } = await signedInLearner(parts)
  const cookie = headers.cookie.replace('meridian=', '__Host-meridian=')
  const checkout = await app.request('https://learn.example.org/api/payments/create-checkout-session', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ language_id: 1 }),
  })
  expect({ status: checkout.status, code: (await checkout.json()).code }).toEqual({
    status: 503,
    code: 'STRIPE_NOT_CONFIGURED',
  })
})
