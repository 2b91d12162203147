import { withInitialCapital } from '#domain/answers/text/initial-capital.ts'
import { changesTo, formsIn } from './forms.ts'
import type { Forms } from './forms.ts'
import { compilePattern, expandTemplate, foldText, foundWithin, matchesOf } from './word-patterns.ts'
import type { FoldedText, PatternMatch, WordPattern, WordSet, WordSets } from './word-patterns.ts'

/** What kinds of errors teachers tell apart. */
export const typicalErrorKinds = [
  'gender',
  'agreement',
  'verb-form',
  'case',
  'order',
  'contraction',
  'auxiliary',
  'particle',
  'word-choice',
  'spelling',
  'english-word',
] as const
export type TypicalErrorKind = (typeof typicalErrorKinds)[number]

/** An error that English speakers make in this language, as courses/<code>/errors.yaml has it. */
export type TypicalError = {
  id: string
  kind: TypicalErrorKind
  wrong: string | string[]
  right: string
  /** One English sentence. */
  why: string
  not_before?: string[]
  not_after?: string[]
  examples: { wrong: string; right: string }[]
}

/** A list of words, what each word becomes, or words out of the tables of forms.yaml. */
export type WordSetSource =
  | string[]
  | Record<string, string>
  | { forms_of: string; columns?: string[] }
  | { forms_of: string; to: string; from?: string[] }
  /** The nouns of a gender; of one column of the tables of nouns where it is named. */
  | { nouns: string; in?: string }

export type TypicalErrors = { sets?: Record<string, WordSetSource>; errors: TypicalError[] }

/** A typical error at its place in a text. */
export type FoundError = {
  id: string
  kind: TypicalErrorKind
  at: number
  original: string
  corrected: string
  explanation: string
}

export type CompiledError = { error: TypicalError; patterns: WordPattern[] }

/**
 * The sets by name. `nounsOf` tells the nouns of a gender. Throws where a set names a table that forms.yaml does not have.
 */
export function wordSets(
  sources: Readonly<Record<string, WordSetSource>>,
  language: string,
  forms: Forms | undefined,
  nounsOf: (gender: string, column?: string) => string[] = () => [],
): WordSets {
  const fold = (word: string) => foldText(word, language).plain
  const listed = (words: readonly string[]) => new Map(words.map(word => [fold(word), { spelled: word }] as const))
  const changing = (changes: Iterable<[string, string]>) =>
    new Map(Array.from(changes, ([from, changed]) => [fold(from), { spelled: from, changed }] as const))
  return new Map<string, WordSet>(
    Object.entries(sources).map(([name, source]) => {
      if (Array.isArray(source)) return [name, listed(source)] as const
      if (isOfTable(source)) {
        const table = forms?.tables[source.forms_of]
        if (!table) throw new Error(`takes forms of "${source.forms_of}", and forms.yaml has no such table`)
        const named =
          'to' in source ? [source.to, ...(source.from ?? [])] : ('columns' in source && source.columns) || []
        const missing = named.find(
          column =>
            column !== 'headword' &&
            !table.columns.some(each => each === column || each.split('/').some(part => part.trim() === column)),
        )
        if (missing !== undefined)
          throw new Error(`names the column "${missing}", which the table "${source.forms_of}" does not have`)
        if (!('to' in source))
          return [name, listed(formsIn(table, 'columns' in source ? source.columns : undefined))] as const
        return [name, changing(changesTo(table, source.to, source.from))] as const
      }
      if (isNouns(source)) return [name, listed(nounsOf(source.nouns, source.in))] as const
      return [name, changing(Object.entries(source))] as const
    }),
  )
}

type OfTable = Extract<WordSetSource, { forms_of: string }>
const isOfTable = (source: object): source is OfTable => 'forms_of' in source
const isNouns = (source: object): source is Extract<WordSetSource, { nouns: string; in?: string }> => 'nouns' in source

export function compileError(error: TypicalError, sets: WordSets, language: string): CompiledError {
  const options = {
    language,
    within: foundWithin.has(language),
    sets,
    ...(error.not_before && { notBefore: error.not_before }),
    ...(error.not_after && { notAfter: error.not_after }),
  }
  return { error, patterns: [error.wrong].flat().map(wrong => compilePattern(wrong, options)) }
}

/** The typical errors in a text. Where two overlap, the one that begins first, of those the longer. */
export function typicalErrorsIn(text: string, errors: readonly CompiledError[], language: string): FoundError[] {
  const folded = foldText(text, language)
  const found = errors.flatMap(({ error, patterns }) =>
    patterns.flatMap(pattern =>
      matchesOf(pattern, folded).flatMap(match => foundError(error, match, folded, language) ?? []),
    ),
  )
  found.sort((a, b) => a.at - b.at || b.original.length - a.original.length)
  let end = 0
  return found.filter(each => {
    const isFree = each.at >= end
    if (isFree) end = each.at + each.original.length
    return isFree
  })
}

function foundError(
  error: TypicalError,
  match: PatternMatch,
  { text }: FoldedText,
  language: string,
): FoundError | undefined {
  const written = text.slice(match.at, match.end)
  const lead = written.length - written.trimStart().length
  const original = written.trim()
  const right = expandTemplate(withoutGaps(error.right, language), match)
  const corrected = likeCapitals(original, right, language)
  if (original === '' || corrected === original) return undefined
  return { id: error.id, kind: error.kind, at: match.at + lead, original, corrected, explanation: error.why }
}

const unspaced = new Set(['ja', 'zh', 'th'])

function withoutGaps(right: string, language: string): string {
  const plain = right.replaceAll(/^\^\s*|\s*\$$/gu, '')
  return unspaced.has(language) ? plain.replaceAll(/\s+/gu, '') : plain.replaceAll(/(?<=['’])\s+/gu, '')
}

/** The correction begins with a capital where the learner's words did, as the language writes it (Turkish i is İ). */
export function likeCapitals(original: string, corrected: string, language: string): string {
  return /^\p{Lu}/u.test(original) ? withInitialCapital(corrected, language) : corrected
}
