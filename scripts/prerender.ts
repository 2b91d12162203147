// Renders the landing page into build/web/landing.html, so that it can be read before, and without, any script.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { landingHtml } from './landing-html.ts'
import type { LandingPageComponent } from './landing-html.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'
import { lessonOf } from '#curriculum/derive/lesson/lesson.ts'
import { languageByNameOrCode, languages } from '#domain/languages.ts'
import { romajiOf } from '#domain/lessons/romaji.ts'
import { hasSyntheticVoice } from '#domain/speech/synthetic-voice.ts'
import { tasteCodes, tasteWords } from '#web/landing/tastes.ts'
import type { Taste, TasteWord } from '#web/landing/tastes.ts'

const root = new URL('../', import.meta.url)
const page = new URL('build/web/landing.html', root)
const built = new URL('build/prerender/landing-page.js', root)
const courses = createCourses(fileURLToPath(new URL('build/courses/', root)))
const PLACE = '<!--landing-->'

const frame = readFileSync(page, 'utf8')
if (!frame.includes(PLACE))
  throw new Error(`Cannot prerender the landing page: "${PLACE}" is missing in ${page.pathname}`)
const { LandingPage } = (await import(built.href)) as { LandingPage: LandingPageComponent }
const levels = Object.fromEntries(languages.map(({ code }) => [code, courses.levelsOf(code)]))
const tastes = await Promise.all(tasteCodes.map(tasteOf))
const html = await landingHtml(LandingPage, { courses: levels, tastes: tastes.flatMap(taste => taste ?? []) })
writeFileSync(
  page,
  frame.replace(PLACE, () => html),
)

/** The first words of a language's first lesson; undefined where it has no beginner's course. */
async function tasteOf(code: (typeof tasteCodes)[number]): Promise<Taste | undefined> {
  const { name, direction } = languageByNameOrCode(code)!
  const course = await courses.course(code, 'beginner')
  const lesson = course && lessonOf(course, `${code}-beginner-01-1`)
  if (!lesson) return undefined
  return {
    code,
    name,
    direction,
    hasVoice: hasSyntheticVoice(code),
    words: tasteWords(lesson.content.vocabulary).map(word => read(code, word)),
  }
}

/** Kana stand with Latin letters for who is new to them, as in the lesson. */
function read(code: string, word: TasteWord): TasteWord {
  const romaji = code === 'ja' ? romajiOf(word.reading ?? word.word) : undefined
  return romaji === undefined ? word : { ...word, reading: romaji }
}
