import { listen } from './listen.ts'
import { startProduct } from './product.ts'
import { checkSettings, readyText } from './setting-checks.ts'
import { listeningFault } from './start-faults.ts'
import { readSettings } from '../environment/settings.ts'

/** Starts the server, tells where it is, and ends it in order when asked to. */
async function main() {
  const settings = readSettings(process.env)
  const product = await startProduct(settings)
  const { server, address } = await listen(product.app, settings).catch(error => quit(listeningFault(error, settings)))
  product.listening(address)
  console.log(readyText(product.parts))
  void checkSettings(product.parts)

  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    // Requests under way are answered; whoever keeps a connection open longer is cut off.
    server.close(() => void product.close().finally(() => process.exit(0)))
    setTimeout(() => process.exit(0), 5000).unref()
    server.closeIdleConnections()
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  // Started by `npm start`: when that program is gone, however it ended, so is what it was started for.
  process.on('disconnect', end)
}

/** Ends a start that failed. What was foreseen is one sentence; a stack says more where it was not. */
function quit(error: unknown): never {
  console.error(error instanceof Error && error.message.startsWith('Cannot ') ? error.message : error)
  process.exit(1)
}

main().catch(quit)
