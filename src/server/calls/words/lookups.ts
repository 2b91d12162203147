import { notFound } from '#server/http/answer/api-error.ts'
import type { Handlers, Request } from '#server/http/handler.ts'
import { keepInMemory, unlessFull } from '#server/learning/memory-items.ts'
import { lookUp } from '#server/learning/lookup.ts'
import { enrolmentsOf } from '#database/learners/enrolments.ts'
import { generatedMeaning, keepMeaning } from '#database/words/generated-meanings.ts'
import { keepLookup, recentLookups } from '#database/words/lookups.ts'
import { answerKey } from '#domain/answers/text/answer-text.ts'
import { languageById, languageByNameOrCode } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { ExplainedWord } from '#providers/tutor/tutor.ts'

/** So many are listed. */
const RECENT = 12

export const lookupHandlers = {
  // What was found and understood is kept, and asked for like any other word.
  lookUp: async request => {
    const { db, learner, body, courses, wordlists, imported, spelling, phonetics, logger } = request
    const rows = await enrolmentsOf(db, learner.id)
    const enrolled = rows.flatMap(({ language_id, proficiency_level: level }) => {
      const language = languageById(language_id)
      return language ? [{ code: language.code, level }] : []
    })
    const question = { text: body.word, languageId: body.language_id ?? undefined, enrolled }
    const explain = (word: string, language: LanguageCode) => explained(request, word, language)
    const isWord = async (word: string, language: LanguageCode) =>
      spelling.has(language) ? (await spelling.check(language, [word], learner.id)).get(word)?.known : undefined
    const found = await lookUp(question, { courses, wordlists, imported, phonetics, logger, explain, isWord })
    if (!found) throw notFound()
    const { language_id: languageId, word, translation } = found
    const isUnderstood = languageId !== null && translation.trim() !== ''
    if (languageId !== null) await keepLookup(db, learner.id, { languageId, word, translation }, request.now)
    const kept =
      isUnderstood && (await unlessFull(keepInMemory(request, languageId, 'lookup', [{ text: word, translation }])))
    return { ...found, kept_for_review: Boolean(kept) }
  },

  recentLookups: ({ db, learner }) => recentLookups(db, learner.id, RECENT),
} satisfies Partial<Handlers>

/** What the model says of a word, asked once for all learners. Where no model is configured nobody is asked. */
async function explained(
  { db, learner, settings, tutor, now }: Pick<Request<never>, 'db' | 'learner' | 'settings' | 'tutor' | 'now'>,
  word: string,
  language: LanguageCode,
): Promise<ExplainedWord | undefined> {
  if (!settings.tutor) return undefined
  const languageId = languageByNameOrCode(language)!.id
  const key = answerKey(word, language)
  const known = await generatedMeaning(db, languageId, key, settings.tutor.model)
  if (known) return known as ExplainedWord
  const answer = await tutor.explain({ word, language, learner: { id: learner.id } })
  if (answer) await keepMeaning(db, { languageId, word: key, model: settings.tutor.model, answer, now })
  return answer
}
