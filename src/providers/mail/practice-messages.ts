import { Hono } from 'hono'
import { html } from 'hono/html'
import { PRACTICE_MESSAGES_PATH } from './create-mail.ts'
import { practicePage, practicePolicy } from '../practice-page.ts'

/** As many of the last messages are shown. */
const SHOWN = 50

type Kept = { address: string; subject: string; body: string; sent_at: string }

/** The page on which the messages of an installation without a mail server can be read. */
export function createPracticeMessages({
  publicUrl,
  messages,
}: {
  publicUrl: string
  /** The last messages, newest first. */
  messages(most: number): Promise<Kept[]>
}): Hono {
  const app = new Hono()
  app.get(PRACTICE_MESSAGES_PATH, async http => {
    const kept = await messages(SHOWN)
    http.header('content-security-policy', practicePolicy(publicUrl))
    http.header('cache-control', 'no-store')
    const page = practicePage({
      title: 'Messages',
      notice: 'This installation has no mail server. What it would have sent is kept here.',
      content:
        kept.length === 0
          ? html`<p>No message yet. Reminders by e-mail are turned on in the <a href="/settings">settings</a>.</p>`
          : html`${kept.map(
              ({ address, subject, body, sent_at }) => html`<article class="message">
                <h2>${subject}</h2>
                <p>To ${address}, <time datetime="${sent_at}">${sent_at.slice(0, 16).replace('T', ' ')} UTC</time></p>
                ${body.split('\n\n').map(paragraph => html`<p>${withLinks(paragraph)}</p>`)}
              </article>`,
            )}`,
    })
    return http.html(await page)
  })
  return app
}

/** A paragraph whose addresses can be followed. */
function withLinks(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
