import type { Request } from './handler.ts'
import { dictionariesOf } from '#curriculum/dictionaries.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { enrolmentIn } from '#database/enrolments.ts'
import { ownStabilities } from '#database/memory-fits.ts'
import { insertReview, introduceItems, replayItem } from '#database/reviews.ts'
import { saveItems } from '#database/saved-items.ts'
import type { SavedItem } from '#domain/course-outline.ts'
import { languageById } from '#domain/languages.ts'
import { ratings } from '#domain/review.ts'
import { savedItemName } from '#domain/saved-item-name.ts'
import type { SavedSource } from '#domain/saved-item.ts'

type Means = Pick<Request<never>, 'db' | 'learner' | 'courses' | 'now'>

/**
 * Makes memory items of what a learner met outside the lessons, each once: a word of the course is that word, anything
 * else gets a card of its own. Answers their names; undefined where the learner has not begun the language.
 */
export async function keepInMemory(
  { db, learner, courses, now }: Means,
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
    await saveItems(trx, learner.id, languageId, cards)
    await introduceItems(trx, { userId: learner.id, languageId, items, source, at: now })
  })
  return [...new Set(items)]
}

/** Records that an item was known, as an answer of its own; the same id counts once. */
export async function recordSuccess(
  { db, learner, now }: Pick<Means, 'db' | 'learner' | 'now'>,
  languageId: number,
  item: string,
  id: string,
): Promise<void> {
  await withLearnerLocked(db, learner.id, async trx => {
    const answer = {
      id,
      item,
      activity: 'conversation',
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
