// npm run tutor -- --check: does the configured model answer in the required form?
// npm run tutor -- --measure [codes…] [--failures]: how often the built-in tutor mends planted errors, and flags right sentences.
import { parseArgs } from 'node:util'
import { createBuiltInTutor } from '#providers/tutor/built-in/built-in-tutor.ts'
import { modelOf } from '#providers/tutor/create-tutor.ts'
import { casesOf, measureTutor } from '../bench/tutor/measure.ts'
import { createModelTutor } from '#providers/tutor/model/model-tutor.ts'
import { unmetered } from '#providers/tutor/model/model-usage.ts'
import { createSpelling } from '#providers/tutor/spelling/spelling-pool.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'
import { languages } from '#domain/languages.ts'
import { SettingsError, readSettings } from '#server/environment/settings.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, measure: { type: 'boolean' }, failures: { type: 'boolean' } },
})
const courses = createCourses('build/courses')

const CASES = 'test/cases/tutor'
/** So many errors of each kind that can be planted by rule, in each language. */
const PLANTED = 25
/** What is asked of the tutor on cases it was not made with. */
const TARGETS = { right: 0.65, ofEachKind: 0.5, wrong: 0.02, flagged: 0.005 }

if (values.check) await check()
else if (values.measure) await measure()
else {
  console.error('Say what to do: npm run tutor -- --check, or npm run tutor -- --measure [codes…]')
  process.exitCode = 1
}
process.exit()

async function check() {
  let settings: ReturnType<typeof readSettings>
  try {
    settings = readSettings(process.env)
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error)
    process.exitCode = 1
    return
  }
  if (!settings.tutor) {
    console.log(
      'No model is configured: the built-in tutor serves. TUTOR_PROVIDER, TUTOR_MODEL and others change that.',
    )
    return
  }
  const { provider, model, baseUrl } = settings.tutor
  console.log(`Asking "${model}" (${provider}${baseUrl ? ` at ${new URL(baseUrl).origin}` : ''})`)
  const failures: unknown[] = []
  const tutor = createModelTutor({
    model: await modelOf(settings.tutor),
    name: model,
    builtIn: createBuiltInTutor(courses),
    meter: unmetered,
    onFailure: ({ error }) => failures.push(error),
  })
  const turn = { language: 'es' as const, level: 'beginner' as const }
  const history = [
    { role: 'assistant' as const, content: '¿Qué quieres comer?' },
    { role: 'user' as const, content: 'Quiero una manazna roja.' },
  ]
  const trials: [string, () => Promise<unknown>][] = [
    ['opens a conversation', () => tutor.reply({ ...turn, topic: 'Food and restaurants', history: [] })],
    ['goes on with one', () => tutor.reply({ ...turn, topic: 'Food and restaurants', history })],
    ['gives feedback', () => tutor.feedback({ ...turn, text: history[1]!.content, context: history[0]!.content })],
    ['explains a word', () => tutor.explain({ language: 'es', word: 'berenjena' })],
  ]
  for (const [what, ask] of trials) {
    failures.length = 0
    const began = performance.now()
    const answer = await ask()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (failures.length > 0) process.exitCode = 1
    console.log(failures.length > 0 ? `✗ ${what}: ${String(failures[0])}` : `✓ ${what} (${seconds} s)`)
    if (failures.length === 0) console.log(`  ${JSON.stringify(answer)}`)
  }
}

async function measure() {
  const spelling = createSpelling(error => console.error(error))
  const tutor = createBuiltInTutor(courses, spelling)
  const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
  console.log(
    'Errors planted by rule and by the lists in test/cases/tutor, by kind: mended right / mended wrong / not noticed',
  )
  console.log(
    `Wanted: right ≥ ${100 * TARGETS.right} %, ≥ ${100 * TARGETS.ofEachKind} % of each kind, wrong ≤ ${100 * TARGETS.wrong} %, right sentences flagged ≤ ${100 * TARGETS.flagged} %\n`,
  )
  const total = { right: 0, wrong: 0, silent: 0, rights: 0, flagged: 0 }
  for (const { code, name } of languages) {
    if (positionals.length > 0 && !positionals.includes(code)) continue
    const [level] = courses.levelsOf(code)
    const course = level && (await courses.course(code, level))
    if (!course) continue
    const { byKind, rights, flagged, failures } = await measureTutor(tutor, course, {
      cases: casesOf(CASES, code),
      ofEach: PLANTED,
    })
    const sum = { right: 0, wrong: 0, silent: 0 }
    for (const outcome of byKind.values()) {
      sum.right += outcome.right
      sum.wrong += outcome.wrong
      sum.silent += outcome.silent
    }
    const count = sum.right + sum.wrong + sum.silent
    total.right += sum.right
    total.wrong += sum.wrong
    total.silent += sum.silent
    total.rights += rights
    total.flagged += flagged
    const kinds = [...byKind]
      .map(([kind, { right, wrong, silent }]) => `${kind} ${right}/${wrong}/${silent}`)
      .join(' · ')
    console.log(
      `${name.padEnd(11)} right ${percent(sum.right, count).padStart(7)}  wrong ${percent(sum.wrong, count).padStart(6)}  flagged ${flagged} of ${rights}${spelling.has(code) ? '' : '  (no dictionary)'}`,
    )
    console.log(`            ${kinds}`)
    if (values.failures) for (const line of failures) console.log(`    ${line}`)
  }
  const all = total.right + total.wrong + total.silent
  console.log(
    `\nAll         right ${percent(total.right, all)}, wrong ${percent(total.wrong, all)}, flagged ${percent(total.flagged, total.rights)} of ${total.rights}`,
  )
  await spelling.close()
  const holds =
    total.right >= TARGETS.right * all &&
    total.wrong <= TARGETS.wrong * all &&
    total.flagged <= TARGETS.flagged * total.rights
  process.exitCode = holds ? 0 : 1
}
