// npm run bench: what a lookup costs in the server with every course's dictionary loaded, and what the process weighs then.
import { compiledSources } from '#test/lookup-sources.ts'
import { lookUp } from '#server/learning/lookup.ts'
import { dictionariesOf } from '#curriculum/course/dictionary/dictionaries.ts'
import { createRandom } from '#domain/random.ts'
import { languages } from '#domain/languages.ts'

const MOST_MS = 5
const MOST_MEGABYTES = 400
const LOOKUPS = 5000

const means = compiledSources()
const { courses } = means
const taught = languages.filter(({ code }) => courses.levelsOf(code).length > 0)
const words: { text: string; languageId: number }[] = []
for (const { code, id } of taught) {
  const [level] = courses.levelsOf(code)
  const course = level && (await courses.course(code, level))
  await dictionariesOf(courses).of(code)
  for (const { word, reading, gloss } of course?.weeks.flatMap(week => week.days.flatMap(day => day.words)) ?? []) {
    words.push({ text: word, languageId: id }, { text: gloss, languageId: id })
    if (reading) words.push({ text: reading, languageId: id })
    // A slip: the dictionary is gone through from end to end.
    if (word.length > 5) words.push({ text: word.slice(0, 2) + word.slice(3), languageId: id })
  }
}
const asked = createRandom('bench').shuffled(words).slice(0, LOOKUPS)
const times: number[] = []
for (const { text, languageId } of [...asked.slice(0, 500), ...asked]) {
  const began = performance.now()
  await lookUp({ text, languageId, enrolled: [] }, means)
  times.push(performance.now() - began)
}
const measured = times.slice(500).sort((a, b) => a - b)
const at = (share: number) => measured[Math.floor(share * (measured.length - 1))]!
const megabytes = process.memoryUsage().rss / 2 ** 20
console.log(`\n${taught.length} languages loaded, ${measured.length} lookups (words, readings, English, slips)`)
console.log(
  `median ${at(0.5).toFixed(2)} ms, 99th percentile ${at(0.99).toFixed(2)} ms (at most ${MOST_MS}), ratio ${(at(0.99) / MOST_MS).toFixed(2)}`,
)
console.log(`the whole process ${megabytes.toFixed(0)} MB (at most ${MOST_MEGABYTES})`)
if (at(0.99) > MOST_MS || megabytes > MOST_MEGABYTES) process.exitCode = 1
