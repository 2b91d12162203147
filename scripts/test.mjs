// npm test: everything that can be checked on a fresh machine, and how many tests passed. `npm test -- <vitest arguments>` runs some.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from './build.mjs'
import { NO_CHROMIUM, findChromium } from './chromium.mjs'
import { budgets, gates } from './gates.mjs'
import { command, ensureInstalled, nodeBinary, root } from './machine.mjs'

process.chdir(root)
ensureInstalled()
const chosen = process.argv.slice(2)
let failed = 0
let passed = 0
const slowest = []
const wentWrong = []

/** Where the time went, in seconds, in the order of what was done. */
const seconds = new Map()
const began = Date.now()
function timed(name, run) {
  const start = Date.now()
  const result = run()
  seconds.set(name, (Date.now() - start) / 1000)
  return result
}

/** One check that is no vitest test: counted as one. */
function check(name, run) {
  const status = timed(name, run)
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
  if (status === 0) passed++
  else {
    failed++
    wentWrong.push(name)
  }
}

if (chosen.length === 0) for (const [name, gate] of Object.entries(gates)) check(name, () => gate(root, 'inherit'))
timed('build', build)
if (chosen.length === 0) check('budgets of the screens', () => budgets(root, 'inherit'))

const chromium = await findChromium()
if (!chromium) {
  console.error(NO_CHROMIUM)
  failed++
}
const run = (name, projects) =>
  new Promise(resolve => {
    const report = join(root, 'build', `test-report-${name}.json`)
    rmSync(report, { force: true })
    const start = Date.now()
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
      seconds.set(`tests: ${projects.join(', ') || name}`, (Date.now() - start) / 1000)
      resolve({ report, status })
    })
  })

// Browser tests wait most of the time for a page: the others run beside them.
const groups =
  chosen.length > 0
    ? [['chosen', chromium ? [] : ['units', 'measured']]]
    : [['units', ['units', 'postgres']], ...(chromium ? [['browser', ['browser']]] : [])]
// What is judged by time has the machine to itself.
const alone = chosen.length > 0 ? [] : [await run('measured', ['measured'])]
const beside = await Promise.all(groups.map(([name, projects]) => run(name, projects)))
for (const { report, status } of [...alone, ...beside]) {
  const before = failed
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    for (const { name, startTime, endTime, status: outcome, assertionResults } of testResults) {
      const file = relative(root, name)
      slowest.push({ name: file, seconds: (endTime - startTime) / 1000 })
      const titles = assertionResults.filter(each => each.status === 'failed').map(({ fullName }) => fullName)
      if (outcome === 'failed' && titles.length === 0) titles.push('the file itself')
      wentWrong.push(...titles.map(title => `${file}: ${title}`))
    }
    passed += numPassedTests
    failed += Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0)
  } catch {
    failed++
  }
  if (status !== 0 && failed === before) failed++
}
const told = [...seconds].map(([name, spent]) => `${name} ${spent.toFixed(0)} s`).join(' · ')
console.log(`\nWhere the ${((Date.now() - began) / 1000).toFixed(0)} s went: ${told}`)
for (const { name, seconds: spent } of slowest.toSorted((a, b) => b.seconds - a.seconds).slice(0, 12)) {
  console.log(`${spent.toFixed(1).padStart(7)} s  ${name}`)
}
// Last, so that whoever sees only the end of the output knows what to look at.
for (const what of wentWrong) console.log(`✗ ${what}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
