// Compiles every complete course into build/courses and writes the editors' schemas into courses/schema.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { compileCourse } from '#curriculum/source/compile.ts'
import type { Fault } from '#curriculum/source/fault.ts'
import { faultLine } from '#curriculum/source/fault.ts'
import { loadTranscribe } from '#curriculum/ipa/transcriber.ts'
import type { CourseIndex } from '#curriculum/course/load-courses.ts'
import { isComplete, readLanguage, readSyllabus } from '#curriculum/source/read-course.ts'
import { outlineOf } from '#curriculum/derive/outline.ts'
import { withMeanings } from '#curriculum/wordlist/course-meanings.ts'
import { readWordlistLines } from '#curriculum/wordlist/wordlist.ts'
import { fileSchemas } from '#curriculum/source/schema.ts'
import { languages } from '#domain/languages.ts'
import { levels } from '#domain/program/program.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'build', 'courses')

const syllabi = levels.map(level => readSyllabus(root, level))
const faults: Fault[] = syllabi.flatMap(syllabus => syllabus.faults)
const transcribe = await loadTranscribe()
const index: CourseIndex = { courses: [] }

mkdirSync(folder, { recursive: true })
for (const { code } of languages) {
  const language = readLanguage(root, code, syllabi)
  const { info } = language ?? {}
  if (!language || !info) continue
  const complete = language.levels.filter(level => isComplete(language, level))
  const lines = readWordlistLines(join(root, 'dictionary'), code)
  if (complete.length > 0) faults.push(...language.faults)
  for (const level of complete) {
    faults.push(...level.faults)
    const syllabus = syllabi.find(each => each.level === level.level)
    if (!syllabus || level.faults.length > 0 || language.faults.length > 0) continue
    const compiled = compileCourse({ ...language, info }, level, syllabus, transcribe)
    faults.push(...compiled.faults)
    const course = withMeanings(compiled.course, lines)
    const file = `${code}-${level.level}.json`
    writeFileSync(join(folder, file), JSON.stringify(course))
    const outline = `${code}-${level.level}.outline.json`
    writeFileSync(join(folder, outline), JSON.stringify(outlineOf(course)))
    index.courses.push({ code, level: level.level, file, outline })
  }
}
writeFileSync(join(folder, 'index.json'), JSON.stringify(index, null, 2))
const present = new Set(['index.json', ...index.courses.flatMap(entry => [entry.file, entry.outline])])
for (const name of readdirSync(folder)) if (!present.has(name)) rmSync(join(folder, name))
writeSchemas()

for (const fault of faults) console.error(faultLine(fault))
if (faults.length > 0) {
  console.error(`\nCannot compile the courses: ${faults.length} faults`)
  process.exit(1)
}
console.log(`${index.courses.length} courses compiled`)

/** Editors check and complete a YAML file whose first line names its schema. */
function writeSchemas() {
  for (const [name, schema] of Object.entries(fileSchemas)) {
    const file = join(root, 'courses', 'schema', `${name}.json`)
    const text = `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`
    mkdirSync(dirname(file), { recursive: true })
    // An unchanged file is left alone: the build looks at what has changed.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}
