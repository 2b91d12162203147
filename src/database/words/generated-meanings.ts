import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'

/** What a model once said of a word; undefined where it was not asked. */
export async function generatedMeaning(db: Db, languageId: number, word: string, model: string): Promise<unknown> {
  const row = await db
    .selectFrom('generated_meanings')
    .select('answer')
    .where('language_id', '=', languageId)
    .where('word', '=', word)
    .where('model', '=', model)
    .executeTakeFirst()
  return row && JSON.parse(row.answer)
}

export async function keepMeaning(
  db: Db,
  made: { languageId: number; word: string; model: string; answer: object; now: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('generated_meanings')
    .values({
      language_id: made.languageId,
      word: made.word,
      model: made.model,
      answer: JSON.stringify(made.answer),
      created_at: toStored(made.now),
    })
    .onConflict(conflict => conflict.columns(['language_id', 'word', 'model']).doNothing())
    .execute()
}
