import * as z from 'zod/mini'
import { get } from '../call.ts'
import { levels } from '#domain/program/program.ts'

export const Language = z.object({
  id: z.int(),
  name: z.string(),
  flag_emoji: z.string(),
  code: z.string(),
  /** The levels whose course is complete; empty while the language is in preparation. */
  levels: z.array(z.enum(levels)),
})
export type Language = z.infer<typeof Language>

export const languageCalls = {
  languages: get('/languages', 'public', z.array(Language)),
  language: get('/languages/{id}', 'public', Language),
}
