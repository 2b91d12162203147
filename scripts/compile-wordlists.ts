// Compiles dictionary/<code>/ into build/wordlists/<code>.db, which the server opens when a language is first asked for.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { writeWordlist } from '#curriculum/wordlist/wordlist-file.ts'
import { readWordlistSource } from '#curriculum/wordlist/wordlist.ts'
import { languages } from '#domain/languages.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'build', 'wordlists')
mkdirSync(folder, { recursive: true })
let count = 0
for (const { code } of languages) {
  const target = join(folder, `${code}.db`)
  const source = readWordlistSource(join(root, 'dictionary'), code)
  if (!source) {
    rmSync(target, { force: true })
    continue
  }
  // A running server keeps the file that it has opened.
  const unfinished = `${target}.part`
  if (existsSync(unfinished)) rmSync(unfinished)
  const db = new DatabaseSync(unfinished)
  db.exec('pragma journal_mode = off; pragma synchronous = off')
  writeWordlist(db, code, source.lines, source.inflection)
  db.close()
  renameSync(unfinished, target)
  count++
}
console.log(`${count} wordlists compiled`)
