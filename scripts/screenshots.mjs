// npm run screenshots [languages…]: pictures of every screen, narrow and wide, light and dark, empty and full, in build/screenshots.
import { build } from './build.mjs'
import { NO_CHROMIUM, findChromium } from './chromium.mjs'
import { ensureInstalled, root, runNode } from './machine.mjs'

process.chdir(root)
ensureInstalled()
build()
const chromium = await findChromium()
if (!chromium) {
  console.error(NO_CHROMIUM)
  process.exit(1)
}
process.env.CHROMIUM_PATH = chromium
process.exit(runNode(['scripts/screenshots.ts', ...process.argv.slice(2)]))
