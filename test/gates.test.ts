import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { budgets, gates } from '../scripts/gates.mjs'
import type { Gate } from '../scripts/gates.mjs'

/**
 * A gate that cannot fail is worse than none: in a copy of the project each gate is seen green, then a fault of its kind
 * is planted and the gate is seen red.
 */
const root = resolve('.')
let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'meridian-gates-'))
  const kept = ['src', 'test', 'scripts', 'bench', 'docs', 'courses/schema', 'courses/syllabus', 'courses/es']
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\n')) {
    if (!file || (file.includes('/') && !kept.some(folder => file.startsWith(`${folder}/`)))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['init', '-q'], { cwd: copy })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** One test file as a gate, run in the copy. */
const vitest =
  (file: string): Gate =>
  folder => {
    const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'units', file]
    return spawnSync(process.execPath, args, { cwd: folder, stdio: 'ignore' }).status ?? 1
  }

/** Plants each fault by itself (a new file, or a change of one) and answers the exit codes. */
function withEach(gate: Gate, faults: [file: string, change: (text: string) => string][]): number[] {
  return faults.map(([file, change]) => {
    const path = join(copy, file)
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    writeFileSync(path, change(before ?? ''))
    expect(readFileSync(path, 'utf8'), `the fault is planted in ${file}`).not.toBe(before)
    const status = gate(copy, 'ignore')
    if (before === undefined) rmSync(path)
    else writeFileSync(path, before)
    return status
  })
}

test.each<[string, Gate, [file: string, change: (text: string) => string][]]>([
  ['types', gates.types, [['src/domain/planted.ts', () => "export const days: number = 'ninety'\n"]]],
  ['format', gates.format, [['src/domain/planted.ts', () => 'export   const days = 90;\n']]],
  ['courses', gates.courses, [['courses/es/beginner/week-01.yaml', text => text.replace('word: hola', 'word: ""')]]],
  [
    'the import table',
    vitest('test/imports.test.ts'),
    [['src/domain/planted.ts', () => "export const load = () => import('#server/start/app.ts')\n"]],
  ],
  [
    'the rows of the specification',
    vitest('test/specification.test.ts'),
    [
      [
        'docs/specification.md',
        text => text.replace('src/web/pages/learning/dashboard-page.tsx', 'src/web/pages/planted.tsx'),
      ],
    ],
  ],
  [
    'lint',
    // The whole project is linted by npm test itself: here a few files stand for it.
    (folder, stdio) => gates.lint(folder, stdio, ['src/domain', 'src/web/ui']),
    [
      ['src/domain/planted.ts', () => 'export const isNone = (days: number) => days === Number.NaN\n'],
      // A promise that nobody waits for.
      ['src/domain/planted.ts', () => 'async function work() {}\n\nexport function begin() {\n  work()\n}\n'],
      ['src/web/ui/planted.tsx', () => 'export const Planted = () => <img src="/icon.svg" />\n'],
      [
        'src/web/ui/planted.tsx',
        () =>
          "import { useEffect } from 'react'\n\nexport function usePlanted(title: string) {\n  useEffect(() => {\n    document.title = title\n  }, [])\n}\n",
      ],
    ],
  ],
])(
  'the gate of %s is green, and red with a fault of its kind',
  (_, gate, faults) => {
    expect(gate(copy, 'ignore')).toBe(0)
    const statuses = withEach(gate, faults)
    expect(statuses.filter(status => status === 0)).toEqual([])
  },
  180_000,
)

test('the gate of budgets is red where a screen grows beyond its own', () => {
  const built = join(copy, 'build/web')
  cpSync(join(root, 'build/web'), built, { recursive: true })
  expect(budgets(copy, 'ignore')).toBe(0)
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'))
  const heavy = Array.from({ length: 60_000 }, () => Math.random().toString(36)).join('')
  writeFileSync(join(built, manifest['landing.html'].file), heavy)
  expect(budgets(copy, 'ignore')).not.toBe(0)
}, 60_000)
