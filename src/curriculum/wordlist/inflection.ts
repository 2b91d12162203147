import * as z from 'zod'
import type { WordlistEntry } from './entry.ts'

/**
 * The regular inflection of a language as its authors write it (`dictionary/<code>/inflection.yaml`): a headword that ends
 * (and begins) so has these forms. In a form `~` stands for what is left of the headword; without it the form is an ending.
 */
export const Inflection = z.strictObject({
  /** The names of a row's forms, such as the persons, by the number of forms it has. */
  names: z.optional(z.record(z.string(), z.array(z.string()))),
  rules: z.array(
    z.strictObject({
      part: z.string(),
      /** Only headwords of this gender or class. */
      grammar: z.optional(z.string()),
      begins: z.optional(z.string()),
      ends: z.optional(z.string()),
      label: z.string(),
      /** Which list of names the forms have; without it they have none. */
      names: z.optional(z.string()),
      forms: z.array(z.string()),
    }),
  ),
})
export type Inflection = z.infer<typeof Inflection>

/** A form of a word: of which headword, and which form it is (“preterite, we”), out of which row of how many forms. */
export type FormOf = { headword: string; part: string; grammar: string | undefined; label: string; row: Row }
export type Row = { label: string; size: number }

export type Analyser = {
  /** The headwords that a form may be of by the rules, longest ending first; whether such a word exists is not asked. */
  analyse(form: string): FormOf[]
  /** The regular forms of a word, in the order of the rules. */
  formsOf(entry: Pick<WordlistEntry, 'headword' | 'part' | 'grammar'>): { label: string; forms: string[] }[]
  /** What the forms of a row are called, in their order; undefined where the row has no names or another number of forms. */
  namesOf(row: string, forms: number): readonly string[] | undefined
}

type Pattern = { prefix: string; suffix: string; begins: string; ends: string } & Omit<FormOf, 'headword'>

export function createAnalyser({ rules, names = {} }: Inflection): Analyser {
  const patterns: Pattern[] = rules
    .flatMap(({ part, grammar, begins = '', ends = '', label, names: naming, forms }) =>
      forms.flatMap((form, index) => {
        if (form === '' && begins === '' && ends === '') return []
        const [prefix, suffix] = form.includes('~') ? (form.split('~') as [string, string]) : ['', form]
        const name = naming === undefined ? undefined : names[naming]?.[index]
        return [
          {
            prefix,
            suffix,
            begins,
            ends,
            part,
            grammar,
            label: name ? `${label}, ${name}` : label,
            row: { label, size: forms.length },
          },
        ]
      }),
    )
    .toSorted((a, b) => b.prefix.length + b.suffix.length - a.prefix.length - a.suffix.length)
  // By the last letter, since a language has thousands; those without an ending belong to each.
  const byLastLetter = new Map<string, Pattern[]>()
  const endless = patterns.filter(({ suffix }) => suffix === '')
  for (const last of new Set(patterns.map(({ suffix }) => suffix.slice(-1))))
    byLastLetter.set(
      last,
      patterns.filter(({ suffix }) => suffix === '' || suffix.endsWith(last)),
    )
  const rowNames = new Map(rules.flatMap(({ label, names: naming }) => (naming ? [[label, names[naming]]] : [])))
  return {
    namesOf: (row, forms) => (rowNames.get(row)?.length === forms ? rowNames.get(row) : undefined),
    analyse: form =>
      (byLastLetter.get(form.slice(-1)) ?? endless).flatMap(
        ({ prefix, suffix, begins, ends, part, grammar, label, row }) => {
          const stem = form.length - prefix.length - suffix.length
          if (stem < 1 || !form.startsWith(prefix) || !form.endsWith(suffix)) return []
          const headword = `${begins}${form.slice(prefix.length, form.length - suffix.length)}${ends}`
          return headword === form ? [] : [{ headword, part, grammar, label, row }]
        },
      ),
    formsOf: ({ headword, part, grammar }) =>
      rules
        .filter(
          rule =>
            rule.part === part &&
            (rule.grammar === undefined || rule.grammar === grammar) &&
            headword.startsWith(rule.begins ?? '') &&
            headword.endsWith(rule.ends ?? '') &&
            headword.length > (rule.begins ?? '').length + (rule.ends ?? '').length,
        )
        .map(({ begins = '', ends = '', label, forms }) => {
          const stem = headword.slice(begins.length, headword.length - ends.length)
          return { label, forms: forms.map(form => (form.includes('~') ? form.replace('~', stem) : stem + form)) }
        }),
  }
}
