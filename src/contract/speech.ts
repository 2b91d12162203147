import * as z from 'zod/mini'
import { post } from './call.ts'
import { LanguageId, writtenText } from './fields.ts'

/** At most so many texts are transcribed at once: what was heard and what it is compared with. */
export const MAX_TRANSCRIBED = 6

/** Beside these calls, `GET /api/speech` answers with sound instead of JSON (server/synthetic-speech.ts). */
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
}
