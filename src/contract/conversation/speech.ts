import * as z from 'zod/mini'
import { post, sound } from '../call.ts'
import { LanguageId, writtenText } from '../fields.ts'
import { languageByNameOrCode } from '#domain/languages.ts'
import { MAX_SYNTHETIC_TEXT, syntheticRates } from '#domain/speech/synthetic-voice.ts'

/** At most so many texts are transcribed at once: what was heard and what it is compared with. */
export const MAX_TRANSCRIBED = 6

const RATE_MESSAGE = `Must be from ${syntheticRates.slowest} to ${syntheticRates.fastest}`

export const speechCalls = {
  /** The IPA of texts, without slashes, in their order; null where nothing reliable can be said. */
  transcribe: post(
    '/speech/transcriptions',
    'signed-in',
    z.object({
      language_id: LanguageId,
      texts: z.array(writtenText(300)).check(z.minLength(1), z.maxLength(MAX_TRANSCRIBED)),
    }),
    z.object({ transcriptions: z.array(z.nullable(z.string())) }),
    { points: 120, seconds: 60 },
  ),
  /**
   * A text spoken by eSpeak NG, for learners whose device has no voice for the language: `?language=es&text=hola&rate=0.7`. A plain
   * address, so that the browser's own player can be given it within a press of a button. 404 where the language has no voice.
   * Visitors hear the lesson that anybody may try, and nothing else.
   */
  speech: sound(
    '/speech',
    'public',
    z.object({
      language: z
        .string()
        .check(z.refine(text => languageByNameOrCode(text) !== undefined, 'There is no such language')),
      text: writtenText(MAX_SYNTHETIC_TEXT),
      rate: z.optional(z.string().check(z.refine(isRate, RATE_MESSAGE))),
    }),
    { points: 120, seconds: 60 },
  ),
}

function isRate(text: string): boolean {
  const rate = Number(text)
  return rate >= syntheticRates.slowest && rate <= syntheticRates.fastest
}
