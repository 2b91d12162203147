/** What one language lets vary in a right answer; the tables are in language-rules.ts. */
export type AnswerRules = {
  /** Groups of words that are one word in a sentence: `je=jij;we=wij`, the first stands for all. */
  same?: string
  /** What is written in two ways, as a regular expression and what it becomes, in turn. */
  rewrites?: readonly Rewrite[]
  /** Rewrites that make of a slip what is right: such an answer is almost right. */
  loose?: readonly Rewrite[]
  /** Subject pronouns that may be left out or put in, each with how its verb looks. */
  subjects?: Readonly<Record<string, string>>
  /** Words that may stand between the pronoun and its verb. */
  skips?: string
  /** Whether the verb may stand anywhere after the pronoun. */
  subjectAnywhere?: boolean
  /** Whether an answer without the pronoun is almost right only. */
  subjectIsAlmost?: boolean
  /** The mark of the infinitive, which a headword may have or lack. */
  infinitive?: string
  /** The article that is written together with its noun. */
  article?: string
  /** How a phrase of time or place begins and, where the sign stands last, how it ends. */
  moves?: string
  moveEnds?: string
  /** Words that lean on what follows them, and end no phrase: prepositions, conjunctions, parts of a verb. */
  leans?: string
  /** How a word begins that belongs to what stands before it: a phrase does not end there. */
  trails?: string
  /** Whether infinitives, participles and the verbs of clauses stand last, where no phrase goes past them; how one looks. */
  verbLast?: string
  /** Where such a phrase may go: first or last, anywhere, before the verb that stands last, or first with the verb next. */
  order?: 'ends' | 'free' | 'beforeVerb' | 'v2'
  /** Articles and possessives: what makes two words of a subject. */
  determiners?: string
  /** Whether spaces are the writer's choice. */
  noSpaces?: boolean
  /** Endings by which the forms of one word differ: a slip that changes one for another makes another form. */
  forms?: string
}
export type Rewrite = readonly [pattern: string, replacement: string]

export type CompiledRules = {
  rewrite(key: string, isSentence: boolean): string
  loosen(key: string): string
  isSubject(word: string): boolean
  /** Whether a pronoun that stands at a place has its verb after it. */
  agrees(words: readonly string[], at: number): boolean
  beginsPhrase(words: readonly string[]): boolean
  /** Whether words end as a phrase does. */
  endsPhrase(words: readonly string[]): boolean
  /** Whether words begin with one that belongs to what stands before them. */
  trails(words: readonly string[]): boolean
  isDeterminer(word: string): boolean
  isVerbLast(word: string): boolean
  isForm(ending: string): boolean
  rules: AnswerRules
}

/** Rules made ready: the regular expressions of a table, built once. */
export function compileRules(rules: AnswerRules, isSpaceless: boolean): CompiledRules {
  const edge = isSpaceless ? ['', ''] : ['(?<=^| )', '(?= |$)']
  const groups = (rules.same ?? '').split(';').filter(Boolean)
  const same: [RegExp, string][] = groups.flatMap(group => {
    const [first = '', ...others] = group.split('=')
    return others.length === 0
      ? []
      : [[new RegExp(`${edge[0]}(?:${others.map(escaped).join('|')})${edge[1]}`, 'gu'), first] as [RegExp, string]]
  })
  const built = (list: readonly Rewrite[] = []) =>
    list.map(([pattern, to]) => [new RegExp(wordBounds(pattern), 'gu'), to] as const)
  const [rewrites, loose] = [built(rules.rewrites), built(rules.loose)]
  const subjects = new Map(Object.entries(rules.subjects ?? {}).map(([word, verb]) => [word, new RegExp(verb, 'u')]))
  const skips = new Set((rules.skips ?? '').split(' '))
  const forms = new Set(['', ...(rules.forms ?? '').split(' ')])
  const starts = rules.moves ? new RegExp(`^${rules.moves}${isSpaceless ? '' : '(?= |$)'}`, 'u') : undefined
  const ends = rules.moveEnds ? new RegExp(rules.moveEnds, 'u') : undefined
  const leans = new Set((rules.leans ?? '').split(' '))
  const determiners = new Set((rules.determiners ?? '').split(' '))
  const trails = rules.trails ? new RegExp(`^(?:${rules.trails})`, 'u') : undefined
  const verbLast = rules.verbLast ? new RegExp(rules.verbLast, 'u') : undefined
  const tidy = (text: string) => text.replace(/ +/gu, ' ').trim()
  const rewrite = (key: string, isSentence: boolean) => {
    let text = key
    if (isSentence) for (const [pattern, to] of same) text = text.replace(pattern, to)
    if (isSentence || text.length > LONG_WORD) for (const [pattern, to] of rewrites) text = text.replace(pattern, to)
    return tidy(text)
  }
  return {
    rules,
    rewrite,
    loosen: key => tidy(loose.reduce((text, [pattern, to]) => text.replace(pattern, to), key)),
    isSubject: word => subjects.has(word),
    agrees: (words, at) => {
      const looks = subjects.get(words[at] ?? '')
      if (!looks) return false
      const rest = words.slice(at + 1)
      if (rules.subjectAnywhere) return rest.some(word => looks.test(word))
      const verb = rest.find(word => !skips.has(word))
      return rest.some((word, index) => index < rest.indexOf(verb ?? '') && looks.test(word)) || looks.test(verb ?? '')
    },
    beginsPhrase: words => {
      if (starts?.test(words.join(isSpaceless ? '' : ' '))) return true
      return (
        words.length <= (isSpaceless ? LONGEST_IN_SIGNS : LONGEST_PHRASE) &&
        ends !== undefined &&
        ends.test(words.at(-1) ?? '')
      )
    },
    endsPhrase: words => !leans.has(words.at(-1) ?? ''),
    trails: words => trails?.test(words.join(isSpaceless ? '' : ' ')) ?? false,
    isDeterminer: word => determiners.has(word),
    isVerbLast: word => verbLast?.test(word) ?? false,
    isForm: ending => forms.has(ending),
  }
}

/** Rewrites of single words are for spellings; a short word is too near to others. */
const LONG_WORD = 4
/** Words of a phrase whose sign stands last. */
const LONGEST_PHRASE = 3
const LONGEST_IN_SIGNS = 9

/** `\b` knows English letters only. */
function wordBounds(pattern: string): string {
  return pattern.replaceAll('\\b', '(?:(?<![\\p{L}\\p{M}])(?=[\\p{L}\\p{M}])|(?<=[\\p{L}\\p{M}])(?![\\p{L}\\p{M}]))')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}
