import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** `npm start` in a data folder of its own; what it started must not outlive it, however it ends. */

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    response => response.ok,
    () => false,
  )

async function until(condition: () => Promise<boolean>, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    if (await condition()) return true
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return false
}

test.each<[string, NodeJS.Signals, string, string[]]>([
  ['npm start', 'SIGKILL', 'npm', ['start']],
  ['npm start', 'SIGTERM', 'npm', ['start']],
  ['the program that it runs', 'SIGKILL', process.execPath, ['scripts/start.mjs']],
  ['the program that it runs', 'SIGTERM', process.execPath, ['scripts/start.mjs']],
])('ending %s by %s ends the server', { timeout: 90_000 }, async (_, signal, command, args) => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-start-'))
  const port = await freePort()
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn' }
  const child: ChildProcess = spawn(command, args, { env, stdio: 'ignore' })
  expect(await until(() => isUp(port), 60)).toBe(true)
  child.kill(signal)
  expect(await until(async () => !(await isUp(port)), 8)).toBe(true)
  rmSync(folder, { recursive: true, force: true })
})
