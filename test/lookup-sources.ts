import { createCourses } from '#curriculum/course/load-courses.ts'
import { createWordlists } from '#curriculum/wordlist/wordlist.ts'
import { createPhonetics } from '#providers/phonetics/course-and-espeak-phonetics.ts'
import { createLogger } from '#server/environment/logger.ts'
import type { LookupSources } from '#server/learning/lookup-card.ts'

/** What a lookup is asked of in tests and measures: the compiled courses and wordlists, and nothing that an operator adds. */
export function compiledSources(): LookupSources {
  const courses = createCourses('build/courses')
  return {
    courses,
    phonetics: createPhonetics(courses),
    logger: createLogger('silent'),
    wordlists: createWordlists('build/wordlists'),
    imported: { of: async () => undefined },
    explain: async () => undefined,
    isWord: async () => undefined,
  }
}
