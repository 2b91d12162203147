import { toHiragana } from 'wanakana'
import { digraphLetters, digraphs } from '../answers/text/answer-text.ts'
import type { LanguageCode } from '../languages.ts'

/** Beside the digraphs: what is typed for a letter, and the letter. */
const furtherStands: Partial<Record<LanguageCode, [string, string][]>> = { nl: [['y', 'ij']], zh: [['v', 'ü']] }
/** So many places of a text are tried with the letter and without. */
const MOST_PLACES = 4

/**
 * What a text may have been typed for by somebody whose keyboard lacks letters of the language: Aerztin for Ärztin, oishikatta
 * for おいしかった; of several places some may be meant as they stand (Steuerbuero). Empty where it may stand for nothing else.
 */
export function otherSpellings(text: string, code: LanguageCode): string[] {
  const low = text.toLowerCase()
  if (code === 'ja') return /^[\p{Script=Latin}\s'-]+$/u.test(low) ? [toHiragana(low)] : []
  const stands = [
    ...Array.from(digraphLetters[code] ?? '', letter => [digraphs[letter]!, letter] as const),
    ...(furtherStands[code] ?? []),
  ]
  if (stands.length === 0) return []
  const letterOf = new Map(stands)
  // Typed and meant parts by turns: st-ue-rb-ue-ro.
  const parts = low.split(new RegExp(`(${[...letterOf.keys()].join('|')})`, 'u'))
  const places = Math.min(MOST_PLACES, (parts.length - 1) / 2)
  const choices = Array.from({ length: 2 ** places - 1 }, (_, choice) => 2 ** places - 1 - choice)
  return choices.map(choice =>
    parts
      .map((part, at) => {
        const place = (at - 1) / 2
        const isMeant = at % 2 === 1 && (place >= places || (choice >> place) % 2 === 1)
        return isMeant ? letterOf.get(part)! : part
      })
      .join(''),
  )
}
