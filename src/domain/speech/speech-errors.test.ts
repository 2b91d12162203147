import { expect, test } from 'vitest'
import {
  PLAYBACK_FAILED,
  RECOGNITION_UNSUPPORTED,
  SYNTHESIS_UNSUPPORTED,
  microphoneErrorText,
  recognitionErrorText,
} from './speech-errors.ts'

test('playback that fails and browsers without speech are told in the words of the specification', () => {
  expect(PLAYBACK_FAILED).toBe('Voice playback failed. Please try again.')
  expect(SYNTHESIS_UNSUPPORTED).toBe('Speech synthesis not supported in this browser')
  expect(RECOGNITION_UNSUPPORTED).toBe(
    'Voice recognition not supported in this browser. Please use Chrome, Safari, or Edge.',
  )
})

const denied = 'Microphone access denied. Please allow microphone access and try again.'
const notFound = 'Microphone not found. Please check your microphone connection.'

test.each([
  ['not-allowed', denied],
  ['audio-capture', notFound],
  ['network', 'Network error occurred. Please check your internet connection.'],
  ['service-not-allowed', 'Speech recognition service not available. Please try again later.'],
  ['language-not-supported', 'Voice recognition failed. Please try typing instead.'],
  ['', 'Voice recognition failed. Please try typing instead.'],
  ['constructor', 'Voice recognition failed. Please try typing instead.'],
])('a recogniser that fails with “%s” is told on every screen as: %s', (code, text) => {
  for (const screen of ['chat', 'lookup', 'drill'] as const) expect(recognitionErrorText(code, screen)).toBe(text)
})

test.each([
  ['chat', 'No speech detected. Please try speaking again.'],
  ['lookup', 'No speech was detected. Please try speaking again.'],
  ['drill', 'No speech detected. Please speak clearly and try again.'],
] as const)('silence on the screen “%s” is told as: %s', (screen, text) => {
  expect(recognitionErrorText('no-speech', screen)).toBe(text)
})

test('listening that was broken off by us is no error', () => {
  expect(recognitionErrorText('aborted', 'chat')).toBeUndefined()
})

test.each([
  ['NotAllowedError', denied],
  ['NotFoundError', notFound],
  ['NotReadableError', 'Microphone is being used by another application...'],
  ['AbortError', 'Could not access microphone. Please check permissions.'],
  ['', 'Could not access microphone. Please check permissions.'],
  ['constructor', 'Could not access microphone. Please check permissions.'],
])('a microphone that answers “%s” is told in conversations and drills as: %s', (name, text) => {
  expect(microphoneErrorText(name, 'chat')).toBe(text)
  expect(microphoneErrorText(name, 'drill')).toBe(text)
})

test('on the lookup screen every microphone that cannot be opened has one text', () => {
  for (const name of ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'AbortError']) {
    expect(microphoneErrorText(name, 'lookup')).toBe(
      'Could not access microphone. Please allow microphone permissions and try again.',
    )
  }
})
