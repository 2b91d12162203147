// npm start: installs and builds what is missing, then serves the product.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled, nodeBinary, root } from './machine.mjs'

process.chdir(root)
ensureInstalled()
build()
// Node keeps what it made of the sources, so that the next start need not make it again.
const env = { NODE_COMPILE_CACHE: join(root, 'build', 'node-cache'), ...process.env }
// The channel between them tells the server when this program is gone, however it ended.
const server = spawn(nodeBinary(), ['src/server/start/main.ts'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env,
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
// npm does not hand a signal on to us where it is killed itself; what it started must not outlive it.
if (process.env.npm_lifecycle_event) {
  // npm starts this through a shell, which outlives it.
  const npm = parentOf(process.ppid) ?? process.ppid
  setInterval(() => isAlive(npm) || server.kill('SIGTERM'), 500).unref()
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))

/** The process that started another one, where the system tells. */
function parentOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout?.trim()) || undefined
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
