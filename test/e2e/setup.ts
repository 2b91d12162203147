import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browserEndpoint: string
    serverUrl: string
    /** The server's data folder. */
    dataDir: string
  }
}

/** One browser and one server for all browser tests; each test is a learner of its own in a context of its own. */
export default async function setup(project: TestProject) {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launchServer({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  })
  const server = await startServer()
  project.provide('browserEndpoint', browser.wsEndpoint())
  project.provide('serverUrl', server.url)
  project.provide('dataDir', server.dataDir)
  return async () => {
    await browser.close()
    await server.stop()
  }
}
