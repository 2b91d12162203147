import { createElement } from 'react'
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import type { Level } from '#domain/program/program.ts'
import type { Taste } from '#web/landing/tastes.ts'

type Offer = { courses: Record<string, Level[]>; tastes: Taste[] }
export type LandingPageComponent = ComponentType<Offer>

/** The landing page as HTML. Its claims stand between two comments, where the server finds them to replace them. */
export async function landingHtml(page: LandingPageComponent, offer: Offer): Promise<string> {
  const { prelude } = await prerender(createElement(page, offer))
  const html = await new Response(prelude).text()
  return html
    .replace('<landing-claims>', '<!--claims-->')
    .replace('</landing-claims>', '<!--/claims-->')
    .replace('<landing-operator></landing-operator>', '<!--operator-->')
}
