import { existsSync, readFileSync } from 'node:fs'

const sources = new Map<string, string>()
/** The text of a file; empty where there is none. */
export function sourceOf(path: string): string {
  if (!sources.has(path)) sources.set(path, existsSync(path) ? readFileSync(path, 'utf8') : '')
  return sources.get(path)!
}

const titles = new Map<string, string[]>()
/** The titles of the tests, groups of tests and tables of tests in a file. */
export function titlesIn(path: string): string[] {
  const opening = /(?:\b(?:test|it|describe)(?:\.\w+)?(?:<[^()]*>)?\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
  if (!titles.has(path)) {
    titles.set(
      path,
      [...sourceOf(path).matchAll(opening)].map(([, , title]) => title!.replaceAll(/\\(.)/g, '$1')),
    )
  }
  return titles.get(path)!
}
