import type { Context, Hono } from 'hono'
import { ApiError, notFound } from './api-error.ts'
import type { Parts } from './handler.ts'
import type { RateLimits } from './rate-limit.ts'
import type { Sessions } from './sessions.ts'
import { languageByNameOrCode } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { MAX_SYNTHETIC_TEXT, hasSyntheticVoice, syntheticRates } from '#domain/synthetic-voice.ts'

export const SPEECH_LIMIT = { points: 120, seconds: 60 }
const KEEP_SECONDS = 7 * 24 * 3600

/**
 * `GET /api/speech?language=es&text=hola&rate=0.7`: the text spoken by eSpeak NG, as a WAV file, for learners whose device
 * has no voice for the language. A plain address, so that the browser's own player can be given it within a press of a button.
 * Answers 404 where the language has no voice or the letters cannot be read out.
 */
export function addSyntheticSpeech(
  app: Hono,
  { phonetics, logger }: Parts,
  { sessions, rateLimits }: { sessions: Sessions; rateLimits: RateLimits },
): void {
  app.get('/api/speech', async http => {
    const learner = await sessions.learnerOf(http)
    if (!learner) throw new ApiError(401, 'SIGNED_OUT')
    await rateLimits.count('speech', learner.id, SPEECH_LIMIT)
    const { text, language, rate } = readQuestion(http)
    if (!hasSyntheticVoice(language)) throw notFound()
    const sound = await phonetics.speak(text, language, rate).catch((error: unknown) => {
      logger.error({ err: error, language }, 'Cannot speak a text')
      throw new ApiError(503, 'SPEECH_FAILED', 'The text cannot be spoken at the moment')
    })
    if (!sound) throw notFound()
    return http.body(sound, 200, {
      'content-type': 'audio/wav',
      'cache-control': `private, max-age=${KEEP_SECONDS}`,
      vary: 'Cookie',
    })
  })
}

function readQuestion(http: Context): { text: string; language: LanguageCode; rate: number } {
  const text = only(http, 'text')?.trim() ?? ''
  if (text === '' || text.length > MAX_SYNTHETIC_TEXT || !text.isWellFormed() || text.includes('\0')) {
    throw invalid('text', `Must be a text of 1 to ${MAX_SYNTHETIC_TEXT} characters`)
  }
  const language = languageByNameOrCode(only(http, 'language') ?? '')
  if (!language) throw invalid('language', 'There is no such language')
  const rate = Number(only(http, 'rate') ?? 1)
  if (!(rate >= syntheticRates.slowest && rate <= syntheticRates.fastest)) {
    throw invalid('rate', `Must be from ${syntheticRates.slowest} to ${syntheticRates.fastest}`)
  }
  return { text, language: language.code, rate }
}

/** A parameter that may be given once. */
function only(http: Context, name: string): string | undefined {
  const given = http.req.queries(name) ?? []
  if (given.length > 1) throw invalid(name, 'May be given once only')
  return given[0]
}

const invalid = (field: string, message: string) => new ApiError(400, 'INVALID', message, { field })
