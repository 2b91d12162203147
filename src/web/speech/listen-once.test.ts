import { expect, test } from 'vitest'
import { listenOnce } from './listen-once.ts'
import type { Recognition } from './recognition-types.ts'

function createRecognition() {
  const events: unknown[] = []
  const recognition = { stop: () => void events.push('stopped') } as Recognition
  let isCurrent = true
  listenOnce(recognition, {
    isCurrent: () => isCurrent,
    onHeard: alternatives => {
      isCurrent = false
      events.push(alternatives)
    },
    onError: code => {
      isCurrent = false
      events.push(code)
    },
  })
  const result = (isFinal: boolean, ...transcripts: string[]) =>
    recognition.onresult?.({
      results: [
        Object.assign(
          transcripts.map(transcript => ({ transcript })),
          { isFinal },
        ),
      ],
    })
  return { recognition, events, result }
}

test('the first final result counts, with all its alternatives, and the recogniser is stopped', () => {
  const { recognition, events, result } = createRecognition()
  result(true, ' hola ', 'ola')
  result(true, 'hola')
  recognition.onend?.()
  expect(events).toEqual(['stopped', ['hola', 'ola']])
})

test('a result that was never finished counts when the recogniser ends', () => {
  const { recognition, events, result } = createRecognition()
  result(false, 'ho')
  result(false, 'hola')
  recognition.onend?.()
  expect(events).toEqual([['hola']])
})

test('an end without a result is no speech', () => {
  const { recognition, events, result } = createRecognition()
  result(true, '  ')
  recognition.onend?.()
  expect(events).toEqual(['no-speech'])
})

test('after an error nothing more is reported', () => {
  const { recognition, events, result } = createRecognition()
  recognition.onerror?.({ error: 'network' })
  result(true, 'hola')
  recognition.onend?.()
  expect(events).toEqual(['network'])
})
