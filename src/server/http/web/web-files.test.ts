import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/start/app.ts'
import type { Parts } from '../handler.ts'
import { readSettings } from '#server/environment/settings.ts'
import { addWebFiles } from './web-files.ts'
import { readWebFolder } from './web-folder.ts'
import { createTestParts, signedInLearner } from '#test/parts.ts'

const claims = '<!--claims--><ul><li><b>95%</b><span>of users see improvement</span></li></ul><!--/claims-->'
const build = {
  'landing.html': `<html><head></head><body>Choose your language ${claims}</body></html>`,
  'app.html': '<html><head></head><body id="app"></body></html>',
  'not-found.html': '<html><body>There is no page here</body></html>',
  'assets/app-1a2b.js': 'console.log(1)',
  'assets/app-1a2b.js.br': 'brotli bytes',
  'assets/app-1a2b.js.map': '{}',
  'assets/.hidden.js': 'hidden',
  'icon.svg': '<svg/>',
  '.vite/manifest.json': '{}',
  '.git/config': 'secret',
}
const folders: string[] = []
afterAll(() => folders.forEach(folder => rmSync(folder, { recursive: true })))

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-web-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(build)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

async function site(given: Partial<Parts> = {}, folder = builtFolder()) {
  const parts = await createTestParts({ payments: { mode: 'practice' } as Parts['payments'], ...given })
  const app = createApp(parts, app => addWebFiles(app, { folder, parts }))
  return {
    parts,
    folder,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      app.request(`http://localhost:8090${path}`, { method, headers }),
  }
}
const asPage = { accept: 'text/html,application/xhtml+xml' }

test('/ shows a visitor the landing page, to be asked for again each time', async () => {
  const { get } = await site()
  const answer = await get('/', asPage)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.text()).toContain('95%')
})

test('/ sends a learner with a session to the dashboard, and nobody keeps that answer', async () => {
  const { get, parts } = await site()
  const learner = await signedInLearner(parts)
  const answer = await get('/', { ...asPage, ...learner.headers })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/dashboard')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await get('/', { ...asPage, cookie: 'meridian=expired' })).status).toBe(200)
})

test('/ is readable while the database is down', async () => {
  const { get, parts } = await site()
  await parts.database.close()
  expect((await get('/', { ...asPage, cookie: 'meridian=any' })).status).toBe(200)
})

test.each([
  '/auth/callback?code=1&state=2',
  '/languages',
  '/subscription?language_id=1',
  '/subscription/success?session_id=cs_1',
  '/dashboard',
  '/lesson/es-beginner-01-1',
  '/conversation?language=Spanish',
  '/assessment?language_id=1',
  '/evaluation?language_id=1',
  '/task/anything',
  '/how-to-say-it?language=1',
])('%s is the application', async path => {
  const { get } = await site()
  const answer = await get(path, asPage)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.text()).toContain('id="app"')
})

test('the application is told whether paying moves real money', async () => {
  const { get } = await site()
  expect(await (await get('/dashboard', asPage)).text()).toContain('<meta name="checkout-mode" content="practice" />')
})

test('a page that has not changed is not sent again', async () => {
  const { get } = await site()
  const etag = (await get('/dashboard', asPage)).headers.get('etag')!
  const again = await get('/dashboard', { ...asPage, 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('hashed files are kept for good and sent as they were compressed by the build', async () => {
  const { get } = await site()
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await answer.text()).toBe('brotli bytes')
  expect(await (await get('/assets/app-1a2b.js')).text()).toBe('console.log(1)')
})

test('files without a hash in their name are asked for again after an hour', async () => {
  const { get } = await site()
  expect((await get('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
})

test.each([
  '/nowhere',
  '/dashboard/x',
  '/lesson/',
  '/landing.html',
  '/app.html',
  '/assets',
  '/assets/',
  '/assets/app-1a2b.js.map',
  '/assets/app-1a2b.js.br',
  '/assets/.hidden.js',
  '/.git/config',
  '/.git',
  '/.env',
  '/.vite/manifest.json',
  '/..%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/%00',
  '/%E0%A4%A',
  '//example.org',
])('%s is answered with 404: a page where one is wanted, JSON otherwise', async path => {
  const { get } = await site()
  const page = await get(path, asPage)
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('There is no page here')
  const json = await get(path, { accept: '*/*' })
  expect(json.status).toBe(404)
  expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await json.json()).toMatchObject({ code: 'NOT_FOUND' })
})

test('unknown calls stay JSON even where a page is wanted, and writes to pages are refused', async () => {
  const { get } = await site()
  const call = await get('/api/nothing', asPage)
  expect([call.status, (await call.json()).code]).toEqual([404, 'NOT_FOUND'])
  expect((await get('/dashboard', asPage, 'POST')).status).toBe(404)
})

test('with CLAIMS=measured and nothing measured yet, the landing page claims nothing', async () => {
  const { get } = await site({ settings: readSettings({ LOG_LEVEL: 'silent', CLAIMS: 'measured' }) })
  const text = await (await get('/', asPage)).text()
  expect(text).not.toContain('95%')
  expect(text).toContain('Choose your language')
})

test('with CLAIMS=measured the landing page shows what 30 learners or more have made, counted again every ten minutes', async () => {
  const { get, parts } = await site({ settings: readSettings({ LOG_LEVEL: 'silent', CLAIMS: 'measured' }) })
  const learn = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, index) =>
        signedInLearner(parts, { id: `learner-${from + index}`, email: `${from + index}@example.org` }),
      ),
    )
  await learn(0, 31)
  expect(await (await get('/', asPage)).text()).toContain('<li><b>31</b><span>students</span></li>')
  await learn(31, 40)
  expect(await (await get('/', asPage)).text()).toContain('<b>31</b>')
  parts.clock.advance({ minutes: 10 })
  expect(await (await get('/', asPage)).text()).toContain('<b>40</b>')
})

test('a new build is served without a restart', async () => {
  const { get, folder } = await site()
  expect((await get('/assets/app-9z.js')).status).toBe(404)
  writeFileSync(join(folder, 'assets/app-9z.js'), 'console.log(2)')
  utimesSync(join(folder, '.vite/manifest.json'), new Date(), new Date(Date.now() + 5000))
  expect((await get('/assets/app-9z.js')).status).toBe(200)
})

test('without a build the reason says what to do', () => {
  expect(() => readWebFolder(join(tmpdir(), 'no-such-build'))).toThrow('run npm run build')
})

test('an address that no header can carry is answered like any other', async () => {
  const { get } = await site()
  for (const id of [
    '%E2%82%AC',
    '%0d%0aset-cookie:x=1',
    'a%3E,%20%3Chttps:%2F%2Fexample.org',
    '%F0%9F%98%80',
    '%ED%A0%80',
  ]) {
    const answer = await get(`/lesson/${id}`, { ...asPage, cookie: 'meridian=x' })
    expect([id, answer.status]).toEqual([id, 200])
    expect(answer.headers.get('link')).not.toContain('<https')
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
})
