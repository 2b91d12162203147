import { expect, test } from 'vitest'
import { landingHtml } from './landing-html.ts'
import { languages } from '#domain/languages.ts'
import { withClaims } from '#server/http/limits/claims-block.ts'
import { LandingPage } from '#web/landing/landing-page.tsx'

const word = (text: string) => ({
  word: text,
  translation: `${text} in English`,
  example: `¡${text}!`,
  example_translation: 'So!',
})
const tastes = [
  { code: 'es', name: 'Spanish', direction: 'ltr' as const, hasVoice: true, words: ['hola', 'adiós', 'sí'].map(word) },
]
const html = await landingHtml(LandingPage, {
  courses: { es: ['beginner'], ar: ['beginner', 'intermediate'], fr: [] },
  tastes,
})
const text = html.replace(/<!-- -->/g, '')

test('the landing page has a card for each of the 32 languages, with its label, three points and its button', () => {
  const cards = text.split('3-Month Program')
  expect(cards).toHaveLength(33)
  for (const language of languages) {
    expect(text).toContain(`>${language.name}</h3>`)
    expect(text).toContain(language.flag_emoji)
    expect(text).toContain(`Start Learning ${language.name}</button>`)
  }
  for (const card of cards.slice(1)) expect(card.split('</ul>')[0]?.match(/<li>/g)).toHaveLength(3)
})

test('a language with a course can be chosen; one without says why not', () => {
  const button = (name: string) => text.match(new RegExp(`<button[^>]*>Start Learning ${name}</button>`))?.[0] ?? ''
  expect(button('Spanish')).toContain('data-language="1"')
  expect(button('Spanish')).not.toContain('disabled=""')
  expect(button('Arabic')).not.toContain('disabled=""')
  expect(button('French')).toContain('disabled=""')
  expect(text).toContain('The French course is in preparation.')
  expect(text).not.toContain('The Spanish course is in preparation.')
})

test('the landing page can be read and understood without any script', () => {
  expect(text).not.toContain('<script')
  for (const words of ['90 days', '$49', 'How to Say It', 'Sign In', 'Choose your language'])
    expect(text).toContain(words)
})

test('the no-refund policy stands in the footer', () => {
  const footer = text.match(/<footer.*<\/footer>/s)?.[0] ?? ''
  expect(footer).toMatch(/All sales are final: no refunds, exchanges or cancellations/i)
})

test('the landing page claims what the specification says, and the server can replace it', () => {
  const figures = (page: string) =>
    [...page.matchAll(/<b[^>]*>([^<]*)<\/b>\s*<span[^>]*>([^<]*)/g)].map(match => `${match[1]} ${match[2]}`)
  expect(figures(text)).toEqual(['95% of users see improvement', '50,000+ students', '4.9 rating'])
  expect(figures(withClaims(text, [{ figure: '71%', text: 'of users see improvement (n = 120)' }]))).toEqual([
    '71% of users see improvement (n = 120)',
  ])
  const bare = withClaims(text, [])
  expect(figures(bare)).toEqual([])
  expect(bare).toContain('</footer>')
})

test('the cards say what is sold: the level, what one can do after it, the hours', () => {
  const card = (name: string) => text.split(`>${name}</h3>`)[1]!.split('</ul>')[0]!
  expect(card('Spanish')).toContain('Beginner: A1 to A2')
  expect(card('Arabic')).toContain('Beginner, Intermediate: A1 to B1')
  for (const name of ['Spanish', 'Arabic']) {
    expect(card(name)).toMatch(/After it: \w+/)
    expect(card(name)).toContain('45 hours at 30 min a day')
  }
})

test('a language with a course can be tried, and its level found, before there is an account', () => {
  expect(text).toContain('href="/try/es"')
  expect(text).toContain('href="/level/ar"')
  expect(text).not.toContain('href="/try/fr"')
})

test('the first word of the taste can be read without any script, and pictures stand before the grid', () => {
  expect(text).toMatch(/lang="es"[^>]*>hola</)
  expect(text.indexOf('Thirty seconds of a lesson')).toBeLessThan(text.indexOf('id="languages"'))
  expect(text.indexOf('/screens/lesson-light.webp')).toBeLessThan(text.indexOf('id="languages"'))
  for (const picture of text.match(/<img[^>]*screens[^>]*>/g)!) expect(picture).toContain('loading="lazy"')
})
