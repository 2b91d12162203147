import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { ApiError } from '../answer/api-error.ts'
import { certificateAt } from '../answer/certificates.ts'
import { withClaims } from '../limits/claims-block.ts'
import type { Clock } from '#server/environment/clock.ts'
import { acceptedEncoding, encoded } from '../request/encodings.ts'
import type { Encoded } from '../request/encodings.ts'
import type { Parts } from '../handler.ts'
import { createSessions } from '../request/sessions.ts'
import { withInstallation, withOperatorLinks } from '../limits/operator-block.ts'
import { firstRequests, readManifest } from './first-requests.ts'
import { readWebFolder, versionOf } from './web-folder.ts'
import { screenAt, screens } from '#contract/screens.ts'
import { outcomes } from '#database/program/outcomes.ts'
import { measuredClaims } from '#domain/program/claims.ts'

/** The public page of a certificate: its status tells whether it is genuine. */
const CERTIFICATE = new RegExp(`^${screens.certificate.replace('{token}', '([^/]+)')}$`)

/** How long measured claims are shown before they are counted again. */
const CLAIMS_MINUTES = 10

type Page = { content: Encoded; tag: string }

/**
 * Serves the built web application: the prerendered landing page (a learner with a session goes on to the dashboard),
 * the application for its own screens, hashed files for good, and 404 for everything else.
 */
export function addWebFiles(app: Hono, { folder, parts }: { folder: string; parts: Parts }): void {
  const { settings, clock, database, payments } = parts
  const sessions = createSessions({
    db: database.db,
    clock,
    logger: parts.logger,
    secure: settings.publicUrl.startsWith('https:'),
  })

  const load = () => {
    const web = readWebFolder(folder)
    const landing = withOperatorLinks(web.page('landing.html'), settings.operator)
    return {
      ...web,
      landing: settings.claims === 'measured' ? measuredLanding(landing, parts) : fixed(landing),
      // Whether money is real is known to the server; the plan page reads it here and says so.
      app: pageOf(withInstallation(web.page('app.html'), { checkoutMode: payments.mode, operator: settings.operator })),
      notFound: pageOf(web.page('not-found.html')),
      links: firstRequests(readManifest(folder)),
    }
  }
  let web = load()
  // A new build is taken up without a restart, as soon as it is whole.
  const current = () => {
    const version = versionOf(folder)
    if (version !== undefined && version !== web.version) {
      try {
        web = load()
      } catch (error) {
        parts.logger.warn({ err: error }, 'Cannot take up the new build yet')
      }
    }
    return web
  }

  /** What cannot be looked up at the moment is shown, and says so itself. */
  const certificateStatus = (token: string): Promise<200 | 404 | 410> =>
    certificateAt(database.db, token).then(
      () => 200,
      error => (error instanceof ApiError && (error.status === 404 || error.status === 410) ? error.status : 200),
    )

  app.get('/', async http => {
    // Who cannot be recognised at the moment still reads the page.
    const learner = await sessions.learnerOf(http).catch(error => {
      parts.logger.error({ err: error }, 'Cannot look up the session for the landing page')
      return undefined
    })
    if (learner) {
      http.header('cache-control', 'no-store')
      return http.redirect(screens.dashboard, 302)
    }
    http.header('vary', 'Cookie', { append: true })
    return answerPage(http, await current().landing(), 200)
  })

  // Browsers ask for it on pages that name no icon.
  app.get('/favicon.ico', http => http.redirect('/icon.svg', 301))

  app.get('*', async (http, next) => {
    const { path } = http.req
    if (path.startsWith('/api/')) return next()
    const { files, app: page, links } = current()
    const certificate = CERTIFICATE.exec(path)
    if (certificate) {
      http.header('x-robots-tag', 'noindex')
      return answerPage(http, page, await certificateStatus(certificate[1]!))
    }
    const screen = screenAt(path)
    if (screen) {
      const link = links(screen.name, screen.params, sessions.isGiven(http))
      if (link) http.header('link', link)
      http.header('vary', 'Cookie', { append: true })
      return answerPage(http, page, 200)
    }
    const file = files.get(path)
    if (!file) return next()
    http.header('content-type', file.type)
    http.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    return answer(http, file.content(), 200)
  })

  app.notFound(http => {
    const wantsPage = http.req.method === 'GET' && (http.req.header('accept') ?? '').includes('text/html')
    if (wantsPage && !http.req.path.startsWith('/api/')) return answerPage(http, current().notFound, 404)
    http.header('cache-control', 'no-store')
    http.header('content-type', 'application/json; charset=utf-8')
    return http.body(JSON.stringify({ code: 'NOT_FOUND', message: 'There is nothing here' }), 404)
  })
}

const fixed = (html: string) => {
  const page = pageOf(html)
  return async () => page
}

/** The landing page with only what this installation has measured, counted anew every ten minutes. */
function measuredLanding(
  html: string,
  { database, clock, logger }: Pick<Parts, 'database' | 'logger'> & { clock: Clock },
) {
  let shown: { page: Page; until: Temporal.Instant } | undefined
  return async () => {
    const now = clock.now()
    if (shown && Temporal.Instant.compare(now, shown.until) < 0) return shown.page
    // A figure that cannot be counted is not claimed; the page itself does not depend on the database.
    const claims = await outcomes(database.db).then(measuredClaims, error => {
      logger.error({ err: error }, 'Cannot count the outcomes for the landing page')
      return []
    })
    shown = { page: pageOf(withClaims(html, claims)), until: now.add({ minutes: CLAIMS_MINUTES }) }
    return shown.page
  }
}

function pageOf(html: string): Page {
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return { content: encoded(html), tag }
}

/** Pages are asked for again each time, and sent again only when they have changed. */
function answerPage(http: Context, { content, tag }: Page, status: 200 | 404 | 410) {
  const encoding = acceptedEncoding(http.req.header('accept-encoding'), content)
  const etag = `"${tag}-${encoding}"`
  http.header('cache-control', 'no-cache')
  http.header('content-type', 'text/html; charset=utf-8')
  if (status !== 200) return answer(http, content, status)
  http.header('etag', etag)
  if (http.req.header('if-none-match')?.includes(etag)) {
    http.header('vary', 'Accept-Encoding', { append: true })
    return http.body(null, 304)
  }
  return answer(http, content, status)
}

function answer(http: Context, content: Encoded, status: 200 | 404 | 410) {
  const encoding = acceptedEncoding(http.req.header('accept-encoding'), content)
  http.header('vary', 'Accept-Encoding', { append: true })
  if (encoding !== 'identity') http.header('content-encoding', encoding)
  return http.body(content[encoding]!, status)
}
