import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export const PRACTICE_LOOK_PATH = '/practice/look.css'
/** The headings' font: the same file as the product's, named in practice-look.css. */
export const PRACTICE_FONT_PATH = '/practice/heading.woff2'

/** A page of the practice parts: server-rendered, without scripts, in the product's look, and saying what it is. */
export function practicePage({ title, notice, content }: { title: string; notice: string; content: Html }): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Meridian</title>
    <meta name="theme-color" content="#FAF6EC" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#0E1726" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${PRACTICE_LOOK_PATH}" />
  </head>
  <body>
    <header>
      <a href="/">
        <svg class="mark" viewBox="0 0 32 32" width="26" height="26" fill="none" stroke-width="2" aria-hidden="true">
          <circle cx="16" cy="16" r="14" />
          <ellipse cx="16" cy="16" rx="6" ry="14" />
          <path d="M2 16h28" />
          <path class="quarter" d="M16 2a14 14 0 0 1 14 14" stroke-width="3" />
        </svg>
        Meridian
      </a>
    </header>
    <main>
      <h1>${title}</h1>
      <p class="notice"><strong>Practice.</strong> ${notice}</p>
      ${content}
    </main>
  </body>
</html>`
}

/** A message that a form could not be taken, announced as soon as the page is there. */
export function faultMessage(fault: string | undefined): Html | '' {
  return fault ? html`<p class="fault" id="fault" role="alert"><span aria-hidden="true">✕</span> ${fault}</p>` : ''
}

/** Nothing but the page itself, its look, and forms that end here or at the product (browsers check redirects too). */
export function practicePolicy(publicUrl: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${new URL(publicUrl).origin}`,
  ].join('; ')
}

/** Larger forms and requests than the practice parts know are refused. */
export const practiceBodyLimit = bodyLimit({
  maxSize: 64 * 1024,
  onError: http => http.json({ code: 'TOO_LARGE', message: 'The body is too large' }, 413),
})
