import { createLanguageRules, wordSetsOf } from '../../course/language-rules.ts'
import { courseSentences } from '../../course/course-sentences.ts'
import type { Course } from '../../course/course.ts'
import { compileError, typicalErrorsIn } from '#domain/conversation/typical-errors.ts'
import { PatternError } from '#domain/conversation/word-patterns.ts'
import type { WordSets } from '#domain/conversation/word-patterns.ts'
import type { Fault } from '../fault.ts'
import type { LanguageSource } from '../read-course.ts'

/** How many sentences one rule is shown at most to have flagged wrongly. */
const SHOWN = 3

/**
 * Tries the rules of a language: every typical error's examples must be found and mended as written, and nothing may be
 * flagged in what is right: the examples' right sides, and every sentence of the course.
 */
export function ruleFaults(language: LanguageSource, course: Course): Fault[] {
  const { errors, forms } = language.ruleFiles
  if (!errors?.content && !forms?.content) return []
  const faults: Fault[] = []
  const list = errors?.content?.errors ?? []
  const report = (at: number, message: string) =>
    errors && faults.push(errors.fault(['errors', at], `${list[at]?.id}: ${message}`))
  const ids = new Set<string>()
  let sets: WordSets
  try {
    sets = wordSetsOf(course, errors?.content?.sets ?? {})
  } catch (error) {
    if (errors) faults.push(errors.fault(['sets'], String((error as Error).message)))
    return faults
  }
  let readable = true
  for (const [at, error] of list.entries()) {
    if (ids.has(error.id)) report(at, `is the second with the id "${error.id}"`)
    ids.add(error.id)
    try {
      const compiled = compileError(error, sets, course.code)
      for (const { wrong, right } of error.examples) {
        const found = typicalErrorsIn(wrong, [compiled], course.code)
        if (found.length === 0) report(at, `is not found in its own example "${wrong}"`)
        else if (mended(wrong, found) !== right)
          report(at, `makes "${mended(wrong, found)}" of its example, not "${right}"`)
      }
    } catch (error) {
      readable = false
      report(at, error instanceof PatternError ? error.message : String((error as Error).message))
    }
  }
  if (!readable) return faults

  const rules = createLanguageRules(course)
  const flagged = new Map<string, string[]>()
  const rights = [
    ...list.flatMap(error => error.examples.map(example => example.right)),
    ...courseSentences(course).flatMap(({ text }) => (text && !text.includes('___') ? [quoted(text)] : [])),
    ...course.weeks.flatMap(week => week.writing.model.text),
  ]
  for (const text of new Set(rights)) {
    for (const { id, original, corrected } of rules.errorsIn(text)) {
      flagged.set(id, [...(flagged.get(id) ?? []), `"${text}" ("${original}" → "${corrected}")`])
    }
  }
  for (const [id, texts] of flagged) {
    const at = list.findIndex(error => error.id === id)
    const message = `finds an error in what is right: ${texts.slice(0, SHOWN).join('; ')}${texts.length > SHOWN ? ` and ${texts.length - SHOWN} more` : ''}`
    if (at >= 0) report(at, message)
    else if (forms) faults.push(forms.fault([], `${id}: the tables ${message}`))
  }
  return faults
}

/** “To a friend: «Gira a la izquierda.»” is English but for what is quoted. */
const quoted = (text: string) => /^[^«:]+: ?«(.+)»$/u.exec(text)?.[1] ?? text

/** The text with all corrections made. */
export function mended(text: string, found: readonly { at: number; original: string; corrected: string }[]): string {
  return found
    .toReversed()
    .reduce(
      (rest, { at, original, corrected }) => rest.slice(0, at) + corrected + rest.slice(at + original.length),
      text,
    )
}
