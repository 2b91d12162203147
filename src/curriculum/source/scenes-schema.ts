import * as z from 'zod'
import { topicIds } from '#domain/conversation/conversation-topics.ts'
import { kebab, phrase, sentence, text, title } from './fields.ts'

/** The shape of scenes.yaml: role plays with the tutor. */

const said = z.strictObject(phrase)

export const ScenesFile = z.strictObject({
  scenes: z
    .array(
      z.strictObject({
        id: kebab,
        topic: z.enum(topicIds),
        title,
        place: text(240),
        person: z.strictObject({ name: text(30), role: text(60) }),
        aim: text(240),
        opening: said,
        steps: z
          .array(
            z.strictObject({
              id: kebab,
              after: kebab.optional(),
              ask: said,
              hear: z.array(text(1200)).min(1).max(40),
              reply: said,
              examples: z.array(sentence).min(2).max(12),
            }),
          )
          .min(3)
          .max(6),
        unclear: z.array(said).min(2).max(6),
        closing: said,
      }),
    )
    .min(1),
})
export type ScenesFile = z.infer<typeof ScenesFile>
