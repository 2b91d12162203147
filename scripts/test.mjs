// npm test: everything that can be checked on a fresh machine, and how many tests passed. `npm test -- <vitest arguments>` runs some.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { NO_CHROMIUM, findChromium } from './chromium.mjs'
import { command, ensureInstalled, nodeBinary, root, runNode } from './machine.mjs'

process.chdir(root)
ensureInstalled()
const chosen = process.argv.slice(2)
let failed = 0
let passed = 0

/** One check that is no vitest test: counted as one. */
function check(name, run) {
  const status = run()
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
  if (status === 0) passed++
  else failed++
}
const binary = (name, ...args) =>
  spawnSync(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status ?? 1

if (chosen.length === 0) {
  check('types', () => binary('tsc', '-p', '.'))
  check('lint', () => binary('oxlint', '--quiet'))
  check('format', () => binary('biome', 'format', '.'))
  check('courses', () => runNode(['scripts/courses.ts']))
}
build()
if (chosen.length === 0) check('budgets of the screens', () => runNode(['scripts/budgets.ts']))

const chromium = await findChromium()
if (!chromium) {
  console.error(NO_CHROMIUM)
  failed++
}
const run = (name, projects) =>
  new Promise(resolve => {
    const report = join(root, 'build', `test-report-${name}.json`)
    rmSync(report, { force: true })
    const child = spawn(
      nodeBinary(),
      [
        command('vitest', 'vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...projects.flatMap(project => ['--project', project]),
        ...chosen,
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) },
      },
    )
    // Side by side, their lines would mix: what the browser tests say is shown when they have ended.
    const said = []
    const hear = chunk => (name === 'browser' ? said.push(chunk) : process.stdout.write(chunk))
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', status => {
      process.stdout.write(Buffer.concat(said))
      resolve({ report, status })
    })
  })

// Browser tests wait most of the time for a page: the others run beside them.
const groups =
  chosen.length > 0
    ? [['chosen', chromium ? [] : ['units']]]
    : [['units', ['units', 'postgres']], ...(chromium ? [['browser', ['browser']]] : [])]
for (const { report, status } of await Promise.all(groups.map(([name, projects]) => run(name, projects)))) {
  const before = failed
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
    passed += numPassedTests
    failed += Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0)
  } catch {
    failed++
  }
  if (status !== 0 && failed === before) failed++
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
