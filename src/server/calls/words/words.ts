import { notFound } from '#server/http/answer/api-error.ts'
import type { Handlers, Request } from '#server/http/handler.ts'
import { courseIn } from '#server/learning/learner-course.ts'
import { idFrom } from '#server/http/request/path-id.ts'
import { wordsOf } from '#curriculum/derive/words/course-words.ts'
import { wordReview } from '#curriculum/derive/words/word-review.ts'
import { enrolmentIn } from '#database/learners/enrolments.ts'
import { toStored } from '#database/instants.ts'
import { memoryOf } from '#database/words/reviews.ts'
import { savedItemsIn } from '#database/words/saved-items.ts'
import { retrievability } from '#domain/memory/review.ts'
import { strengthOf, wordsToReview } from '#domain/memory/word-strength.ts'

/** Words of one review on demand: about five minutes. */
const REVIEWED_AT_ONCE = 20

export const wordHandlers = {
  words: async request => {
    const { now } = request
    const { languageId, memory, course, cards } = await metIn(request)
    const taught = course ? wordsOf(course).byId : new Map()
    const words = memory.flatMap(({ item, source, ...each }) => {
      const word = taught.get(item)
      const card = cards.get(item)
      if (!word && !card) return []
      return {
        item,
        word: word?.word ?? card!.text,
        reading: word?.reading ?? null,
        pronunciation: word?.ipa ?? '',
        translation: word?.gloss ?? card!.translation,
        example: word?.example ? { text: word.example.text, translation: word.example.translation } : null,
        week: word?.week ?? null,
        source,
        strength: strengthOf(each),
        known: each.lastReview === null ? null : Math.round(100 * retrievability(each, now)),
        next_review: toStored(each.due),
        is_due: Temporal.Instant.compare(each.due, now) <= 0,
      }
    })
    return { language_id: languageId, words, due: words.filter(each => each.is_due).length }
  },

  // Open to those whose program has ended, too: what was learned stays theirs.
  wordReview: async request => {
    const { now, learner } = request
    const { languageId, memory, course, cards } = await metIn(request)
    if (!course) return null
    const taught = wordsOf(course).byId
    const known = memory
      .filter(({ item }) => taught.has(item) || cards.has(item))
      .map(each => ({ ...each, known: retrievability(each, now) }))
    const asked = wordsToReview(known, now, REVIEWED_AT_ONCE).map(each => ({
      item: each.item,
      strength: strengthOf(each),
    }))
    return wordReview(course, asked, [...cards.values()], `${learner.id} ${languageId} ${toStored(now)}`) ?? null
  },
} satisfies Partial<Handlers>

/** What the learner met in the language a path names. Throws 404 for a language that is not theirs. */
async function metIn({
  db,
  learner,
  courses,
  params,
}: Pick<Request<never>, 'db' | 'learner' | 'courses'> & { params: { languageId: string } }) {
  const languageId = idFrom(params.languageId)
  const enrolment = await enrolmentIn(db, learner.id, languageId)
  if (!enrolment) throw notFound()
  const saved = await savedItemsIn(db, learner.id, languageId)
  return {
    languageId,
    memory: await memoryOf(db, learner.id, languageId),
    course: await courseIn(courses, languageId, enrolment.proficiency_level),
    cards: new Map(saved.map(each => [each.item, each])),
  }
}
