import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program/program.ts'
import type { Courses } from '../courses.ts'
import { createDictionary } from './dictionary.ts'
import type { Dictionary } from './dictionary.ts'

/** The dictionaries of an installation's courses, each made when it is first asked for and then kept. */
export type Dictionaries = {
  /** Of a language, at the level asked for or the lowest there is. Undefined where the language has no course. */
  of(code: LanguageCode, level?: Level): Promise<Dictionary | undefined>
}

const kept = new WeakMap<Courses, Dictionaries>()

/** The same dictionaries for the same courses, whoever asks. */
export function dictionariesOf(courses: Courses): Dictionaries {
  let dictionaries = kept.get(courses)
  if (!dictionaries) kept.set(courses, (dictionaries = createDictionaries(courses)))
  return dictionaries
}

function createDictionaries(courses: Courses): Dictionaries {
  const made = new Map<string, Promise<Dictionary | undefined>>()
  return {
    of(code, level) {
      const levels = courses.levelsOf(code)
      const chosen = level && levels.includes(level) ? level : levels[0]
      if (!chosen) return Promise.resolve(undefined)
      const key = `${code}-${chosen}`
      const making = made.get(key) ?? courses.course(code, chosen).then(course => course && createDictionary(course))
      made.set(key, making)
      // What failed is tried again at the next call.
      return making.catch((error: unknown) => {
        made.delete(key)
        throw error
      })
    },
  }
}
