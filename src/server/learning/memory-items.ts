import { ApiError } from '../http/answer/api-error.ts'
import type { Request } from '../http/handler.ts'
import { dictionariesOf } from '#curriculum/course/dictionary/dictionaries.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { enrolmentIn } from '#database/learners/enrolments.ts'
import { ownStabilities } from '#database/words/memory-fits.ts'
import { insertReview, introduceItems, replayItem } from '#database/words/reviews.ts'
import { countSavedItems, saveItems } from '#database/words/saved-items.ts'
import type { SavedItem } from '#domain/plan/course-outline.ts'
import { languageById } from '#domain/languages.ts'
import { ratings } from '#domain/memory/review.ts'
import { savedItemName } from '#domain/memory/saved-item-name.ts'
import { CARDS_OF_A_LANGUAGE } from '#domain/program/learner-bounds.ts'
import type { SavedSource } from '#domain/memory/saved-item.ts'

type Dependencies = Pick<Request<never>, 'db' | 'learner' | 'courses' | 'now'>

/**
 * Makes memory items of what a learner met outside the lessons, each once: a word of the course is that word, anything
 * else gets a card of its own. Answers their names; undefined where the learner has not begun the language. Throws
 * CardsFull where there is no room for more.
 */
export async function keepInMemory(
  { db, learner, courses, now }: Dependencies,
  languageId: number,
  source: SavedSource,
  met: readonly { text: string; translation: string }[],
): Promise<string[] | undefined> {
  const language = languageById(languageId)
  const enrolment = language && (await enrolmentIn(db, learner.id, languageId))
  if (!language || !enrolment) return undefined
  const dictionary = await dictionariesOf(courses).of(language.code, enrolment.proficiency_level)
  const cards: SavedItem[] = []
  const items = met.map(({ text, translation }) => {
    const found = dictionary?.find(text)
    // A form of a word is another thing to know than the word.
    if (found && (found.match === 'word' || found.match === 'also')) return found.entry.word.id
    const item = savedItemName(text, language.code)
    cards.push({ item, text, translation })
    return item
  })
  await withLearnerLocked(db, learner.id, async trx => {
    if (cards.length > 0) {
      const present = await countSavedItems(trx, learner.id, languageId)
      if (present + cards.length > CARDS_OF_A_LANGUAGE) throw new CardsFull()
    }
    await saveItems(trx, learner.id, languageId, cards)
    await introduceItems(trx, { userId: learner.id, languageId, items, source, at: now })
  })
  return [...new Set(items)]
}

/** A learner has as many cards of their own as anybody may. */
export class CardsFull extends ApiError {
  constructor() {
    super(
      409,
      'CARDS_FULL',
      `You keep ${CARDS_OF_A_LANGUAGE} cards of your own in this language, which is the most there is room for`,
      { field: 'items' },
    )
  }
}

/** Where keeping is a courtesy beside another answer, there being no more room is no failure of it. */
export async function unlessFull<T>(keeping: Promise<T>): Promise<T | undefined> {
  try {
    return await keeping
  } catch (error) {
    if (error instanceof CardsFull) return undefined
    throw error
  }
}

/** Records that an item was known, as an answer of its own; the same id counts once. */
export async function recordSuccess(
  { db, learner, now }: Pick<Dependencies, 'db' | 'learner' | 'now'>,
  languageId: number,
  item: string,
  id: string,
): Promise<void> {
  await withLearnerLocked(db, learner.id, async trx => {
    const answer = {
      id,
      item,
      activity: 'conversation',
      skill: 'say' as const,
      verdict: 'correct' as const,
      hint_used: true,
      milliseconds: 0,
      rating: ratings.good,
      answeredAt: now,
    }
    if (!(await insertReview(trx, learner.id, languageId, answer, now))) return
    await replayItem(trx, learner.id, languageId, item, await ownStabilities(trx, learner.id, languageId))
  })
}
