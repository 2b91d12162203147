// npm run dictionary -- check [codes…] | measure [codes…] FOLDER: checks the wordlists, or tells what share of a list of frequent forms they know.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionariesOf } from '#curriculum/course/dictionary/dictionaries.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'
import { entryFaults, parseEntry } from '#curriculum/wordlist/entry.ts'
import { findForeign } from '#curriculum/wordlist/search.ts'
import { createWordlists, readInflection, wordlistFiles } from '#curriculum/wordlist/wordlist.ts'
import { languages, scriptOf } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'

const FOLDER = 'dictionary'
const [action, ...given] = process.argv.slice(2)
const codes = given.filter(argument => languages.some(({ code }) => code === argument)) as LanguageCode[]
const chosen = languages.filter(({ code }) => codes.length === 0 || codes.includes(code))

if (action === 'check') process.exit(check() > 0 ? 1 : 0)
else if (action === 'measure') await measure(given.find(argument => !codes.includes(argument as LanguageCode)))
else {
  console.error('Cannot run: say "check", or "measure" and a folder of <code>.tsv files with rank, form and count')
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
  const wordlists = createWordlists(FOLDER)
  for (const { code } of chosen) {
    const file = join(folder, `${code}.tsv`)
    if (!existsSync(file)) continue
    const dictionary = await dictionariesOf(courses).of(code)
    const sources = { code, dictionary, wordlist: await wordlists.of(code) }
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
