import { toHiragana } from 'wanakana'
import type { LanguageCode } from '../languages.ts'

const germanic: [string, string][] = [
  ['ae', 'ä'],
  ['oe', 'ö'],
  ['ue', 'ü'],
]
const danish: [string, string][] = [
  ['ae', 'æ'],
  ['oe', 'ø'],
  ['aa', 'å'],
]
/** What stands for a letter that a keyboard lacks, and the letter. */
const stands: Partial<Record<LanguageCode, [string, string][]>> = {
  de: germanic,
  sv: [['aa', 'å'], ...germanic],
  fi: germanic,
  da: danish,
  no: danish,
  nl: [['y', 'ij']],
  zh: [['v', 'ü']],
}

/**
 * What a text may have been typed for by somebody whose keyboard lacks letters of the language: Aerztin for Ärztin, oishikatta
 * for おいしかった. Empty where it may stand for nothing else.
 */
export function otherSpellings(text: string, code: LanguageCode): string[] {
  if (code === 'ja') return /^[\p{Script=Latin}\s'-]+$/u.test(text) ? [toHiragana(text.toLowerCase())] : []
  const spelt = (stands[code] ?? []).reduce(
    (word, [typed, letter]) => word.replaceAll(typed, letter),
    text.toLowerCase(),
  )
  return spelt === text.toLowerCase() ? [] : [spelt]
}
