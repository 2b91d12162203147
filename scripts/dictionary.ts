// npm run dictionary -- check [codes…] | measure [codes…] FOLDER | import FILE --language CODE: checks the wordlists, tells what share of
// a list of frequent forms they know, or brings a dictionary along.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dictionariesOf } from '#curriculum/course/dictionary/dictionaries.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'
import { entryFaults, parseEntry } from '#curriculum/wordlist/entry.ts'
import { importDictionary } from '#curriculum/wordlist/imported/import-dictionary.ts'
import { findForeign } from '#curriculum/wordlist/search.ts'
import { createWordlist, readInflection, readWordlistSource, wordlistFiles } from '#curriculum/wordlist/wordlist.ts'
import { languages, scriptOf } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { readSettings } from '#server/environment/settings.ts'

const FOLDER = 'dictionary'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, name: { type: 'string' }, licence: { type: 'string' } },
})
const [action, ...given] = positionals
const codes = given.filter(argument => languages.some(({ code }) => code === argument)) as LanguageCode[]
const chosen = languages.filter(({ code }) => codes.length === 0 || codes.includes(code))

if (action === 'check') process.exit(check() > 0 ? 1 : 0)
else if (action === 'measure') await measure(given.find(argument => !codes.includes(argument as LanguageCode)))
else if (action === 'import') await bring(given[0])
else {
  console.error(
    'Cannot run: say "check", "measure" and a folder of <code>.tsv files with rank, form and count, or "import", a file and --language',
  )
  process.exit(1)
}

/** Names file, line and fault; answers how many there are. */
function check(): number {
  let faults = 0
  const fault = (file: string, line: number, text: string) => {
    faults++
    console.error(`${file}:${line} ${text}`)
  }
  for (const { code } of chosen) {
    const own = join(FOLDER, code)
    const files = wordlistFiles(own)
    if (files.length === 0) continue
    const seen = new Map<string, string>()
    for (const file of files) {
      for (const [index, line] of readFileSync(join(own, file), 'utf8').split('\n').entries()) {
        if (line.trim() === '' || line.startsWith('#')) continue
        const needsReading = ['zh', 'ja', 'ko', 'th', 'ar', 'he', 'hi'].includes(code)
        for (const text of entryFaults(line, { own: scriptOf(code), needsReading }))
          fault(join(own, file), index + 1, text)
        const { headword, part, grammar } = parseEntry(line)
        const name = `${headword}\t${part}\t${grammar}`
        const before = seen.get(name)
        if (before) fault(join(own, file), index + 1, `"${headword}" (${part}) stands in ${before} too`)
        else seen.set(name, `${file}:${index + 1}`)
      }
    }
    try {
      readInflection(own)
    } catch (error) {
      fault(join(own, 'inflection.yaml'), 1, (error as Error).message)
    }
    console.log(`${code}: ${seen.size} words in ${files.length} files`)
  }
  console.log(faults === 0 ? '\nNo faults' : `\n${faults} ${faults === 1 ? 'fault' : 'faults'}`)
  return faults
}

/** Of the first 1,000, 3,000 and 5,000 forms of each list, the share that gets a meaning; then the most frequent that get none. */
async function measure(folder: string | undefined) {
  if (!folder || !existsSync(folder)) {
    console.error(`Cannot measure: the folder "${folder ?? ''}" of lists is missing`)
    process.exit(1)
  }
  const courses = createCourses('build/courses')
  for (const { code } of chosen) {
    const file = join(folder, `${code}.tsv`)
    if (!existsSync(file)) continue
    const dictionary = await dictionariesOf(courses).of(code)
    const source = readWordlistSource(FOLDER, code)
    const wordlist = source && createWordlist(code, source.lines, source.inflection)
    const sources = { code, dictionary, wordlist }
    const forms = readFileSync(file, 'utf8')
      .split('\n')
      .map(line => line.split('\t')[1] ?? '')
      .filter(Boolean)
    const known = forms.map(form => findForeign(form, sources) !== undefined)
    const share = (count: number) => {
      const some = known.slice(0, count)
      return `${((100 * some.filter(Boolean).length) / some.length).toFixed(1)} %`
    }
    console.log(
      `${code}: of 1,000 ${share(1000)}, of 3,000 ${share(3000)}, of 5,000 ${share(5000)} (${sources.wordlist?.size ?? 0} words)`,
    )
    const missing = forms.filter((_, index) => !known[index]).slice(0, 60)
    if (missing.length > 0) console.log(`   without a meaning: ${missing.join(' ')}`)
  }
}

/** Brings a dictionary file along, into the data folder of this installation. */
async function bring(file: string | undefined): Promise<void> {
  const language = languages.find(({ code }) => code === values.language)?.code
  try {
    if (!file) throw new Error('Cannot import: name a file')
    if (!existsSync(file)) throw new Error(`Cannot import "${file}": there is no such file`)
    if (!language)
      throw new Error(
        `Cannot import "${file}": say its language with --language, one of ${languages.map(({ code }) => code).join(' ')}`,
      )
    const folder = join(readSettings(process.env).dataDir, 'dictionaries')
    const { name, licence } = values
    const report = await importDictionary(file, {
      language,
      folder,
      ...(name && { name }),
      ...(licence && { licence }),
    })
    const { source, words } = report
    console.log(
      `${words} words of “${source.name}” (${source.licence}) are in ${report.file}; start the server anew to use them`,
    )
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
