import { expect, test } from 'vitest'
import { withInitialCapital } from './initial-capital.ts'

test('an initial capital keeps its Greek accent and its Turkish dot', () => {
  expect(withInitialCapital('έχω χρόνο', 'el')).toBe('Έχω χρόνο')
  expect(withInitialCapital('iyi', 'tr')).toBe('İyi')
  expect(withInitialCapital('élève', 'fr')).toBe('Élève')
  expect(withInitialCapital('', 'es')).toBe('')
})
