import { createElement } from 'react'
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import type { Level } from '#domain/program.ts'

export type LandingPageComponent = ComponentType<{ courses: Record<string, Level[]> }>

/** The landing page as HTML. Its claims stand between two comments, where the server finds them to replace them. */
export async function landingHtml(page: LandingPageComponent, courses: Record<string, Level[]>): Promise<string> {
  const { prelude } = await prerender(createElement(page, { courses }))
  const html = await new Response(prelude).text()
  return html.replace('<landing-claims>', '<!--claims-->').replace('</landing-claims>', '<!--/claims-->')
}
