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

/** A form of a word: of which headword, and which form it is (“preterite, we”). */
export type FormOf = { headword: string; part: string; grammar: string | undefined; label: string }

export type Analyser = {
  /** The headwords that a form may be of by the rules, longest ending first; whether such a word exists is not asked. */
  analyse(form: string): FormOf[]
  /** The regular forms of a word, in the order of the rules. */
  formsOf(entry: Pick<WordlistEntry, 'headword' | 'part' | 'grammar'>): { label: string; forms: string[] }[]
}

type Pattern = { prefix: string; suffix: string; begins: string; ends: string } & Omit<FormOf, 'headword'>

export function createAnalyser({ rules, names = {} }: Inflection): Analyser {
  const patterns: Pattern[] = rules
    .flatMap(({ part, grammar, begins = '', ends = '', label, names: naming, forms }) =>
      forms.flatMap((form, index) => {
        if (form === '' && begins === '' && ends === '') return []
        const [prefix, suffix] = form.includes('~') ? (form.split('~') as [string, string]) : ['', form]
        const name = naming === undefined ? undefined : names[naming]?.[index]
        return [{ prefix, suffix, begins, ends, part, grammar, label: name ? `${label}, ${name}` : label }]
      }),
    )
    .toSorted((a, b) => b.prefix.length + b.suffix.length - a.prefix.length - a.suffix.length)
  return {
    analyse: form =>
      patterns.flatMap(({ prefix, suffix, begins, ends, part, grammar, label }) => {
        const stem = form.length - prefix.length - suffix.length
        if (stem < 1 || !form.startsWith(prefix) || !form.endsWith(suffix)) return []
        const headword = `${begins}${form.slice(prefix.length, form.length - suffix.length)}${ends}`
        return headword === form ? [] : [{ headword, part, grammar, label }]
      }),
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
