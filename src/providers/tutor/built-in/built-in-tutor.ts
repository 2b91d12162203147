import { LRUCache } from 'lru-cache'
import type { Courses } from '#curriculum/course/courses.ts'
import { dictionariesOf } from '#curriculum/course/dictionary/dictionaries.ts'
import { createDictionary } from '#curriculum/course/dictionary/dictionary.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program/program.ts'
import { feedbackOn } from './built-in-feedback.ts'
import { replyTo } from './built-in-reply.ts'
import { materialFrom } from './material.ts'
import { replyInScene } from './scene-reply.ts'
import type { TutorMaterial } from './material.ts'
import { noSpelling } from '../spelling/spelling.ts'
import type { Spelling } from '../spelling/spelling.ts'
import type { Tutor } from '../tutor.ts'

/** Courses whose material stays in memory, some 3 MB each: all 32 languages, and several levels of some. */
const KEPT_COURSES = 40

/** The embedded tutor: complete, offline, and the same answers to the same words. Throws where a language has no course. */
export function createBuiltInTutor(courses: Courses, spelling: Spelling = noSpelling): Tutor {
  const materials = new LRUCache<string, TutorMaterial, { language: LanguageCode; level: Level | undefined }>({
    max: KEPT_COURSES,
    fetchMethod: (_key, _stale, { context: { language, level } }) => load(courses, language, level, spelling),
  })
  const materialOf = (language: LanguageCode, level: Level): Promise<TutorMaterial> => {
    const levels = courses.levelsOf(language)
    const chosen = levels.includes(level) ? level : levels[0]
    return materials.forceFetch(`${language}-${chosen}`, { context: { language, level: chosen } })
  }

  return {
    async reply(turn) {
      // By the learner's answer the dictionary is there.
      spelling.warm(turn.language)
      const material = await materialOf(turn.language, turn.level)
      return (turn.scene && replyInScene(turn.scene, turn, material)) ?? replyTo(turn, material)
    },
    feedback: async turn => feedbackOn(turn, await materialOf(turn.language, turn.level)),
    async attested({ language, level }, words) {
      const { vocabulary } = await materialOf(language, level)
      const spelled = await spelling.check(language, [...words])
      return new Set(words.filter(word => vocabulary.has(word) || spelled.get(word)?.known))
    },
    // What no course has, nobody here knows.
    explain: async () => undefined,
  }
}

async function load(
  courses: Courses,
  language: LanguageCode,
  level: Level | undefined,
  spelling: Spelling,
): Promise<TutorMaterial> {
  const course = level && (await courses.course(language, level))
  if (!course) throw new Error(`Cannot talk in "${language}": The language has no course`)
  const dictionary = (await dictionariesOf(courses).of(language, level)) ?? createDictionary(course)
  return materialFrom(course, dictionary, spelling)
}
