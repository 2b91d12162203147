import { notFound } from '../api-error.ts'
import type { Handlers } from '../handler.ts'
import { keepInMemory } from '../memory-items.ts'
import { lookUp } from '../look-up.ts'
import { enrolmentsOf } from '#database/enrolments.ts'
import { languageById } from '#domain/languages.ts'

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
    if (found.language_id !== null && found.translation.trim() !== '') {
      await keepInMemory(request, found.language_id, 'lookup', [{ text: found.word, translation: found.translation }])
    }
    return found
  },
} satisfies Partial<Handlers>
