import { notFound } from '../api-error.ts'
import type { Handlers } from '../handler.ts'
import { lookUp } from '../look-up.ts'
import { enrolmentsOf } from '#database/enrolments.ts'
import { languageById } from '#domain/languages.ts'

export const lookupHandlers = {
  lookUp: async ({ db, learner, body, courses, phonetics, logger }) => {
    const rows = await enrolmentsOf(db, learner.id)
    const enrolled = rows.flatMap(({ language_id, proficiency_level: level }) => {
      const language = languageById(language_id)
      return language ? [{ code: language.code, level }] : []
    })
    const question = { text: body.word, languageId: body.language_id ?? undefined, enrolled }
    const found = await lookUp(question, { courses, phonetics, logger })
    if (!found) throw notFound()
    return found
  },
} satisfies Partial<Handlers>
