import { notFound } from '#server/http/answer/api-error.ts'
import type { Handlers } from '#server/http/handler.ts'
import { courseIn } from '#server/learning/learner-course.ts'
import { idFrom } from '#server/http/request/path-id.ts'
import { grammarOf } from '#curriculum/derive/lesson/grammar-points.ts'
import { languageById } from '#domain/languages.ts'

export const grammarHandlers = {
  // A language in preparation has no points yet, which is no failure.
  grammar: async ({ courses, params }) => {
    const language = languageById(idFrom(params.id))
    if (!language) throw notFound()
    const [level] = courses.levelsOf(language.code)
    const course = level && (await courseIn(courses, language.id, level))
    return { language_id: language.id, points: course ? grammarOf(course) : [] }
  },
} satisfies Partial<Handlers>
