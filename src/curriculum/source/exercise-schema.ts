import * as z from 'zod'
import { reading, sentence, text, translation, word } from './fields.ts'

/** The exercises of a grammar point. */

const shared = {
  question: sentence,
  question_reading: reading,
  answer: sentence,
  reading,
  translation: translation.optional(),
  explanation: text(400),
}
const also = z.array(sentence).min(1).max(24).optional()

export const GrammarExerciseEntry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('fill_in_blank'), ...shared, translation, also }),
  z.strictObject({ type: z.literal('multiple_choice'), ...shared, options: z.array(sentence).min(3).max(5) }),
  z.strictObject({ type: z.literal('translation'), ...shared, also }),
  z.strictObject({ type: z.literal('transform'), ...shared, also }),
  z.strictObject({ type: z.literal('find_mistake'), ...shared, mistake: word, also }),
  z.strictObject({ type: z.literal('put_together'), ...shared, pieces: z.array(word).min(3).max(12), also }),
  z.strictObject({
    type: z.literal('write'),
    ...shared,
    answer: text(400),
    reading: text(800).optional(),
    listen_for: z.array(word).min(1).max(20),
  }),
])
export type GrammarExerciseEntry = z.infer<typeof GrammarExerciseEntry>
