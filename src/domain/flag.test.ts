import { expect, test } from 'vitest'
import { countryOf } from './flag.ts'
import { languages } from './languages.ts'

test('countryOf() reads the country from the flag’s character', () => {
  expect(countryOf('🇪🇸')).toBe('es')
  expect(languages.map(({ flag_emoji }) => countryOf(flag_emoji)).filter(code => !/^[a-z]{2}$/.test(code))).toEqual([])
})
