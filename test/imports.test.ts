import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** What the planner reads of the rest of the domain. */
const beforeThePlan = [
  'domain',
  'domain/activities',
  'domain/answers/*',
  'domain/calendar',
  'domain/conversation',
  'domain/lessons',
  'domain/memory',
  'domain/program',
]

/** The import table of the house: which room may use which. A room of its own within a room has its own row. */
const mayImport: Record<string, string[]> = {
  domain: [],
  'domain/calendar': ['domain'],
  'domain/keyboard': ['domain'],
  'domain/lookup': ['domain', 'domain/answers/*'],
  'domain/answers': ['domain', 'domain/answers/*'],
  'domain/answers/text': ['domain'],
  'domain/answers/english': ['domain'],
  'domain/program': ['domain', 'domain/calendar'],
  'domain/memory': ['domain', 'domain/answers/*', 'domain/calendar'],
  'domain/reminders': ['domain'],
  'domain/speech': ['domain', 'domain/answers/*'],
  'domain/conversation': ['domain', 'domain/answers/*'],
  'domain/lessons': ['domain', 'domain/answers/*'],
  'domain/activities': ['domain', 'domain/answers/*', 'domain/lessons', 'domain/speech', 'domain/keyboard'],
  'domain/plan': [...beforeThePlan, 'domain/plan/*'],
  'domain/plan/steps': [...beforeThePlan, 'domain/plan', 'domain/plan/offers', 'domain/plan/pace'],
  'domain/plan/offers': [...beforeThePlan, 'domain/plan', 'domain/plan/pace'],
  'domain/plan/pace': [...beforeThePlan, 'domain/plan', 'domain/plan/offers'],
  contract: ['domain/*', 'contract/*'],
  'contract/learners': ['domain/*', 'contract', 'contract/program'],
  'contract/program': ['domain/*', 'contract'],
  'contract/words': ['domain/*', 'contract'],
  'contract/conversation': ['domain/*', 'contract'],
  'contract/payments': ['domain/*', 'contract'],
  curriculum: ['domain/*'],
  'curriculum/course': ['domain/*', 'curriculum/course/conversation'],
  'curriculum/course/conversation': ['domain/*', 'curriculum/course'],
  'curriculum/course/dictionary': ['domain/*', 'curriculum/course'],
  'curriculum/ipa': ['domain/*'],
  'curriculum/wordlist': ['domain/*', 'curriculum/course/*'],
  'curriculum/source': ['domain/*', 'curriculum/course/*', 'curriculum/ipa'],
  'curriculum/derive': ['domain/*', 'curriculum/course/*'],
  database: ['domain/*'],
  'database/payments': ['domain/*', 'database'],
  'database/learners': ['domain/*', 'database', 'database/payments'],
  'database/program': ['domain/*', 'database', 'database/payments'],
  'database/words': ['domain/*', 'database', 'database/payments'],
  'database/conversation': ['domain/*', 'database'],
  'database/reminders': ['domain/*', 'database'],
  providers: ['domain/*', 'curriculum/*', 'providers/tutor/*'],
  'providers/tutor/spelling': ['domain/*', 'curriculum/*', 'providers'],
  'providers/tutor/built-in': ['domain/*', 'curriculum/*', 'providers', 'providers/tutor/spelling'],
  'providers/tutor/model': ['domain/*', 'curriculum/*', 'providers', 'providers/tutor/built-in'],
  server: [],
  'server/environment': ['domain/*', 'providers/*'],
  'server/http': ['domain/*', 'contract/*', 'curriculum/*', 'database/*', 'providers/*', 'server/environment'],
  'server/payments': ['domain/*', 'contract/*', 'database/*', 'providers/*', 'server/environment', 'server/http'],
  'server/learning': [
    'domain/*',
    'contract/*',
    'curriculum/*',
    'database/*',
    'providers/*',
    'server/environment',
    'server/http',
  ],
  'server/calls': [
    'domain/*',
    'contract/*',
    'curriculum/*',
    'database/*',
    'providers/*',
    'server/environment',
    'server/http',
    'server/learning',
    'server/payments',
    'server/reminders',
  ],
  'server/reminders': [
    'domain/*',
    'contract/*',
    'curriculum/*',
    'database/*',
    'providers/*',
    'server/environment',
    'server/http',
    'server/learning',
  ],
  'server/start': ['domain/*', 'contract/*', 'curriculum/*', 'database/*', 'providers/*', 'server/*'],
  web: ['domain/*', 'contract/*', 'web/*'],
  'web/ui': [],
  'web/storage': ['domain/*', 'contract/*', 'web'],
  'web/speech': ['domain/*', 'contract/*', 'web', 'web/storage', 'web/ui'],
}

/** The row that holds a file: that of the nearest folder which has one. */
function roomOf(path: string): string {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (folder in mayImport) return folder
  }
  return dirname(path)
}

function isAllowed(room: string, target: string): boolean {
  const rows = mayImport[room] ?? []
  return rows.some(row => (row.endsWith('/*') ? `${target}/`.startsWith(row.slice(0, -1)) : row === target))
}

/** Every way to name another module: import … from, export … from, import('…'), a bare import '…'. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([#.][^']*)'/g

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path))
  .map(path => ({ path, room: roomOf(path), text: readFileSync(join('src', path), 'utf8') }))

/** The files of src that a file imports, as paths below src; `#test/…` and what lies outside stay as they are written. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, target]) =>
    target!.startsWith('#') ? target!.slice(1) : normalize(join(dirname(path), target!)),
  )
}

const isTest = (path: string) => /\.(test|suite)\.tsx?$/.test(path)

test.each(Object.keys(mayImport))('%s imports only from the rooms it may', room => {
  const wrong = sources
    .filter(source => source.room === room && !isTest(source.path))
    .flatMap(({ path, text }) =>
      importsOf(path, text).flatMap(target => {
        const to = roomOf(target)
        return to === room || isAllowed(room, to) ? [] : [`${path} imports ${to}`]
      }),
    )
  expect(wrong).toEqual([])
})

test('nothing that runs imports a test or its helpers', () => {
  const wrong = sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      importsOf(path, text)
        .filter(target => isTest(target) || target.startsWith('test/') || target.startsWith('..'))
        .map(target => `${path} imports ${target}`),
    )
  expect(wrong).toEqual([])
})

test('every source file lies in a room of the house', () => {
  const top = new Set(Object.keys(mayImport).map(room => room.split('/')[0]!))
  expect(sources.map(source => source.path).filter(path => !top.has(path.split('/')[0]!))).toEqual([])
  expect(
    sources.filter(({ path, room }) => (room === 'server' || !(room in mayImport) ? path : '')).map(s => s.path),
  ).toEqual([])
})

test('no source waits for a test that is skipped, or keeps one that is meant to run alone', () => {
  const marked = sources.filter(
    ({ path, text }) => path.includes('.test.') && /\b(test|it|describe)\.(skip|only|todo)\b/.test(text),
  )
  expect(marked.map(source => source.path)).toEqual([])
})

test('no file is imported by what it imports itself, be it for a type only', () => {
  const plain = sources.filter(({ path }) => !isTest(path))
  const paths = new Set(plain.map(({ path }) => path))
  const imports = new Map(plain.map(({ path, text }) => [path, importsOf(path, text).filter(to => paths.has(to))]))
  expect(circlesOf(imports)).toEqual([])
})

/** The strongly connected components of two files and more (Tarjan). */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (path: string) => {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    open.push(path)
    for (const to of imports.get(path)!) {
      if (!order.has(to)) visit(to)
      if (open.includes(to)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(to)!))
    }
    if (lowest.get(path) !== order.get(path)) return
    const circle = open.splice(open.indexOf(path))
    if (circle.length > 1) circles.push(circle.toSorted())
  }
  for (const path of imports.keys()) if (!order.has(path)) visit(path)
  return circles
}
