import { local } from './browser-storage.ts'
import { levels } from '#domain/program/program.ts'
import type { Level } from '#domain/program/program.ts'

/** The level that a visitor found, or said to have, before there was an account: the assessment begins with it. */
export type FoundLevel = {
  level: Level
  /** What the level finder found; absent where the level was only said. */
  found?: { week: number; theme: string; words: number; words_of_course: number }
}

const keyOf = (languageId: number) => `meridian.level.${languageId}`

export const foundLevel = {
  save: (languageId: number, found: FoundLevel) => void local.write(keyOf(languageId), JSON.stringify(found)),

  of(languageId: number): FoundLevel | undefined {
    try {
      const kept = JSON.parse(local.read(keyOf(languageId)) ?? 'null') as FoundLevel | null
      return kept && levels.includes(kept.level) ? kept : undefined
    } catch {
      return undefined
    }
  },

  forget: (languageId: number) => local.forget(keyOf(languageId)),
}
