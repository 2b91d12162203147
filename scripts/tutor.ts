// npm run tutor -- --check: does the configured model answer in the required form?
// npm run tutor -- --measure [codes…]: how often the built-in tutor flags right sentences, and finds planted errors.
import { parseArgs } from 'node:util'
import { createBuiltInTutor } from '#providers/tutor/built-in-tutor.ts'
import { modelOf } from '#providers/tutor/create-tutor.ts'
import { measureFlags } from '#providers/tutor/measure-flags.ts'
import { createModelTutor } from '#providers/tutor/model-tutor.ts'
import { unmetered } from '#providers/tutor/model-usage.ts'
import { createSpelling } from '#providers/tutor/spelling.ts'
import { createCourses } from '#curriculum/load-courses.ts'
import { languages } from '#domain/languages.ts'
import { SettingsError, readSettings } from '#server/settings.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, measure: { type: 'boolean' } },
})
const courses = createCourses('build/courses')

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
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  console.log(
    'Of 200 right sentences of each course, those flagged (≤ 2 %); of the same with one planted error, those found',
  )
  console.log('(≥ 80 % where there is a dictionary)\n')
  let missed = 0
  for (const { code, name } of languages) {
    if (positionals.length > 0 && !positionals.includes(code)) continue
    const [level] = courses.levelsOf(code)
    const course = level && (await courses.course(code, level))
    if (!course) continue
    const figures = await measureFlags(tutor, course)
    const hasDictionary = spelling.has(code)
    const holds = figures.flagged <= 0.02 && (!hasDictionary || figures.found >= 0.8)
    if (!holds) missed++
    const kinds = [...figures.byKind].map(([kind, { found, planted }]) => `${kind} ${found}/${planted}`).join(', ')
    console.log(
      `${name.padEnd(11)} flagged ${percent(figures.flagged).padStart(6)} · found ${percent(figures.found).padStart(6)}${hasDictionary ? '' : ' (no dictionary)'} · ${kinds}${holds ? '' : ' MISSED'}`,
    )
    if (process.env.VERBOSE) for (const line of figures.examples) console.log(`    ${line}`)
  }
  await spelling.close()
  process.exitCode = missed === 0 ? 0 : 1
}
