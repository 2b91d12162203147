import type { Courses } from '#curriculum/courses.ts'
import { bankOf } from '#curriculum/conversation-bank.ts'
import type { Course } from '#curriculum/course.ts'
import { createDictionary } from '#curriculum/dictionary.ts'
import { createVocabulary } from '#curriculum/vocabulary.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program.ts'
import { feedbackOn } from './built-in-feedback.ts'
import type { FeedbackMaterial } from './built-in-feedback.ts'
import { replyTo } from './built-in-reply.ts'
import { createAgreement } from './agreement.ts'
import { noSpelling } from './spelling.ts'
import type { Spelling } from './spelling.ts'
import { createWordOrder } from './word-order.ts'
import type { Tutor } from './tutor.ts'
import { withoutArticle } from '#curriculum/word-in-text.ts'

/** How many languages' material stays in memory: some 3 MB each. */
const KEPT = 12

/** The embedded tutor: complete, offline, and the same answers to the same words. Throws where a language has no course. */
export function createBuiltInTutor(courses: Courses, spelling: Spelling = noSpelling): Tutor {
  const kept = new Map<string, Promise<FeedbackMaterial>>()

  const materialOf = (language: LanguageCode, level: Level): Promise<FeedbackMaterial> => {
    const levels = courses.levelsOf(language)
    const chosen = levels.includes(level) ? level : levels[0]
    const key = `${language}-${chosen}`
    const loading = kept.get(key) ?? load(courses, language, chosen, spelling)
    // The one asked for last is forgotten last; a failure is not kept.
    kept.delete(key)
    kept.set(key, loading)
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break
      kept.delete(oldest)
    }
    return loading.catch((error: unknown) => {
      kept.delete(key)
      throw error
    })
  }

  return {
    async reply(turn) {
      // By the learner's answer the dictionary is there.
      spelling.warm(turn.language)
      return replyTo(turn, await materialOf(turn.language, turn.level))
    },
    feedback: async turn => feedbackOn(turn, await materialOf(turn.language, turn.level)),
    // What no course has, nobody here knows.
    explain: async () => undefined,
  }
}

async function load(
  courses: Courses,
  language: LanguageCode,
  level: Level | undefined,
  spelling: Spelling,
): Promise<FeedbackMaterial> {
  const course = level && (await courses.course(language, level))
  if (!course) throw new Error(`Cannot talk in "${language}": The language has no course`)
  return materialFrom(course, spelling)
}

function materialFrom(course: Course, spelling: Spelling): FeedbackMaterial {
  const dictionary = createDictionary(course)
  return {
    course,
    bank: bankOf(course),
    vocabulary: createVocabulary(course),
    spelling,
    agreement: createAgreement(course),
    wordOrder: createWordOrder(course),
    wordPhrase(word) {
      return (dictionary.find(word)?.entry ?? dictionary.findEnglish(word)[0])?.word.example
    },
    translate(english) {
      const found = dictionary.findEnglish(english)
      return found.length === 1 && found[0] ? withoutArticle(found[0].word.word, course.info) : undefined
    },
  }
}
