import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_TOPIC, followUpTopic, maySend, mayStart, parseTopic, practiceTopic } from './conversation.ts'

test.each([
  [undefined, 'Food', false],
  [1, '', false],
  [1, '  \n', false],
  [1, ' Food ', true],
])('with language %s and topic %j a conversation may start: %s', (language, topic, may) => {
  expect(mayStart(language, topic)).toBe(may)
})

test.each([
  ['Hola', false, true],
  ['Hola', true, false],
  ['   ', false, false],
  ['', false, false],
])('message %j with a request pending (%s) may be sent: %s', (message, pending, may) => {
  expect(maySend(message, pending)).toBe(may)
})

test('parseTopic() takes anything but a follow-up as a topic to open', () => {
  expect(parseTopic(' Food and restaurants ')).toEqual({ topic: 'Food and restaurants' })
})

test('parseTopic() gives back what followUpTopic() was given, whatever the learner wrote', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), sentence => {
      expect(parseTopic(followUpTopic('Daily life', sentence))).toEqual({ topic: 'Daily life', sentence })
    }),
  )
  const tricky = 'He said: “no”.\nThe learner said: "sí"'
  expect(parseTopic(followUpTopic('A “quoted” topic', tricky))).toEqual({ topic: 'A quoted topic', sentence: tricky })
})

test.each([
  ['Continue the conversation about Food. The user said: "Me gusta el pan"', 'Food', 'Me gusta el pan'],
  ["Continue conversation on travel. User's last message: Quiero ir a Madrid", 'travel', 'Quiero ir a Madrid'],
  ['Continuing our conversation about "Family": user replied: “Tengo dos hijos.”', 'Family', 'Tengo dos hijos.'],
  ['Please continue the conversation. The learner wrote: no entiendo', '', 'no entiendo'],
  ['Follow up on shopping: 買い物が好きです', 'shopping', '買い物が好きです'],
])('the follow-up of another client, %j, is about “%s” and says “%s”', (text, topic, sentence) => {
  expect(parseTopic(text)).toMatchObject({ topic, sentence })
})

test('parseTopic() never throws and always gives a topic text', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', 'Continue ', 'Continue: '), (text, start) => {
      expect(typeof parseTopic(start + text).topic).toBe('string')
    }),
  )
})

test('a practised word is found again in its topic, also in a follow-up', () => {
  expect(parseTopic(practiceTopic('hola')).practiceWord).toBe('hola')
  expect(parseTopic(followUpTopic(practiceTopic('el agua'), 'Bebo agua')).practiceWord).toBe('el agua')
  expect(practiceTopic('x'.repeat(5000)).length).toBeLessThan(MAX_TOPIC + 40)
})
