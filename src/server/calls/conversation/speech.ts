import type { Handlers } from '#server/http/handler.ts'
import { ApiError } from '#server/http/answer/api-error.ts'
import { clientAddress } from '#server/http/request/client-address.ts'
import { isOfTrialLesson } from '#server/learning/trial-lesson.ts'
import { languageById, languageByNameOrCode } from '#domain/languages.ts'
import { hasSyntheticVoice } from '#domain/speech/synthetic-voice.ts'

export const speechHandlers = {
  transcribe: async ({ body, phonetics, logger }) => {
    const { code } = languageById(body.language_id)!
    const transcriptions: (string | null)[] = []
    for (const text of body.texts) {
      // A transcription that fails is a hint that is not given, no more.
      const ipa = await phonetics.transcribe(text, code).catch((error: unknown) => {
        logger.warn({ err: error, language: code }, 'Cannot transcribe what was heard')
        return undefined
      })
      transcriptions.push(ipa ?? null)
    }
    return { transcriptions }
  },

  speech: async ({ query, phonetics, logger, visitor, courses, http, settings }) => {
    const { id, code } = languageByNameOrCode(query.language)!
    const text = query.text.trim()
    if (!visitor && !(await isOfTrialLesson(courses, id, text))) throw new ApiError(401, 'SIGNED_OUT')
    if (!hasSyntheticVoice(code)) return undefined
    const who = visitor?.id ?? clientAddress(http, settings.trustProxy)
    return phonetics.speak(text, code, Number(query.rate ?? 1), who).catch((error: unknown) => {
      logger.error({ err: error, language: code }, 'Cannot speak a text')
      throw new ApiError(503, 'SPEECH_FAILED', 'The text cannot be spoken at the moment')
    })
  },
} satisfies Partial<Handlers>
