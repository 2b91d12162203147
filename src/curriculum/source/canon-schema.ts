import * as z from 'zod'
import { kebab, text } from './fields.ts'

/** The shape of canon.yaml: what the first two levels of a language must teach, and where this course teaches it. */

export const canonAreas = ['grammar', 'numbers', 'time', 'functions', 'sound', 'script', 'words'] as const
export const canonLevels = ['A1', 'A2', 'B1'] as const

export const CanonFile = z.strictObject({
  sources: text(600),
  points: z
    .array(
      z.strictObject({
        id: kebab,
        area: z.enum(canonAreas),
        level: z.enum(canonLevels),
        title: text(160),
        taught: text(80).optional(),
      }),
    )
    .min(1),
})
export type CanonFile = z.infer<typeof CanonFile>
