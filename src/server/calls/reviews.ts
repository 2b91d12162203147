import { ApiError } from '../api-error.ts'
import type { Handlers } from '../handler.ts'
import { courseIn } from '../learner-course.ts'
import { keepInMemory } from '../memory-items.ts'
import type { Course } from '#curriculum/course.ts'
import { wordsOf } from '#curriculum/derive/course-words.ts'
import { recordActivity } from '#database/active-days.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { enrolmentIn } from '#database/enrolments.ts'
import { fromStored } from '#database/instants.ts'
import { fitMemory, ownStabilities } from '#database/memory-fits.ts'
import { insertReview, introduceItems, knownItems, replayItem } from '#database/reviews.ts'
import { answeredWithin, grade } from '#domain/review.ts'
import { graphemes } from '#domain/text-similarity.ts'

export const reviewHandlers = {
  /**
   * Takes answers in any order and any number of times; each id counts once. A clock that is ahead is set back to now,
   * and one that is far behind to the day the learner enrolled: an answer is never refused for its time.
   */
  recordReviews: async ({ db, learner, courses, body, now, zone }) => {
    const languageId = body.language_id
    const enrolment = await enrolmentIn(db, learner.id, languageId)
    if (!enrolment) throw notEnrolled()
    const course = await courseIn(courses, languageId, enrolment.proficiency_level)
    const enrolledAt = fromStored(enrolment.created_at)

    const recorded = await withLearnerLocked(db, learner.id, async trx => {
      const known = await knownItems(trx, learner.id, languageId)
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
        const at = answeredWithin(timeOf(review.answered_at, index), enrolledAt, now)
        if (!known.has(item)) {
          await introduceItems(trx, { userId: learner.id, languageId, items: [item], source: 'lesson', at })
          known.add(item)
        }
        const rating = grade(review.verdict, review.hint_used, review.milliseconds, length ?? graphemes(item).length)
        if (await insertReview(trx, learner.id, languageId, { ...review, rating, answeredAt: at }, now)) {
          changed.add(item)
          count++
        }
      }
      const allChanged = count > 0 && (await fitMemory(trx, learner.id, languageId, now))
      const initial = await ownStabilities(trx, learner.id, languageId)
      for (const item of allChanged ? known : changed) await replayItem(trx, learner.id, languageId, item, initial)
      // The day of the answer is the server's: a learner's wrong clock neither loses a day of the streak nor makes one.
      if (count > 0) await recordActivity(trx, learner.id, now, zone)
      return count
    })
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

/** The graphemes of the right answer; undefined for what is not a word of the course. */
function lengthOf(course: Course | undefined, item: string): number | undefined {
  const word = course && wordsOf(course).byId.get(item)
  return word && graphemes(word.word).length
}

/** A date that the schema lets pass and no calendar has (month 13) is the client's mistake. */
function timeOf(text: string, index: number): Temporal.Instant {
  try {
    return Temporal.Instant.from(text)
  } catch {
    throw new ApiError(400, 'INVALID', `reviews.${index}.answered_at is not a moment`, {
      field: `reviews.${index}.answered_at`,
    })
  }
}
