// npm run screenshots [languages…]: pictures of every screen, narrow and wide, light and dark, empty and full, in build/screenshots.
// npm run screenshots product: the pictures that the landing page and the README show.
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
const [first, ...more] = process.argv.slice(2)
const script =
  first === 'product' ? ['scripts/product-pictures.ts'] : ['scripts/screenshots.ts', ...(first ? [first, ...more] : [])]
process.exit(runNode(script))
