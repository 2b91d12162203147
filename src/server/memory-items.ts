import type { Request } from './handler.ts'
import { dictionariesOf } from '#curriculum/dictionaries.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { enrolmentIn } from '#database/enrolments.ts'
import { introduceItems } from '#database/reviews.ts'
import { saveItems } from '#database/saved-items.ts'
import type { SavedItem } from '#domain/course-outline.ts'
import { languageById } from '#domain/languages.ts'
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
