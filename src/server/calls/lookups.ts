import { notFound } from '../api-error.ts'
import type { Handlers } from '../handler.ts'
import { keepInMemory } from '../memory-items.ts'
import { lookUp } from '../look-up.ts'
import { enrolmentsOf } from '#database/enrolments.ts'
import { keepLookup, recentLookups } from '#database/lookups.ts'
import { languageById } from '#domain/languages.ts'

/** So many are listed. */
const RECENT = 12

export const lookupHandlers = {
  // What was found and understood is kept, and asked for like any other word.
  lookUp: async request => {
    const { db, learner, body, courses, phonetics, logger } = request
    const rows = await enrolmentsOf(db, learner.id)
    const enrolled = rows.flatMap(({ language_id, proficiency_level: level }) => {
      const language = languageById(language_id)
      return language ? [{ code: language.code, level }] : []
    })
    const question = { text: body.word, languageId: body.language_id ?? undefined, enrolled }
    const found = await lookUp(question, { courses, phonetics, logger })
    if (!found) throw notFound()
    const { language_id: languageId, word, translation } = found
    const isUnderstood = languageId !== null && translation.trim() !== ''
    if (languageId !== null) await keepLookup(db, learner.id, { languageId, word, translation }, request.now)
    const kept = isUnderstood && (await keepInMemory(request, languageId, 'lookup', [{ text: word, translation }]))
    return { ...found, kept_for_review: Boolean(kept) }
  },

  recentLookups: ({ db, learner }) => recentLookups(db, learner.id, RECENT),
} satisfies Partial<Handlers>
