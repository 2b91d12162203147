import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningServer = {
  url: string
  dataDir: string
  /** Ends this process and starts another on the same data and port, with other settings. */
  restart(environment: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

/** The product as `npm start` serves it, in a process and a data folder of its own. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-'))
  const port = await freePort()
  let child = await launch(port, dataDir, environment)
  const end = () =>
    new Promise<void>(resolve => {
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return {
    url: `http://localhost:${port}`,
    dataDir,
    async restart(settings) {
      await end()
      child = await launch(port, dataDir, { ...environment, ...settings })
    },
    async stop() {
      await end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function launch(port: number, dataDir: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, ['src/server/start/main.ts'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'warn',
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise<typeof child>((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Meridian is ready')) resolve(child)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', code => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer()
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
