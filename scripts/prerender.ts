// Renders the landing page into build/web/landing.html, so that it can be read before, and without, any script.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { createCourses } from '#curriculum/load-courses.ts'
import { languages } from '#domain/languages.ts'
import type { Level } from '#domain/program.ts'

const root = new URL('../', import.meta.url)
const page = new URL('build/web/landing.html', root)
const rendered = new URL('build/prerender/landing-page.js', root)
const compiledCourses = fileURLToPath(new URL('build/courses/', root))
const PLACE = '<!--landing-->'

/** The levels with a course, by language code. */
function coursesOffered(): Record<string, Level[]> {
  const courses = createCourses(compiledCourses)
  return Object.fromEntries(languages.map(({ code }) => [code, courses.levelsOf(code)]))
}

async function renderedLandingPage(): Promise<string> {
  const { LandingPage } = (await import(rendered.href)) as {
    LandingPage: ComponentType<{ courses: Record<string, Level[]> }>
  }
  const { prelude } = await prerender(createElement(LandingPage, { courses: coursesOffered() }))
  const html = await new Response(prelude).text()
  return html.replace('<landing-claims>', '<!--claims-->').replace('</landing-claims>', '<!--/claims-->')
}

const frame = readFileSync(page, 'utf8')
if (!frame.includes(PLACE)) throw new Error(`Cannot prerender the landing page: "${PLACE}" is missing in ${page.pathname}`)
const html = await renderedLandingPage()
writeFileSync(page, frame.replace(PLACE, () => html))
