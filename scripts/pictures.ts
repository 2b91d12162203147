// Writes what is drawn as files of their own into build/web: the flags of the languages, and the pictures that the syllabus names.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { countryOf } from '#domain/flag.ts'
import { languages } from '#domain/languages.ts'

/** A picture weighs at most this, so that a lesson's pictures do not delay its words. */
const MOST_BYTES = 6000

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const packages = join(root, 'node_modules')
const folderOf = (name: string) => {
  const folder = join(root, 'build', 'web', name)
  mkdirSync(folder, { recursive: true })
  return folder
}

const flags = folderOf('flags')
for (const country of new Set(languages.map(({ flag_emoji }) => countryOf(flag_emoji)))) {
  const file = join(packages, 'country-flag-icons', '3x2', `${country.toUpperCase()}.svg`)
  copyFileSync(file, join(flags, `${country}.svg`))
}

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>
  width: number
  height: number
}
const set = JSON.parse(
  readFileSync(join(packages, '@iconify-json', 'fluent-emoji-flat', 'icons.json'), 'utf8'),
) as IconSet
const pictures = folderOf('pictures')
const names = new Set<string>()
const syllabus = join(root, 'courses', 'syllabus')
for (const file of readdirSync(syllabus, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.yaml')) continue
  const week = parse(readFileSync(join(syllabus, file), 'utf8')) as {
    days?: Record<'core' | 'more', { picture?: string }[]>[]
  }
  for (const { core, more } of week.days ?? []) {
    for (const { picture } of [...core, ...more]) if (picture) names.add(picture)
  }
}
for (const name of names) {
  const icon = set.icons[name]
  if (!icon) throw new Error(`Cannot write the picture "${name}": the set has none of this name`)
  const { width = set.width, height = set.height, body } = icon
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
  if (Buffer.byteLength(svg) > MOST_BYTES)
    throw new Error(`Cannot write the picture "${name}": it weighs ${Buffer.byteLength(svg)} bytes`)
  writeFileSync(join(pictures, `${name}.svg`), svg)
}
