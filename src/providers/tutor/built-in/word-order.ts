import type { Course } from '#curriculum/course/course.ts'
import { courseSentences } from '#curriculum/course/course-sentences.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { lowerCase, wordsOf } from '#domain/answers/text/text-words.ts'
import type { ErrorInText } from './error-in-text.ts'

/** Languages whose words stand in a fixed order; elsewhere another order is another emphasis. */
const fixed = new Set<LanguageCode>(['de', 'nl', 'sv', 'da', 'no', 'fr', 'vi', 'id', 'ms'])
const SHORTEST = 4

export type WordOrder = (text: string) => ErrorInText[]

/**
 * Finds messages that have the very words of a sentence of the course in another order. Questions are compared with
 * questions and statements with statements, since the order is what tells them apart.
 */
export function createWordOrder(course: Course): WordOrder {
  const { code, info } = course
  if (!fixed.has(code)) return () => []
  const byWords = new Map<string, { order: string; text: string }[]>()
  for (const { text = '' } of courseSentences(course)) {
    const words = plainWords(text, code)
    const end = endOf(text)
    if (words.length < SHORTEST || end === '') continue
    const key = `${words.toSorted().join(' ')} ${end}`
    byWords.set(key, [...(byWords.get(key) ?? []), { order: words.join(' '), text }])
  }
  return text => {
    const words = plainWords(text, code)
    const known = byWords.get(`${words.toSorted().join(' ')} ${endOf(text)}`)
    const [only, ...others] = known ?? []
    if (!only || others.length > 0 || only.order === words.join(' ')) return []
    const original = text.trim()
    return [
      {
        kind: 'order',
        at: text.indexOf(original),
        original,
        corrected: only.text,
        explanation: `The words are right; in ${info.name} they stand in this order.`,
      },
    ]
  }
}

const plainWords = (text: string, code: LanguageCode) => wordsOf(text, code).map(word => lowerCase(word.text, code))
const endOf = (text: string) => /[?!.]$/u.exec(text.trim())?.[0].replace('!', '.') ?? ''
