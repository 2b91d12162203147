// npm run dev: the server restarts and the web application reloads when a source changes.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { command, ensureInstalled, nodeBinary, root } from './machine.mjs'

process.chdir(root)
ensureInstalled()
build()
const run = (...args) => spawn(nodeBinary(), args, { cwd: root, stdio: 'inherit' })
const processes = [
  run('--watch', 'src/server/start/main.ts'),
  run(command('vite', 'bin/vite.js'), 'build', '--watch', '--logLevel', 'warn'),
]
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => processes.forEach(each => each.kill(signal)))
