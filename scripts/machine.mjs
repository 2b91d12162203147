// What the other scripts need of the machine. Plain JavaScript that runs on any Node from 20 on: it is what brings the newer one.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const TARGET_NODE = 26

/** Installs the packages of package-lock.json unless exactly these are installed already. */
export function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.meridian-installed')
  const wanted = fingerprint(['package.json', 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (once)…')
  // Not "npm ci": it refuses a lock file that lacks other systems' optional binaries, which not every registry has.
  // A newer Node than the machine's runs the product, so npm's warnings about the machine's own do not apply.
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('Cannot install the packages: "npm install" failed, its message is above')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

/** The path of a Node that runs the product: this one where it is new enough, else the one the package `node` brings. */
export function nodeBinary() {
  if (Number(process.versions.node.split('.')[0]) >= TARGET_NODE) return process.execPath
  const brought = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(brought)) return brought
  console.error(
    `Cannot find Node ${TARGET_NODE}: this is ${process.version} and the package "node" brought none; run "npm install" with install scripts allowed`,
  )
  process.exit(1)
}

/** Runs a program with the product's Node and waits. Returns its exit code. */
export function runNode(args, options = {}) {
  const run = spawnSync(nodeBinary(), args, { cwd: root, stdio: 'inherit', ...options })
  return run.status ?? 1
}

/** The entry file of an installed package's command, so that it can be run by the product's Node. */
export function command(name, file) {
  return join(root, 'node_modules', name, file)
}

/** Does a step again only when one of its inputs has changed since the step last succeeded. */
export function unlessUnchanged(stampName, inputs, step) {
  const stamp = join(root, 'build', stampName)
  const wanted = fingerprint(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  step()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** A hash over the contents of files and folders (relative to the project), read by size and time where they are many. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  const add = path => {
    const full = join(root, path)
    if (!existsSync(full)) return
    const stat = statSync(full)
    if (!stat.isDirectory()) {
      hash.update(`${path}\n${stat.size}\n`).update(stat.size < 100_000 ? readFileSync(full) : String(stat.mtimeMs))
      return
    }
    // A changed test changes nothing that is built.
    for (const name of readdirSync(full).sort()) if (!/\.(test|suite)\.tsx?$/.test(name)) add(join(path, name))
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}
