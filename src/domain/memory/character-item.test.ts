import { expect, test } from 'vitest'
import { CHARACTER_ITEMS, characterItem, characterOfItem } from './character-item.ts'

test('a character has an item of its own, which tells it', () => {
  expect(characterOfItem(characterItem('人'))).toBe('人')
  expect(characterOfItem('hello')).toBeUndefined()
  expect(characterItem('人').startsWith(CHARACTER_ITEMS.slice(0, -1))).toBe(true)
})
