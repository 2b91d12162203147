import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '#contract/api.ts'
import { screens } from '#contract/screens.ts'
import type { Screen } from '#contract/screens.ts'

/**
 * What a screen asks the server for before it is whole, beside who is there. The browser is told with the page, so that it
 * asks while the code is still on its way. `test/e2e/first-requests.test.ts` holds each list against what its screen asks for.
 */
const firstCalls: Partial<Record<Screen, readonly (keyof typeof api)[]>> = {
  dashboard: ['program', 'enrolments', 'streak', 'dailyTasks'],
  session: ['dailyTasks', 'program'],
  lesson: ['lesson'],
  task: ['dailyTask'],
  conversation: ['program', 'languages', 'enrolments', 'conversations'],
  howToSayIt: ['program', 'recentLookups'],
  progress: ['enrolments', 'program'],
  words: ['enrolments', 'streak'],
  grammar: ['enrolments'],
  settings: ['program', 'enrolments'],
}

/** The parts of a screen that it fetches as soon as it has begun. */
const firstParts: Partial<Record<Screen, readonly string[]>> = {
  lesson: ['lesson/lesson-in-steps.tsx'],
}

/**
 * The parameter that a call has under another name than the screen: `/lesson/{lessonId}` asks for `/lessons/{id}`. Whatever
 * stands in an address, a header can carry it.
 */
const idOf = (params: Record<string, string>) => encodeURIComponent(Object.values(params)[0] ?? '')

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>

/** The files of a build by what they were made of. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest
}

/**
 * The `Link` header of each screen: its files, and for a learner with a session its first calls. Undefined where there is
 * nothing to tell.
 */
export function firstRequests(manifest: Manifest) {
  const always = filesOf(manifest, 'app.html')
  const files = new Map(
    (Object.keys(screens) as Screen[]).map(name => {
      const parts = [pageOf(manifest, name), ...(firstParts[name] ?? [])].flatMap(part => (part ? [part] : []))
      const own = parts.reduce((found, part) => filesOf(manifest, part, found), new Set<string>())
      return [
        name,
        [...own].filter(file => !always.has(file)).map(file => `</${file}>; rel=modulepreload; crossorigin`),
      ]
    }),
  )
  return (name: Screen, params: Record<string, string>, isSignedIn: boolean): string | undefined => {
    const calls = isSignedIn && firstCalls[name] ? (['me', ...firstCalls[name]] as const) : []
    const links = [
      ...(files.get(name) ?? []),
      ...calls.map(call => {
        const path = api[call].path.replaceAll(/\{\w+\}/g, () => idOf(params))
        return `</api${path}>; rel=preload; as=fetch; crossorigin=use-credentials`
      }),
    ]
    return links.length > 0 ? links.join(', ') : undefined
  }
}

/** The page of a screen has its name: `howToSayIt` is `how-to-say-it-page.tsx`. */
function pageOf(manifest: Manifest, name: Screen): string | undefined {
  const file = `/${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}-page.tsx`
  return Object.keys(manifest).find(source => source.startsWith('pages/') && source.endsWith(file))
}

/** The JavaScript that has to be there before a part can run, its own included. */
function filesOf(manifest: Manifest, part: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[part]
  if (!chunk || found.has(chunk.file)) return found
  if (chunk.file.endsWith('.js')) found.add(chunk.file)
  for (const each of chunk.imports ?? []) filesOf(manifest, each, found)
  return found
}
