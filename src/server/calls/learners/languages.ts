import { notFound } from '#server/http/answer/api-error.ts'
import type { Handlers } from '#server/http/handler.ts'
import { idFrom } from '#server/http/request/path-id.ts'
import type { Courses } from '#curriculum/course/courses.ts'
import { languageById, languages } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'

export const languageHandlers = {
  languages: async ({ courses }) => languages.map(language => described(language, courses)),

  language: async ({ courses, params }) => {
    const language = languageById(idFrom(params.id))
    if (!language) throw notFound()
    return described(language, courses)
  },
} satisfies Partial<Handlers>

function described(language: { id: number; name: string; flag_emoji: string; code: LanguageCode }, courses: Courses) {
  const { id, name, flag_emoji, code } = language
  return { id, name, flag_emoji, code, levels: courses.levelsOf(code) }
}
