import * as z from 'zod'
import { portraitTraits } from '#domain/lessons/story.ts'
import { reading, text } from './fields.ts'

/** The shape of people.yaml: those who return over the ninety days. */

export const SKIN_TONES = 6

export const PeopleFile = z.strictObject({
  people: z
    .array(
      z.strictObject({
        name: text(30),
        reading,
        age: z.int().min(1).max(110),
        about: text(300),
        portrait: z.strictObject({
          skin: z.int().min(1).max(SKIN_TONES),
          hair: z.enum(portraitTraits.hair),
          style: z.enum(portraitTraits.style),
          wears: z.enum(portraitTraits.wears),
        }),
      }),
    )
    .min(4)
    .max(6),
})
export type PeopleFile = z.infer<typeof PeopleFile>
