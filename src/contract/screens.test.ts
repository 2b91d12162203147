import { expect, test } from 'vitest'
import { addressOf, screenAt, screens } from './screens.ts'

test('addressOf() fills the path, escapes what stands in it and leaves empty query values out', () => {
  expect(addressOf('lesson', { lessonId: 'es-beginner-01-1' })).toBe('/lesson/es-beginner-01-1')
  expect(addressOf('task', { taskId: 'a/b?c' })).toBe('/task/a%2Fb%3Fc')
  expect(addressOf('conversation', {}, { language: 'es', practice_word: '¿qué?' })).toBe(
    '/conversation?language=es&practice_word=%C2%BFqu%C3%A9%3F',
  )
  expect(addressOf('subscription', {}, { language_id: undefined })).toBe('/subscription')
})

test('screenAt() knows every address of the list but the landing page, and nothing below or beside one', () => {
  for (const [name, path] of Object.entries(screens)) {
    const found = screenAt(path.replaceAll(/\{\w+\}/g, 'x'))
    expect([path, found?.name]).toEqual([path, name === 'landing' ? undefined : name])
  }
  expect(screenAt('/lesson/es-beginner-01-1')?.params).toEqual({ lessonId: 'es-beginner-01-1' })
  const none = ['/dashboard/', '/lesson/', '/lesson/a/b', '/nothing', '/subscription/successful']
  expect(none.filter(path => screenAt(path) !== undefined)).toEqual([])
})
