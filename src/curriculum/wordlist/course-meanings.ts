import { answerKey } from '#domain/answers/text/answer-text.ts'
import type { Course } from '../course/course.ts'
import { withoutArticle } from '../course/word-in-text.ts'
import { parseEntry } from './entry.ts'
import type { Part } from './entry.ts'

/** What is no word that one is asked for. */
const asides: ReadonlySet<Part> = new Set(['name', 'prefix', 'suffix'])

/**
 * Gives each word of a course what the wordlist has for it in English beside the gloss: a course teaches “buenas tardes” as
 * good evening, and who answers “good afternoon” is right as well.
 */
export function withMeanings(course: Course, lines: readonly string[]): Course {
  const { code, info } = course
  const byKey = new Map<string, string[]>()
  for (const line of lines) {
    const { headword, part, senses } = parseEntry(line)
    if (asides.has(part)) continue
    const key = answerKey(headword, code)
    byKey.set(key, [...(byKey.get(key) ?? []), ...senses.flat()])
  }
  const meaningsOf = (word: string) =>
    byKey.get(answerKey(word, code)) ?? byKey.get(answerKey(withoutArticle(word, info), code)) ?? []
  const weeks = course.weeks.map(week => ({
    ...week,
    days: week.days.map(day => ({
      ...day,
      words: day.words.map(word => {
        const meanings = [...new Set(meaningsOf(word.word))].filter(meaning => meaning !== word.gloss)
        return meanings.length > 0 ? { ...word, meanings } : word
      }),
    })),
  }))
  return { ...course, weeks }
}
