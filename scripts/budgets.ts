// Weighs what the browser must load (Brotli, JavaScript with all static imports) and fails above the budgets.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean; src?: string }
type Manifest = Record<string, Chunk>

const folder = new URL('../build/web/', import.meta.url)
const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'))
const KILOBYTE = 1000

/** The JavaScript files that a chunk needs before it can run, itself included. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`Cannot weigh "${name}": it is not in the manifest`)
  if (found.has(chunk.file)) return found
  if (chunk.file.endsWith('.js')) found.add(chunk.file)
  for (const each of chunk.imports ?? []) filesOf(each, found)
  return found
}

const weights = new Map<string, number>()
function weightOf(file: string): number {
  const known = weights.get(file) ?? brotliCompressSync(readFileSync(new URL(file, folder))).length
  weights.set(file, known)
  return known
}
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weightOf(file), 0)

const first = filesOf('pages/learning/dashboard-page.tsx', filesOf('app.html'))
const screens = Object.keys(manifest).filter(
  name => /^pages\/.*\.tsx$/.test(name) && name !== 'pages/learning/dashboard-page.tsx',
)
const more = (name: string) => [...filesOf(name)].filter(file => !first.has(file))

const rows = [
  { screen: 'landing page', bytes: sum(filesOf('landing.html')), budget: 15 },
  { screen: 'first signed-in screen', bytes: sum(first), budget: 100 },
  ...screens.map(name => ({ screen: name.replace(/^pages\/[^/]+\/|\.tsx$/g, ''), bytes: sum(more(name)), budget: 40 })),
]

let over = 0
for (const { screen, bytes, budget } of rows) {
  const isOver = bytes > budget * KILOBYTE
  if (isOver) over++
  console.log(
    `${isOver ? '✗' : '✓'} ${screen.padEnd(28)} ${(bytes / KILOBYTE).toFixed(1).padStart(7)} KB of ${budget} KB`,
  )
}
if (over > 0) console.error(`${over} above budget`)
process.exit(over > 0 ? 1 : 0)
