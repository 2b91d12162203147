// npm start: installs and builds what is missing, then serves the product.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { ensureInstalled, nodeBinary, root } from './machine.mjs'

process.chdir(root)
ensureInstalled()
build()
const server = spawn(nodeBinary(), ['src/server/main.ts'], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
