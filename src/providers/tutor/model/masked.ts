import { maskContacts } from '#domain/conversation/mask-contacts.ts'

/** Parts of a question that are names of ours and no text of anybody's. */
const ours = new Set(['id', 'language', 'level', 'role'])

/**
 * A question as it may leave the server: every text in it without e-mail addresses and telephone numbers, in whatever part
 * it stands (message, context, topic, practice word, words of the lesson, corrected errors), and before any of it is cut.
 */
export function masked<Question extends object>(question: Question): Question {
  const of = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return ours.has(name) ? value : maskContacts(value)
    if (Array.isArray(value)) return value.map(each => of(each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, of(part, key)]))
  }
  return of(question) as Question
}
