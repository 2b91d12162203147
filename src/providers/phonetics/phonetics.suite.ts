import { expect, test } from 'vitest'
import type { Phonetics } from './phonetics.ts'
import { languages } from '#domain/languages.ts'

const texts = [
  '', '   ', '…', '123', '<script>alert(1)</script>', '\u202Ehola', '${7*7}', '👍', 'a'.repeat(5000), '[[h@l@]]', 'hola\0',
] // biome-ignore format: a table

/** What every source of sounds promises. */
export function promisesOfPhonetics(create: () => Phonetics) {
  const phonetics = create()

  test('a transcription is text without slashes, or undefined; never an error, whatever the text', async () => {
    for (const { code } of languages) {
      for (const text of [...texts, 'hola', 'привет', 'สวัสดี', '你好']) {
        const ipa = await phonetics.transcribe(text, code)
        expect(ipa ?? 'none').toMatch(/^[^/]+$/)
      }
    }
  })

  test('nothing is transcribed that is no word', async () => {
    for (const text of ['', '   ', '…', '<script>alert(1)</script>', '${7*7}', '👍']) {
      expect(await phonetics.transcribe(text, 'es')).toBeUndefined()
    }
  })

  test('speech is a WAV file, or undefined', async () => {
    for (const text of [...texts, 'hola']) {
      const sound = await phonetics.speak(text, 'es', 0.7)
      expect(sound ? new TextDecoder().decode(sound.subarray(0, 4)) : 'RIFF').toBe('RIFF')
    }
  })
}
