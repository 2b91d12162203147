// npm start: installs and builds what is missing, then serves the product.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled, nodeBinary, root } from './machine.mjs'

process.chdir(root)
ensureInstalled()
build()
// Node keeps what it made of the sources, so that the next start need not make it again.
const env = { NODE_COMPILE_CACHE: join(root, 'build', 'node-cache'), ...process.env }
const server = spawn(nodeBinary(), ['src/server/main.ts'], { cwd: root, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
