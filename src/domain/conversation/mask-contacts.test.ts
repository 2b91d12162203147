import { expect, test } from 'vitest'
import { maskContacts } from './mask-contacts.ts'

test.each([
  ['Escríbeme a ana.perez+es@example.org, por favor.', 'Escríbeme a [e-mail address], por favor.'],
  ['Mi número es +34 612 34 56 78.', 'Mi número es [phone number].'],
  ['(0049) 30/901820', '[phone number]'],
  ['٠٥٠١٢٣٤٥٦٧', '[phone number]'],
  ['مرحبا ana@مثال.إختبار', 'مرحبا [e-mail address]'],
])('%s leaves the server as %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked)
})

test.each(['Nací en 1998.', 'A las 10:30, 12.50 €', 'Tengo 3 hermanos y 2 gatos.', '22.11.2026'])(
  '%s holds no contact',
  text => expect(maskContacts(text)).toBe(text),
)
