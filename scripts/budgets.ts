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

/** All that has to be there while a screen runs: the application, the screen, and the parts it fetches when they are shown. */
const running = (...names: string[]) =>
  sum(new Set(names.flatMap(name => [...filesOf(name, new Set(filesOf('app.html')))])))
const parts = (folder: string) => Object.keys(manifest).filter(name => name.startsWith(folder) && name.endsWith('.tsx'))
const activities = parts('activities/kinds/').map(name => ({
  name: name.replace(/^.*\/|\.tsx$/g, ''),
  bytes: running('pages/learning/session-page.tsx', 'activities/run/activity.tsx', name),
}))

/** Held where it is; the aim is 110, of which the framework alone takes 80. */
const RUNNING = 160

/** What a screen brings with it beside the first: parts that many share are one file, since each request costs more than a few of them. */
const MORE = 48

const rows = [
  { screen: 'landing page', bytes: sum(filesOf('landing.html')), budget: 15 },
  { screen: 'first signed-in screen', bytes: sum(first), budget: 101 },
  {
    screen: 'running lesson',
    bytes: running('pages/learning/lesson-page.tsx', 'lesson/lesson-in-steps.tsx'),
    budget: RUNNING,
  },
  ...activities.map(({ name, bytes }) => ({ screen: `running ${name}`, bytes, budget: RUNNING })),
  ...screens.map(name => ({
    screen: name.replace(/^pages\/[^/]+\/|\.tsx$/g, ''),
    bytes: sum(more(name)),
    budget: MORE,
  })),
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
