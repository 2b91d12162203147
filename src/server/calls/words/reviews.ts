import { ApiError } from '#server/http/answer/api-error.ts'
import type { Handlers } from '#server/http/handler.ts'
import { instantOf } from '#server/http/request/instant-of.ts'
import { letOthersIn } from '#server/http/limits/let-others-in.ts'
import { courseIn } from '#server/learning/learner-course.ts'
import { fitWholeMemory } from '#server/learning/memory-fit.ts'
import { keepInMemory } from '#server/learning/memory-items.ts'
import type { Course } from '#curriculum/course/course.ts'
import { teachesCharacter } from '#curriculum/derive/lesson/characters.ts'
import { wordsOf } from '#curriculum/derive/words/course-words.ts'
import { recordActivity } from '#database/learners/active-days.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { enrolmentIn } from '#database/learners/enrolments.ts'
import { fromStored } from '#database/instants.ts'
import { fitMemory, ownStabilities } from '#database/words/memory-fits.ts'
import { answersKept, insertReview, introduceItems, knownItems, replayItem } from '#database/words/reviews.ts'
import { answeredWithin, grade } from '#domain/memory/review.ts'
import { characterOfItem } from '#domain/memory/character-item.ts'
import { byEvidence } from '#domain/memory/evidence.ts'
import { skillOf } from '#domain/memory/skills.ts'
import { ANSWERS_OF_AN_ITEM } from '#domain/program/learner-bounds.ts'
import { graphemes } from '#domain/answers/text/text-similarity.ts'

export const reviewHandlers = {
  /**
   * Takes answers in any order and any number of times; each id counts once. A clock that is ahead is set back to now,
   * and one that is far behind to the day the learner enrolled: an answer is never refused for its time. "Recorded"
   * counts those that were new and said something.
   */
  recordReviews: async ({ db, learner, courses, body, now, zone, spend, logger }) => {
    await spend('answers', body.reviews.length)
    const languageId = body.language_id
    const enrolment = await enrolmentIn(db, learner.id, languageId)
    if (!enrolment) throw notEnrolled()
    const course = await courseIn(courses, languageId, enrolment.proficiency_level)
    const enrolledAt = fromStored(enrolment.created_at)

    const recorded = await withLearnerLocked(db, learner.id, async trx => {
      const known = await knownItems(trx, learner.id, languageId)
      const kept = await answersKept(trx, learner.id, languageId, [...new Set(body.reviews.map(each => each.item))])
      const changed = new Set<string>()
      let count = 0
      for (const [index, review] of body.reviews.entries()) {
        const { item } = review
        const length = lengthOf(course, item)
        if (length === undefined && !known.has(item)) {
          throw new ApiError(400, 'UNKNOWN_ITEM', `"${item}" is not a word of this course`, {
            field: `reviews.${index}.item`,
          })
        }
        const at = answeredWithin(instantOf(review.answered_at, `reviews.${index}.answered_at`), enrolledAt, now)
        if (!known.has(item)) {
          await introduceItems(trx, { userId: learner.id, languageId, items: [item], source: 'lesson', at })
          known.add(item)
        }
        // Of a word that was asked five hundred times, another answer says nothing new.
        const before = kept.get(item) ?? 0
        if (before >= ANSWERS_OF_AN_ITEM) continue
        const skill = skillOf(review.activity, review.skill)
        const graded = grade(review.verdict, review.hint_used, review.milliseconds, length ?? graphemes(item).length)
        const rating = byEvidence(graded, review.activity, skill)
        if (await insertReview(trx, learner.id, languageId, { ...review, skill, rating, answeredAt: at }, now)) {
          changed.add(item)
          kept.set(item, before + 1)
          count++
        }
      }
      const allChanged = count > 0 && (await fitMemory(trx, learner.id, languageId, now))
      const initial = await ownStabilities(trx, learner.id, languageId)
      for (const item of allChanged ? known : changed) {
        await replayItem(trx, learner.id, languageId, item, initial)
        await letOthersIn()
      }
      // The day of the answer is the server's: a learner's wrong clock neither loses a day of the streak nor makes one.
      if (count > 0) await recordActivity(trx, learner.id, now, zone)
      return count
    })
    // Nobody waits for it.
    if (recorded > 0) {
      void fitWholeMemory(db, learner.id, languageId, now).catch((error: unknown) =>
        logger.warn({ error: String(error) }, 'Could not fit the memory of a learner'),
      )
    }
    return { recorded }
  },

  saveMemoryItems: async request => {
    const { language_id, source, items: met } = request.body
    const items = await keepInMemory(request, language_id, source, met)
    if (!items) throw notEnrolled()
    return { items }
  },
} satisfies Partial<Handlers>

const notEnrolled = () =>
  new ApiError(409, 'NOT_ENROLLED', 'Begin this language before practising it', { field: 'language_id' })

/** The graphemes of the right answer; undefined for what is neither a word nor a character of the course. */
function lengthOf(course: Course | undefined, item: string): number | undefined {
  const word = course && wordsOf(course).byId.get(item)
  if (word) return graphemes(word.word).length
  const character = characterOfItem(item)
  return character !== undefined && course && teachesCharacter(course, character) ? 1 : undefined
}
