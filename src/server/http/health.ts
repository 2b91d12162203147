import type { Hono } from 'hono'
import client from 'prom-client'
import type { Parts } from './handler.ts'

/** `/healthz`: the process runs. `/readyz`: it can also serve. `/metrics`: numbers for Prometheus. */
export function addHealth(app: Hono, { database, logger }: Parts): client.Registry {
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  const answers = new client.Histogram({
    name: 'meridian_http_answer_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'status'],
    registers: [registry],
  })
  app.use(async (http, next) => {
    const end = answers.startTimer({ method: http.req.method })
    await next()
    end({ status: http.res.status })
  })
  app.get('/healthz', http => http.json({ status: 'ok' }))
  app.get('/readyz', async http => {
    try {
      await database.ping()
      return http.json({ status: 'ready' })
    } catch (error) {
      logger.warn({ err: error }, 'Not ready: the database does not answer')
      return http.json({ code: 'NOT_READY', message: 'The database does not answer' }, 503)
    }
  })
  app.get('/metrics', async http => http.text(await registry.metrics(), 200, { 'content-type': registry.contentType }))
  return registry
}
