import { expect, test } from 'vitest'
import { addressOf, isScreen, screens } from './screens.ts'

test('addressOf() fills the path, escapes what stands in it and leaves empty query values out', () => {
  expect(addressOf('lesson', { lessonId: 'es-beginner-01-1' })).toBe('/lesson/es-beginner-01-1')
  expect(addressOf('task', { taskId: 'a/b?c' })).toBe('/task/a%2Fb%3Fc')
  expect(addressOf('conversation', {}, { language: 'es', practice_word: '¿qué?' })).toBe(
    '/conversation?language=es&practice_word=%C2%BFqu%C3%A9%3F',
  )
  expect(addressOf('subscription', {}, { language_id: undefined })).toBe('/subscription')
})

test('isScreen() knows every address of the list but the landing page, and nothing below or beside one', () => {
  for (const [name, path] of Object.entries(screens)) {
    expect([name, isScreen(path.replaceAll(/\{\w+\}/g, 'x'))]).toEqual([name, name !== 'landing'])
  }
  expect(['/dashboard/', '/lesson/', '/lesson/a/b', '/nothing', '/subscription/successful'].filter(isScreen)).toEqual(
    [],
  )
})
