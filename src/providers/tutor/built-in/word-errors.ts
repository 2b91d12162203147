import type { Vocabulary } from '#curriculum/course/dictionary/vocabulary.ts'
import { beginsSentence, isCommonEnglish } from '#curriculum/course/dictionary/vocabulary.ts'
import { withoutAccentsOrSisters } from '#domain/answers/text/answer-text.ts'
import { hasSpaces, lowerCase } from '#domain/answers/text/text-words.ts'
import type { TextWord } from '#domain/answers/text/text-words.ts'
import { likeCapitals } from '#domain/conversation/typical-errors.ts'
import type { ErrorInText, Unsure } from './error-in-text.ts'
import type { Spelled } from '../spelling/spelling.ts'
import type { createCandidates } from '../spelling/spelling-candidates.ts'

export type CheckedWords = {
  text: string
  words: readonly TextWord[]
  language: string
  languageName: string
  vocabulary: Vocabulary
  candidates: ReturnType<typeof createCandidates>
  /** The word of the language for one English word, where the course has exactly that. */
  translate(english: string): string | undefined
  /** What a spelling dictionary says of the words; empty where there is none. */
  spelled: ReadonlyMap<string, Spelled>
}

/** Shorter words have too many neighbours for one of them to be meant. */
const SHORTEST = 4
/** The cost of a slip up to which two words sound the same. */
const SOUNDS_ALIKE = 0.5

/**
 * Words that are no words of the language: mended where it is certain what was meant, named where it is not. What the
 * course, its tables or the dictionary attest is right; a capital within a sentence is a name's. Without a dictionary
 * nobody knows all words, so nothing is mended and little is named.
 */
export function wordErrors(checked: CheckedWords): { errors: ErrorInText[]; unsure: Unsure[] } {
  const errors: ErrorInText[] = []
  const unsure: Unsure[] = []
  const { text, language, languageName, vocabulary, spelled } = checked
  for (const word of checked.words) {
    const original = word.text
    const dictionary = spelled.get(original)
    if (/\p{N}/u.test(original) || vocabulary.has(original) || vocabulary.hasReading(original) || dictionary?.known)
      continue
    const isCapital = /^\p{Lu}/u.test(original)
    const isName = isCapital && language !== 'de' && !beginsSentence(text, word)
    const mend = (kind: ErrorInText['kind'], corrected: string, explanation: string) =>
      errors.push({ kind, at: word.at, original, corrected: likeCapitals(original, corrected, language), explanation })

    const accented = hasSpaces(language) ? onlyAccents(vocabulary, original) : undefined
    const meant = hasSpaces(language) && dictionary ? checked.candidates(original, dictionary.suggestions) : undefined
    // What sounds like a word of the course was meant as it: French “come” is no English.
    const soundsOwn = accented !== undefined || (meant?.certain && meant.inCourse && meant.cost <= SOUNDS_ALIKE)
    const english = soundsOwn ? undefined : englishFor(checked, original)
    if (english && !isName) {
      mend('english-word', english, `“${original}” is English; in ${languageName} it is “${english}”.`)
      continue
    }
    if (!hasSpaces(language)) continue
    if (accented && (!isName || vocabulary.capitalised(accented))) {
      if (dictionary) mend('accent', vocabulary.capitalised(accented) ?? accented, accentText(accented))
      continue
    }
    if (isName || original.length < SHORTEST || !dictionary) continue
    if (!meant) continue
    // Unknown with a capital, a word may be somebody's name: only the course's own words are put in its place.
    const isSure = meant.certain && (!isCapital || meant.inCourse)
    if (!isSure) {
      if (!isCapital)
        unsure.push({
          at: word.at,
          original,
          explanation: 'This word is not in the dictionary; look at its letters again.',
        })
      continue
    }
    const form = vocabulary.capitalised(meant.form) ?? meant.form
    // A capital alone is nobody's business in a chat.
    if (lowerCase(form, language) === lowerCase(original, language)) continue
    const plain = (each: string) => withoutAccentsOrSisters(lowerCase(each, language))
    if (plain(form) === plain(original)) mend('accent', form, accentText(form))
    else mend('spelling', form, `It is spelled “${form}”.`)
  }
  return { errors, unsure }
}

const accentText = (form: string) => `The letters are right, the accents are not: it is “${form}”.`

function onlyAccents(vocabulary: Vocabulary, word: string): string | undefined {
  const [only, ...others] = vocabulary.withAccents(word)
  return others.length === 0 ? only : undefined
}

/** What an English word is in the language: only where English is certain and the course has one word for it. */
function englishFor({ vocabulary, translate, language }: CheckedWords, word: string): string | undefined {
  if (!/^\p{Script=Latin}+$/u.test(word) || !vocabulary.isEnglish(word)) return undefined
  const isLatin = language !== 'ja' && language !== 'zh'
  if (isLatin && word.length < SHORTEST && !isCommonEnglish(word)) return undefined
  return translate(word)
}
