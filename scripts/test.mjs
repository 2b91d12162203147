// npm test: everything that can be checked on a fresh machine, and how many tests passed. `npm test -- <vitest arguments>` runs some.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
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
const run = (name, projects, files = chosen) =>
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
        ...files,
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) },
      },
    )
    // A page that waits for the processor looks like one that never comes: the browser tests go first.
    if (name === 'units') setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
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

/** What a report says of each file, the engines and browsers it ran in together. Undefined where there is no report. */
function filesOf(report) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return testResults.map(({ name, startTime, endTime, status, assertionResults }) => {
      const titles = assertionResults.filter(each => each.status === 'failed').map(({ fullName }) => fullName)
      return {
        name: relative(root, name),
        taken: (endTime - startTime) / 1000,
        right: assertionResults.filter(each => each.status === 'passed').length,
        failed: status === 'failed' && titles.length === 0 ? ['the file itself'] : titles,
      }
    })
  } catch {
    return undefined
  }
}

// Browser tests wait most of the time for a page: the others run beside them.
const groups =
  chosen.length > 0
    ? [['chosen', chromium ? [] : ['units', 'measured']]]
    : [['units', ['units', 'postgres']], ...(chromium ? [['browser', ['browser']]] : [])]
// What is judged by time has the machine to itself.
const alone = chosen.length > 0 ? [] : [await run('measured', ['measured'])]
const beside = await Promise.all(groups.map(([name, projects]) => run(name, projects)))
const outcomeOf = ({ report, status }) => ({ status, files: filesOf(report) })
const [measured, shared] = [alone.map(outcomeOf), beside.map(outcomeOf)]
// What failed while something else ran beside it is asked once more, with the machine to itself: a fault fails again. What was
// alone the first time is not.
const again = shared
  .flatMap(({ files }) => files ?? [])
  .filter(file => file.failed.length > 0)
  .map(file => file.name)
const second = new Map()
if (chosen.length === 0 && again.length > 0) {
  // A file that runs on both engines is there twice.
  for (const { name, right, failed: titles } of filesOf((await run('again', [], again)).report) ?? []) {
    const before = second.get(name) ?? { right: 0, wrong: 0 }
    second.set(name, { right: before.right + right, wrong: before.wrong + titles.length })
  }
}
for (const { status, files } of [...measured, ...shared]) {
  if (files === undefined) failed++
  // Something outside of every test went wrong.
  else if (status !== 0 && files.every(file => file.failed.length === 0)) failed++
  for (const { name, taken, right, failed: titles } of files ?? []) {
    slowest.push({ name, seconds: taken })
    const repeated = titles.length > 0 ? second.get(name) : undefined
    const isRight = repeated?.wrong === 0 && repeated.right >= right + titles.length
    passed += isRight ? right + titles.length : right
    if (isRight) for (const title of titles) console.log(`! failed beside other tests, passed alone: ${name}: ${title}`)
    else {
      failed += titles.length
      wentWrong.push(...titles.map(title => `${name}: ${title}`))
    }
  }
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
