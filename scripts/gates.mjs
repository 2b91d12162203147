// The checks that are no vitest test: `npm test` runs them, and test/gates.test.ts plants a fault for each and sees it red.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { nodeBinary } from './machine.mjs'

/** A gate runs in the folder of a checkout, the project's own or a copy, and answers an exit code: 0 where nothing is wrong. Given paths, lint looks at these alone. */
const tool =
  (name, ...args) =>
  (folder, stdio, paths = []) =>
    spawnSync(join(folder, 'node_modules', '.bin', name), [...args, ...paths], {
      cwd: folder,
      stdio,
      shell: process.platform === 'win32',
    }).status ?? 1
const program =
  (...args) =>
  (folder, stdio) =>
    spawnSync(nodeBinary(), args, { cwd: folder, stdio }).status ?? 1

/** What needs nothing built. */
export const gates = {
  types: tool('tsc', '-p', '.'),
  lint: tool('oxlint', '--type-aware'),
  format: tool('biome', 'format', '.'),
  courses: program('scripts/courses.ts'),
}

/** What weighs the built web application. */
export const budgets = program('scripts/budgets.ts')
