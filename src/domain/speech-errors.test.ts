import { expect, test } from 'vitest'
import { microphoneErrorText, recognitionErrorText } from './speech-errors.ts'

test.each([
  ['not-allowed', 'Microphone access denied. Please allow microphone access and try again.'],
  ['no-speech', 'No speech detected. Please try speaking again.'],
  ['audio-capture', 'Microphone not found. Please check your microphone connection.'],
  ['network', 'Network error occurred. Please check your internet connection.'],
  ['service-not-allowed', 'Speech recognition service not available. Please try again later.'],
  ['language-not-supported', 'Voice recognition failed. Please try typing instead.'],
  ['constructor', 'Voice recognition failed. Please try typing instead.'],
])('a recogniser’s %s is told as “%s”', (code, text) => {
  expect(recognitionErrorText(code, 'chat')).toBe(text)
})

test('no speech is worded differently in the lookup and the drill', () => {
  expect(recognitionErrorText('no-speech', 'lookup')).toBe('No speech was detected. Please try speaking again.')
  expect(recognitionErrorText('no-speech', 'drill')).toBe('No speech detected. Please speak clearly and try again.')
})

test('aborting is not an error to show', () => {
  expect(recognitionErrorText('aborted', 'chat')).toBeUndefined()
})

test.each([
  ['NotAllowedError', 'Microphone access denied. Please allow microphone access and try again.'],
  ['NotFoundError', 'Microphone not found. Please check your microphone connection.'],
  ['NotReadableError', 'Microphone is being used by another application...'],
  ['OverconstrainedError', 'Could not access microphone. Please check permissions.'],
])('a microphone’s %s is told as “%s”, and on the lookup screen in its own words', (name, text) => {
  expect(microphoneErrorText(name, 'drill')).toBe(text)
  expect(microphoneErrorText(name, 'lookup')).toBe(
    'Could not access microphone. Please allow microphone permissions and try again.',
  )
})
