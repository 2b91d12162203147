import type { Part, WordlistEntry } from '../entry.ts'

/** A word of a dictionary that was brought along, as far as its form tells. */
export type ImportedEntry = Pick<WordlistEntry, 'headword' | 'part' | 'senses' | 'grammar'> & { pronunciation?: string }

/** Where a dictionary is from, and under which licence: shown with each of its words. */
export type ImportSource = { name: string; licence: string }

/** A dictionary file that was opened: what it says of itself, and its words one after the other. */
export type ImportedDictionary = {
  source: Partial<ImportSource>
  entries: Iterable<ImportedEntry> | AsyncIterable<ImportedEntry>
}

/** What dictionaries write for a part of speech, in small letters. */
const partNames: Record<string, Part> = {
  n: 'noun', noun: 'noun', subst: 'noun', s: 'noun', pn: 'name', name: 'name', 'proper noun': 'name',
  v: 'verb', verb: 'verb', vt: 'verb', vi: 'verb', vti: 'verb', 'v refl': 'verb', vr: 'verb',
  adj: 'adjective', adjective: 'adjective', a: 'adjective', adv: 'adverb', adverb: 'adverb',
  pron: 'pronoun', pronoun: 'pronoun', det: 'determiner', determiner: 'determiner', art: 'determiner', article: 'determiner',
  prep: 'preposition', preposition: 'preposition', postp: 'postposition', postposition: 'postposition',
  conj: 'conjunction', conjunction: 'conjunction', num: 'number', numeral: 'number', number: 'number', classifier: 'classifier',
  part: 'particle', ptcl: 'particle', particle: 'particle', int: 'interjection', interj: 'interjection', intj: 'interjection',
  interjection: 'interjection', phrase: 'phrase', phr: 'phrase', prefix: 'prefix', pref: 'prefix', suffix: 'suffix', suf: 'suffix',
} // biome-ignore format: a table

const genderNames: Record<string, string> = {
  m: 'm', masc: 'm', masculine: 'm', f: 'f', fem: 'f', feminine: 'f', n: 'n', neut: 'n', neuter: 'n', c: 'c', common: 'c', pl: 'pl', plural: 'pl',
} // biome-ignore format: a table

/** The part of speech behind an abbreviation; a phrase where there is none that is known. */
export function partNamed(text: string | undefined): Part {
  return partNames[(text ?? '').toLowerCase().replaceAll('.', '').trim()] ?? 'phrase'
}

/** Part and gender out of a list of marks such as “masc, n, sg”. */
export function grammarOf(marks: string): { part: Part; grammar: string } {
  const each = marks
    .split(/[,;]\s*/u)
    .map(mark => mark.toLowerCase().replaceAll('.', '').trim())
    .filter(Boolean)
  const gender = each.find(mark => mark.length > 1 && genderNames[mark])
  const part = each.find(mark => partNames[mark])
  // Who has a gender or a plural and names no part is a noun.
  return { part: part ? partNames[part]! : gender ? 'noun' : 'phrase', grammar: gender ? genderNames[gender]! : '' }
}

export const genderNamed = (text: string | undefined) =>
  genderNames[(text ?? '').toLowerCase().replaceAll('.', '').trim()] ?? ''

/** So many senses of a word are kept, and so many words for a sense: more are no answer. */
const MOST_SENSES = 8
const MOST_WORDS = 8
const LONGEST_WORD = 120

/** Senses as they are kept: without marks of subject and grammar, each word once. */
export function keptSenses(senses: readonly (readonly string[])[]): string[][] {
  const seen = new Set<string>()
  return senses
    .map(words =>
      words
        .map(plainSense)
        .filter(word => word !== '' && word.length <= LONGEST_WORD && !seen.has(word) && Boolean(seen.add(word)))
        .slice(0, MOST_WORDS),
    )
    .filter(words => words.length > 0)
    .slice(0, MOST_SENSES)
}

const plainSense = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\[[^\]]*\]|<[^>]*>|\{[^}]*\}/gu, ' ')
    .replace(/[\t\n\r|;]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
