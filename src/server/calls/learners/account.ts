import { ApiError } from '#server/http/answer/api-error.ts'
import type { Handlers } from '#server/http/handler.ts'
import { instantOf } from '#server/http/request/instant-of.ts'
import { letOthersIn } from '#server/http/limits/let-others-in.ts'
import { courseIn, levelTaught } from '#server/learning/learner-course.ts'
import type { ImportPart } from '#contract/learners/account.ts'
import { wordsOf } from '#curriculum/derive/words/course-words.ts'
import { parseLessonId } from '#curriculum/derive/lesson/lesson-id.ts'
import { everythingOf } from '#database/learners/account-data.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { deleteUser } from '#database/learners/deleted-users.ts'
import { beginEarlier, enrol } from '#database/learners/enrolments.ts'
import { toStored } from '#database/instants.ts'
import { importLesson } from '#database/program/lessons.ts'
import { ownStabilities } from '#database/words/memory-fits.ts'
import { answersKept, insertReview, introduceItems, knownItems, replayItem } from '#database/words/reviews.ts'
import { countSavedItems, saveItems, savedItemsIn } from '#database/words/saved-items.ts'
import { languageById } from '#domain/languages.ts'
import { ANSWERS_OF_AN_ITEM, CARDS_OF_A_LANGUAGE } from '#domain/program/learner-bounds.ts'
import { skillOf } from '#domain/memory/skills.ts'
import type { Rating } from '#domain/memory/review.ts'

/** The shape of a downloaded file. A later one that cannot be read as this gets the next number. */
const FILE_VERSION = 1

export const accountHandlers = {
  exportAccount: async ({ db, learner, now }) => ({
    format: 'meridian' as const,
    version: FILE_VERSION,
    exported_at: toStored(now),
    user: { email: learner.email, given_name: learner.givenName, time_zone: learner.timeZone },
    ...(await everythingOf(db, learner.id)),
  }),

  importPart: async request => {
    const { db, learner, courses, body, now, zone } = request
    const level = levelTaught(courses, body.language_id, body.level)
    const part = withTimes(body, now, zone)
    const { code } = languageById(body.language_id)!
    return withLearnerLocked(db, learner.id, async trx => {
      const owner = { userId: learner.id, languageId: body.language_id }
      const enrolment = await enrol(trx, { ...owner, level, now, zone })
      await beginEarlier(trx, learner.id, body.language_id, part.enrolledAt)
      const course = await courseIn(courses, body.language_id, enrolment.proficiency_level)
      const taught = new Set(course ? wordsOf(course).byId.keys() : [])
      // What there is no room for is left out, as what no course knows: the rest of the file is brought all the same.
      const room = CARDS_OF_A_LANGUAGE - (await countSavedItems(trx, learner.id, body.language_id))
      const brought = body.saved_items.filter(each => !taught.has(each.item)).slice(0, Math.max(0, room))
      await saveItems(trx, learner.id, body.language_id, brought)
      const cards = new Set((await savedItemsIn(trx, learner.id, body.language_id)).map(each => each.item))
      const before = await knownItems(trx, learner.id, body.language_id)
      for (const { item, source, at } of part.items) {
        if (!taught.has(item) && !cards.has(item)) continue
        await introduceItems(trx, { ...owner, items: [item], source, at })
      }
      const known = await knownItems(trx, learner.id, body.language_id)
      const changed = new Set<string>()
      let reviews = 0
      const asked = [...new Set(part.reviews.map(each => each.item))]
      const kept = asked.length > 0 ? await answersKept(trx, learner.id, body.language_id, asked) : new Map()
      for (const review of part.reviews) {
        const answers = kept.get(review.item) ?? 0
        if (!known.has(review.item) || answers >= ANSWERS_OF_AN_ITEM) continue
        const row = {
          ...review,
          skill: skillOf(review.activity, review.skill),
          hint_used: review.hint_used === 1,
          rating: review.rating as Rating,
        }
        if (!(await insertReview(trx, learner.id, body.language_id, row, now))) continue
        changed.add(review.item)
        kept.set(review.item, answers + 1)
        reviews++
      }
      const initial = await ownStabilities(trx, learner.id, body.language_id)
      for (const item of changed) {
        await replayItem(trx, learner.id, body.language_id, item, initial)
        await letOthersIn()
      }
      let lessons = 0
      for (const lesson of part.lessons) {
        if (parseLessonId(lesson.lessonId)?.code !== code) continue
        if (await importLesson(trx, { ...owner, ...lesson })) lessons++
      }
      return { words: known.size - before.size, reviews, lessons }
    })
  },

  deleteAccount: async ({ db, learner, body, now, sessions, http, logger }) => {
    if (body.email.trim().toLowerCase() !== learner.email.toLowerCase()) {
      throw new ApiError(400, 'WRONG_ADDRESS', 'This is not the e-mail address of the account', { field: 'email' })
    }
    await deleteUser(db, learner, now)
    await sessions.close(http)
    logger.info('A learner deleted their account')
    return { ok: true as const }
  },
} satisfies Partial<Handlers>

/** The part with moments instead of texts. Throws 400 for what no calendar has; what lies ahead becomes now. */
function withTimes(body: ImportPart, now: Temporal.Instant, zone: string) {
  const at = (text: string, field: string) => {
    const moment = instantOf(text, field)
    return Temporal.Instant.compare(moment, now) > 0 ? now : moment
  }
  return {
    enrolledAt: at(body.enrolled_at, 'enrolled_at'),
    items: body.memory_items.map((each, index) => ({
      ...each,
      at: at(each.introduced_at, `memory_items.${index}.introduced_at`),
    })),
    reviews: body.reviews.map((each, index) => ({
      ...each,
      answeredAt: at(each.answered_at, `reviews.${index}.answered_at`),
    })),
    lessons: body.lesson_progress.map((each, index) => ({
      lessonId: each.lesson_id,
      score: each.score,
      at: at(each.completed_at, `lesson_progress.${index}.completed_at`),
      zone: isZone(each.time_zone) ? each.time_zone : zone,
    })),
  }
}

function isZone(text: string): boolean {
  try {
    return /^[A-Za-z]/.test(text) && Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text) !== undefined
  } catch {
    return false
  }
}
