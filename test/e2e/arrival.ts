import type { Page } from 'playwright-core'

export type Person = { email: string; givenName: string }

let people = 0
/** Somebody who has never been here. */
export function somebody(givenName = 'Ana'): Person {
  return { email: `${givenName.toLowerCase()}-${process.pid}-${++people}@example.org`, givenName }
}

/** What a learner has done before a test begins. */
export type Arrival = { person?: Person; paid?: boolean; assessed?: boolean; minutes?: number; languageId?: number }

/**
 * Signs somebody in by the requests that the screens make, and pays and answers the assessment where asked, in Spanish unless another language is.
 * For tests of what comes after; the ways themselves are walked by journey.test.ts.
 */
export async function arrive(
  page: Page,
  { person = somebody(), paid = true, assessed = paid, minutes = 30, languageId = 1 }: Arrival = {},
): Promise<Person> {
  const { request } = page
  const { redirectUrl } = await (await request.get('/api/oauth/practice/redirect_url')).json()
  const asked = await request.get(redirectUrl)
  const { origin } = new URL(asked.url())
  const form = { email: person.email, given_name: person.givenName }
  const returned = await request.post(asked.url(), { form, headers: { origin } })
  const { code, state, iss } = Object.fromEntries(new URL(returned.url()).searchParams)
  await send(page, origin, '/api/sessions', { code, state, iss })
  if (paid) await pay(page, origin)
  if (assessed) {
    await send(page, origin, '/api/users/assessment', {
      language_id: languageId,
      current_level: 'beginner',
      learning_goals: 'travel',
      daily_time_minutes: minutes,
      preferred_focus: 'speaking',
      motivation_reasons: 'family',
      specific_goals: '',
    })
  }
  return person
}

async function pay(page: Page, origin: string): Promise<void> {
  const { url } = await send(page, origin, '/api/payments/create-checkout-session', { language_id: 1 })
  const form = { card: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' }
  const paid = await page.request.post(url, { form, headers: { origin } })
  const session = new URL(paid.url()).searchParams.get('session_id')
  await page.request.get(`/api/payments/session/${session}`)
}

/** Sends what a screen would send, and answers what came back; a refusal fails the test. */
async function send(page: Page, origin: string, path: string, data: object) {
  const headers = { origin, 'x-user-timezone': 'Europe/Madrid' }
  const response = await page.request.post(path, { data, headers })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}
