import * as z from 'zod'
import { text, translation, word } from './fields.ts'
import { DAYS } from './story-schema.ts'

/** The shape of characters.yaml: the daily characters of Chinese and Japanese. */

export const CharactersFile = z.strictObject({
  days: z
    .array(
      z.strictObject({
        week: z.int().min(2).max(13),
        day: z.int().min(1).max(DAYS),
        characters: z
          .array(
            z.strictObject({
              character: text(2),
              meaning: text(80),
              readings: z.array(text(30)).min(1).max(8),
              parts: text(200),
              words: z
                .array(z.strictObject({ text: word, reading: word, translation }))
                .min(1)
                .max(4),
            }),
          )
          .min(1)
          .max(8),
      }),
    )
    .min(1),
})
export type CharactersFile = z.infer<typeof CharactersFile>
