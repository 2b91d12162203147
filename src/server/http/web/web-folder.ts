import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Encoded } from '../request/encodings.ts'

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
}

export type WebFile = {
  type: string
  /** Its name changes with its content. */
  immutable: boolean
  content(): Encoded
}

export type WebFolder = {
  /** By address, `/assets/main-4f2a.js`. Only what the build made for browsers: no page, no map, no dotfile, no folder. */
  files: ReadonlyMap<string, WebFile>
  /** The text of a page, `landing.html`. */
  page(name: string): string
  /** Changes with every build. */
  version: number
}

/** Reads what the build has put into a folder. Addresses are looked up in the list and never become paths. */
export function readWebFolder(folder: string): WebFolder {
  const version = versionOf(folder)
  if (version === undefined)
    throw new Error(`Cannot find the web application: "${folder}" has no build; run npm run build`)
  const files = new Map<string, WebFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const type = types[entry.name.split('.').at(-1) ?? '']
    if (!type || address.includes('/.')) continue
    files.set(address, { type, immutable: address.startsWith('/assets/'), content: readOnce(path) })
  }
  return { files, version, page: name => readFileSync(join(folder, name), 'utf8') }
}

/** When the build in a folder was finished; undefined while there is none. */
export function versionOf(folder: string): number | undefined {
  return statSync(join(folder, '.vite', 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs
}

/** A file is read when it is first asked for, then kept: all of them together are about a megabyte. */
function readOnce(path: string): () => Encoded {
  let content: Encoded | undefined
  const read = (name: string) => (existsSync(name) ? Uint8Array.from(readFileSync(name)) : undefined)
  return () => {
    const [br, gzip] = content ? [] : [read(`${path}.br`), read(`${path}.gz`)]
    content ??= { identity: Uint8Array.from(readFileSync(path)), ...(br && { br }), ...(gzip && { gzip }) }
    return content
  }
}
