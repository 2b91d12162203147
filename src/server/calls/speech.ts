import type { Handlers } from '../handler.ts'
import { languageById } from '#domain/languages.ts'

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
} satisfies Partial<Handlers>
