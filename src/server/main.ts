import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { startProduct } from './product.ts'
import { SettingsError, readSettings } from './settings.ts'

/** Starts the server, tells where it is, and ends it in order when asked to. */
async function main() {
  const settings = readSettings(process.env)
  const product = await startProduct(settings)
  const server = serve(
    {
      fetch: product.app.fetch,
      port: settings.port,
      hostname: '0.0.0.0',
      serverOptions: { requestTimeout: 30_000, headersTimeout: 15_000 },
    },
    info => {
      product.listening(info as AddressInfo)
      console.log(
        `Meridian is ready at ${settings.publicUrl}${settings.production ? '' : ' (practice sign-in and practice checkout: nothing is charged)'}`,
      )
    },
  )

  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    // Requests under way are answered; whoever keeps a connection open longer is cut off.
    server.close(() => void product.close().finally(() => process.exit(0)))
    setTimeout(() => process.exit(0), 5000).unref()
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

main().catch(error => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
})
