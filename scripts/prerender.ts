// Renders the landing page into build/web/landing.html, so that it can be read before, and without, any script.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { landingHtml } from './landing-html.ts'
import type { LandingPageComponent } from './landing-html.ts'
import { createCourses } from '#curriculum/load-courses.ts'
import { languages } from '#domain/languages.ts'

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
const html = await landingHtml(LandingPage, levels)
writeFileSync(
  page,
  frame.replace(PLACE, () => html),
)
