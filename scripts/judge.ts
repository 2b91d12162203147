// npm run judge [files…]: how often the judge of answers says what a fair teacher says, on the pairs of test/cases/judge-*.tsv.
// npm run judge -- --accepted CODE [week]: what every exercise of a course accepts that is written, each with its number.
// npm run judge -- --try CODE FILE: answers a reader thought of, a line "number of the exercise ⇥ answer" each, and how they are judged.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compileCourse } from '#curriculum/source/compile.ts'
import { faultLine } from '#curriculum/source/fault.ts'
import { readLanguage, readSyllabus } from '#curriculum/source/read-course.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'
import type { Course, GrammarExercise } from '#curriculum/course/course.ts'
import { withDigits } from '#curriculum/derive/sentences/digits.ts'
import { grammarAnswers } from '#curriculum/derive/exercises/grammar-answers.ts'
import { judgeOf } from '#curriculum/derive/exercises/judged-exercise.ts'
import { nearWords } from '#curriculum/derive/words/near-words.ts'
import { wordsOf } from '#curriculum/derive/words/course-words.ts'
import { withSynonyms } from '#curriculum/derive/words/synonyms.ts'
import { inAllWriting, otherAnswers, otherMeaningsOf } from '#curriculum/derive/words/word-answers.ts'
import { judgeAnswer } from '#domain/answers/answers.ts'
import { languages } from '#domain/languages.ts'

type Pair = { code: string; toEnglish: boolean; expected: string[]; typed: string; verdict: string; note: string }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accepted: { type: 'string' }, try: { type: 'string' } },
})
let loaded: ReturnType<typeof createCourses> | undefined
/** The built courses, for the pairs; what authors ask of a course is read from its source. */
const built = () => (loaded ??= createCourses('build/courses'))

if (values.accepted) printAccepted(values.accepted, Number(positionals[0] ?? 0))
else if (values.try) tryAnswers(values.try, positionals[0])
else await measure(positionals)

/** Agreement with the teacher, exactly and as far as passing goes, and every disagreement. */
async function measure(chosen: string[]) {
  const folder = 'test/cases'
  const files =
    chosen.length > 0
      ? chosen
      : readdirSync(folder)
          .filter(name => /^judge-.*\.tsv$/u.test(name))
          .map(name => `${folder}/${name}`)
  for (const file of files) {
    const pairs = readFileSync(file, 'utf8').split('\n').flatMap(pairOf)
    let [same, passed, refused, right, let_by, wrong] = [0, 0, 0, 0, 0, 0]
    const started = performance.now()
    for (const pair of pairs) {
      const is = await verdictOf(pair)
      if (is === pair.verdict) same++
      if ((is === 'wrong') === (pair.verdict === 'wrong')) passed++
      if (pair.verdict === 'right') right++
      if (pair.verdict === 'wrong') wrong++
      if (pair.verdict === 'right' && is === 'wrong') refused++
      if (pair.verdict === 'wrong' && is !== 'wrong') let_by++
      if (is !== pair.verdict) {
        const { code, toEnglish, expected, typed, verdict, note } = pair
        console.log(
          `${code}${toEnglish ? '→en' : ''}  “${typed}” for “${expected.join(' | ')}”: ${verdict}, judged ${is}${note && `  (${note})`}`,
        )
      }
    }
    const percent = (part: number, of: number) => `${part} of ${of} (${((100 * part) / Math.max(1, of)).toFixed(1)} %)`
    const ms = (performance.now() - started) / Math.max(1, pairs.length)
    console.log(
      `${file}: exactly as the teacher ${percent(same, pairs.length)}, passed or refused as the teacher ${percent(passed, pairs.length)},`,
    )
    console.log(
      `  right answers refused ${percent(refused, right)}, wrong ones passed ${percent(let_by, wrong)}; ${ms.toFixed(1)} ms a pair with its lists\n`,
    )
  }
}

/** code ⇥ direction ⇥ expected, alternatives parted by | ⇥ typed ⇥ right, almost or wrong ⇥ note, or the English that was asked for. */
function pairOf(line: string): Pair[] {
  if (line.trim() === '' || line.startsWith('#')) return []
  const [code = '', direction = '', expected = '', typed = '', verdict = '', note = ''] = line.split('\t')
  return [
    {
      code,
      toEnglish: direction === 'to-english',
      expected: expected.split('|').map(each => each.trim()),
      typed,
      verdict: verdict.trim(),
      note,
    },
  ]
}

/** The verdict as an exercise of the course would give it: with the lists that come with the exercise. */
async function verdictOf({ code, toEnglish, expected, typed, note }: Pair) {
  const language = languages.find(each => each.code === code)
  const course = language && (await built().course(language.code, 'beginner'))
  if (!course) throw new Error(`Cannot judge "${typed}": there is no course "${code}"`)
  const [answer = '', ...also] = expected
  const alternatives = toEnglish ? otherMeaningsOf(expected) : answersIn(course, answer, also, note)
  const answerCode = toEnglish ? 'en' : code
  const otherWords = nearWords(course, [answer, ...alternatives], answerCode)
  const { verdict } = judgeAnswer(
    typed,
    { answer, alternatives: [...also, ...alternatives] },
    { code: answerCode, otherWords },
  )
  return verdict === 'correct' ? 'right' : verdict
}

function answersIn(course: Course, answer: string, also: string[], english: string): string[] {
  const all = [answer, ...also]
  const headwords = wordsOf(course).all.filter(word => all.includes(word.word))
  const readings = course.code === 'ja' ? all.map(text => inKana(course, text)) : []
  const isSentence = /[.!?。？！]\s*$/u.test(answer) || answer.includes(' ')
  const synonyms = isSentence ? withSynonyms(course, all, english) : []
  const digits = isSentence ? withDigits(course, [...all, ...synonyms]) : []
  return inAllWriting(course, [
    ...also,
    ...headwords.flatMap(word => otherAnswers(course, word)),
    ...synonyms,
    ...digits,
    ...readings,
  ])
}

/** A sentence in kana by the readings of the course's words, longest first; exercises of the course bring theirs. */
function inKana(course: Course, text: string): string {
  const known = wordsOf(course)
    .all.filter(word => word.reading && /\p{Script=Han}/u.test(word.word))
    .toSorted((a, b) => b.word.length - a.word.length)
  return known.reduce(
    (kana, { word, reading }) => kana.replaceAll(word, reading!.replace(/\s/gu, '')),
    text.replaceAll('私', 'わたし'),
  )
}

/** A course as it stands in courses/, so that an author sees at once what a change to it makes. */
function courseFromSource(code: string): Course {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const syllabus = readSyllabus(root, 'beginner')
  const known = languages.find(each => each.code === code)
  const language = known && readLanguage(root, known.code, [syllabus])
  const level = language?.levels.find(each => each.level === 'beginner')
  if (!language?.info || !level || level.weeks.size === 0) throw new Error(`There is no beginner course "${code}"`)
  const faults = [...language.faults, ...level.faults]
  if (faults.length > 0) console.error(`Faults, told by npm run courses ${code}; the first: ${faultLine(faults[0]!)}`)
  return compileCourse({ ...language, info: language.info }, level, syllabus, () => '-').course
}

type Numbered = { number: string; exercise: GrammarExercise }

/** The exercises that are written, each with the number by which a reader names it: its point and its place there. */
function writtenExercises(course: Course, week = 0): Numbered[] {
  return course.weeks
    .filter(each => week === 0 || each.number === week)
    .flatMap(each => each.grammar)
    .flatMap(point => point.exercises.map((exercise, at) => ({ number: `${point.id}#${at + 1}`, exercise })))
    .filter(({ exercise }) => exercise.type !== 'multiple_choice' && exercise.type !== 'write')
}

function printAccepted(code: string, week: number) {
  const course = courseFromSource(code)
  for (const { number, exercise } of writtenExercises(course, week)) {
    const listed = new Set([exercise.answer, ...exercise.also])
    console.log(`\n${number}: ${exercise.question}${exercise.translation ? ` (${exercise.translation})` : ''}`)
    console.log(`  ${[...listed].join('\n  ')}`)
    for (const text of grammarAnswers(course, exercise)) if (!listed.has(text)) console.log(`  + ${text}`)
  }
}

function tryAnswers(code: string, file: string | undefined) {
  if (!file) throw new Error('npm run judge -- --try CODE FILE: which file holds the answers?')
  const course = courseFromSource(code)
  const exercises = new Map(writtenExercises(course).map(({ number, exercise }) => [number, exercise]))
  const counts = new Map<string, number>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [number = '', given = ''] = line.split('\t').map(each => each.trim())
    if (number === '' || number.startsWith('#')) continue
    const exercise = exercises.get(number)
    const verdict = exercise ? judgeOf(course, exercise)(given).verdict : 'no such exercise'
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    console.log(`${verdict.padEnd(8)} ${number} “${given}”${exercise ? ` for “${exercise.answer}”` : ''}`)
  }
  console.log([...counts].map(([verdict, count]) => `${verdict} ${count}`).join(', '))
}
