import { createNounAgreement, nounForms } from '#domain/conversation/noun-agreement.ts'
import type { TaughtNoun } from '#domain/conversation/noun-agreement.ts'
import { columnAt } from '#domain/conversation/forms.ts'
import { createSubjectVerb } from '#domain/conversation/subject-verb.ts'
import { compileError, likeCapitals, typicalErrorsIn, wordSets } from '#domain/conversation/typical-errors.ts'
import type { CompiledError, FoundError } from '#domain/conversation/typical-errors.ts'
import type { WordSets } from '#domain/conversation/word-patterns.ts'
import type { Course } from './course.ts'
import { withoutArticle } from './word-in-text.ts'

/** What the data of a course lets the tutor judge in a sentence. */
export type LanguageRules = {
  /** Errors that a rule is sure of, in the order of the text; none overlap. */
  errorsIn(text: string): FoundError[]
  /** What was looked at, as a learner would call it. */
  lookedAt: string[]
}

/** The rules of a course: typical errors, subject and verb, words before a noun. */
export function createLanguageRules(course: Course): LanguageRules {
  const { code, forms, errors, info } = course
  const compiled = compiledErrors(course)
  const subjectVerb = createSubjectVerb(forms, code)
  const nounAgreement = createNounAgreement(forms, nounForms(forms, taughtNouns(course), code), code)
  return {
    lookedAt: [
      ...(Object.values(forms?.tables ?? {}).some(table => table.subjects) ? ['subject and verb'] : []),
      ...(forms?.genders ? ['articles'] : []),
      ...(errors ? ['typical errors'] : []),
    ],
    errorsIn(text) {
      const found = [
        ...typicalErrorsIn(text, compiled, code),
        ...subjectVerb(text).map(({ at, original, subject, corrected }) => ({
          id: 'subject-verb',
          kind: 'verb-form' as const,
          at,
          original,
          corrected: likeCapitals(original, corrected, code),
          explanation: `With “${subject}” it is “${corrected}”.`,
        })),
        ...nounAgreement(text).map(({ kind, at, original, corrected }) => ({
          id: 'noun-agreement',
          kind,
          at,
          original,
          corrected: likeCapitals(original, corrected, code),
          explanation: `In ${info.name} the word before the noun goes with its gender and number.`,
        })),
      ]
      // A teacher's pattern comes before a general rule at the same place.
      const kept: FoundError[] = []
      for (const each of found) {
        const overlaps = kept.some(
          other => each.at < other.at + other.original.length && other.at < each.at + each.original.length,
        )
        if (!overlaps) kept.push(each)
      }
      return kept.sort((a, b) => a.at - b.at)
    },
  }
}

/** The patterns of a course's typical errors, ready to be found. Throws PatternError where one cannot be read. */
export function compiledErrors(course: Course): CompiledError[] {
  const sets = wordSetsOf(course, course.errors?.sets ?? {})
  return (course.errors?.errors ?? []).map(error => compileError(error, sets, course.code))
}

/** Sets that patterns name, with the forms and nouns of the course behind them. */
export function wordSetsOf(course: Course, sources: Parameters<typeof wordSets>[0]): WordSets {
  const { forms, code } = course
  const nouns = nounForms(forms, taughtNouns(course), code)
  const tables = Object.values(forms?.tables ?? {}).filter(table => table.part === 'noun')
  return wordSets(sources, code, forms, (gender, column) => {
    const at = column === undefined ? undefined : Math.max(...tables.map(table => columnAt(table, column)))
    return [...nouns].flatMap(([form, noun]) =>
      noun.gender === gender && (at === undefined || noun.numbers.includes(at)) ? [form] : [],
    )
  })
}

/** The nouns of a course with the articles they are taught with. */
export function taughtNouns({ weeks, info }: Course): TaughtNoun[] {
  const nouns = weeks.flatMap(week => week.days.flatMap(day => day.words)).filter(word => word.part === 'noun')
  return nouns.flatMap(({ word, also }) =>
    [word, ...also].flatMap(text => {
      const noun = withoutArticle(text, info)
      const article = text
        .slice(0, text.length - noun.length)
        .trim()
        .toLowerCase()
      return article === '' || /\s/u.test(noun) ? [] : [{ article, noun }]
    }),
  )
}
