/** One headword of a wordlist: a line of `dictionary/<code>/*.tsv`, as docs/dictionary-format.md describes it. */
export type WordlistEntry = {
  headword: string
  part: Part
  /** English, the most usual sense first; within a sense, words that mean the same. */
  senses: string[][]
  /** Gender, class, aspect or what else belongs to the word: `f`, `mf`, `pl`, `perfective`. Empty where there is none. */
  grammar: string
  /** Forms that no rule gives, by the name of what they are: `preterite: fui fuiste fue …`. */
  forms: { label: string; forms: string[] }[]
  /** How the word is read, for scripts that are not Latin. */
  reading?: string
}

export const parts = [
  'noun',
  'name',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'determiner',
  'preposition',
  'postposition',
  'conjunction',
  'number',
  'classifier',
  'particle',
  'interjection',
  'phrase',
  'prefix',
  'suffix',
] as const
export type Part = (typeof parts)[number]

/** Reads a line; fields that are missing are empty. Whether it is well written is `entryFaults`' question. */
export function parseEntry(line: string): WordlistEntry {
  const [headword = '', part = '', senses = '', grammar = '', forms = '', reading = ''] = line.split('\t')
  return {
    headword: headword.trim(),
    part: part.trim() as Part,
    senses: list(senses, betweenSenses).map(sense => list(sense, betweenWords)),
    grammar: grammar.trim(),
    forms: list(forms, ';').map(group => {
      const colon = group.indexOf(':')
      // An underscore stands for the space inside of one form; a slash between two that serve alike.
      const written = list(group.slice(colon + 1), /[\s/]+/).map(form => form.replaceAll('_', ' '))
      return { label: group.slice(0, Math.max(colon, 0)).trim(), forms: written }
    }),
    ...(reading.trim() && { reading: reading.trim() }),
  }
}

/** What stands in brackets belongs together, whatever is in it. */
const betweenSenses = /\|(?![^(]*\))/u
const betweenWords = /;(?![^(]*\))/u

const list = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map(item => item.trim())
    .filter(Boolean)

/** What is wrong with a line, in words an author understands. Empty where nothing is. */
export function entryFaults(line: string, script: { own: RegExp; needsReading: boolean }): string[] {
  const faults: string[] = []
  const columns = line.split('\t').length
  if (columns > 6) faults.push(`has ${columns} columns, six at most`)
  if (line !== line.normalize('NFC')) faults.push('is not in the form NFC')
  if (/ {2}| \t|\t | $/u.test(line)) faults.push('has a space too many')
  const entry = parseEntry(line)
  if (!entry.headword) faults.push('has no headword')
  if (!parts.includes(entry.part)) faults.push(`"${entry.part}" is no part of speech: ${parts.join(', ')}`)
  if (entry.senses.length === 0) faults.push('has no English')
  if (entry.senses.flat().some(sense => !/[\p{Script=Latin}\d]/u.test(sense)))
    faults.push('has a sense that is not English')
  const letters = entry.headword.match(/\p{L}/gu) ?? []
  if (letters.length > 0 && !letters.some(letter => script.own.test(letter))) {
    faults.push(`"${entry.headword}" is not in the letters of the language`)
  }
  if (script.needsReading && !entry.reading) faults.push('has no reading')
  for (const { label, forms } of entry.forms) {
    if (!label || forms.length === 0) faults.push('has forms without a name ("plural: …") or a name without forms')
  }
  return faults
}
