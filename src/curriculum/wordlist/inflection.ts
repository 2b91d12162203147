import * as z from 'zod'

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

/** One form of one rule: whatever stands between `prefix` and `suffix` is what stands between `begins` and `ends` in the headword. */
export type Pattern = { prefix: string; suffix: string; begins: string; ends: string } & Omit<FormOf, 'headword'>

/** Every form of every rule, the longest first: it says the most. */
export function patternsOf({ rules, names = {} }: Inflection): Pattern[] {
  return rules
    .flatMap(({ part, grammar, begins = '', ends = '', label, names: naming, forms }) =>
      forms.flatMap((form, index) => {
        if (form === '' && begins === '' && ends === '') return []
        const [prefix, suffix] = form.includes('~') ? (form.split('~') as [string, string]) : ['', form]
        const name = naming === undefined ? undefined : names[naming]?.[index]
        const row = { label, size: forms.length }
        return [{ prefix, suffix, begins, ends, part, grammar, label: name ? `${label}, ${name}` : label, row }]
      }),
    )
    .toSorted((a, b) => b.prefix.length + b.suffix.length - a.prefix.length - a.suffix.length)
}

/** The headword of which a form may be by a pattern. Undefined where the form is none of it, or the headword itself. */
export function headwordBehind(form: string, { prefix, suffix, begins, ends }: Pattern): string | undefined {
  const stem = form.length - prefix.length - suffix.length
  if (stem < 1 || !form.startsWith(prefix) || !form.endsWith(suffix)) return undefined
  const headword = `${begins}${form.slice(prefix.length, form.length - suffix.length)}${ends}`
  return headword === form ? undefined : headword
}
