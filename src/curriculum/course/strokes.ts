import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const packages = { zh: 'hanzi-writer-data', ja: 'hanzi-writer-data-jp' } as const

const require = createRequire(import.meta.url)
const folders = new Map<string, string>()

/** The file that holds the strokes of a character as its language writes it. Undefined where none are known. */
export function strokesFile(code: string, character: string): string | undefined {
  if (code !== 'zh' && code !== 'ja') return undefined
  // Any file of the package tells its folder.
  const folder = folders.get(code) ?? dirname(require.resolve(`${packages[code]}/package.json`))
  folders.set(code, folder)
  const file = join(folder, `${character}.json`)
  return /^\p{Script=Han}$/u.test(character) && existsSync(file) ? file : undefined
}

export function hasStrokes(code: string, character: string): boolean {
  return strokesFile(code, character) !== undefined
}
