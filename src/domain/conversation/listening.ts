import { answerKey, withoutAccentsOrSisters } from '../answers/text/answer-text.ts'
import { hasSpaces, wordsOf } from '../answers/text/text-words.ts'

/**
 * A stem of fewer letters is a word of its own (“no”), not the beginning of longer ones. Signs of Hindi and Korean are
 * syllables and say more.
 */
const shortestStem: Record<string, number> = { hi: 2, ko: 1 }
/** Korean hangs its endings to the word: from this many syllables on, a stem is heard within it (“에서” in “은행에서”). */
const SHORTEST_ENDING = 2

/** Little words that Hebrew and Arabic write together with the word after them: “and”, “the”, “in”, “to” … */
const attached: Record<string, RegExp> = {
  he: /^[והבלמשכ]{1,2}(?=\p{L}{2})/u,
  ar: /^(?:[وف]?(?:[بك]?ال|لل)|[وف]?[بلكس]|[وف])(?=\p{L}{2})/u,
}

/** The words of a text as they are compared with what is listened for: accents, capitals and marks aside. */
export function plainWords(text: string, language: string): string[] {
  return wordsOf(withoutAccentsOrSisters(answerKey(text, language)), language).map(word => word.text)
}

/**
 * The first of the stems that a text holds, or undefined. A stem is heard at the beginning of a word (“llam” in “me
 * llamo”), one of several words as they stand; where no spaces are written, anywhere.
 */
export function heardStem(text: string, language: string, stems: readonly string[]): string | undefined {
  const words = plainWords(text, language)
  const written = words.join(hasSpaces(language) ? ' ' : '')
  const within = (stem: string) => !hasSpaces(language) || (language === 'ko' && stem.length >= SHORTEST_ENDING)
  // What is written from each word on, with and without the little words attached to it.
  const rests = words.flatMap((word, at) =>
    [word, ...withoutAttached(word, language)].map(first => ({
      first,
      rest: [first, ...words.slice(at + 1)].join(' '),
    })),
  )
  return stems.find(stem => {
    const wanted = plainWords(stem, language).join(hasSpaces(language) ? ' ' : '')
    if (wanted === '') return false
    if (within(wanted)) return written.includes(wanted)
    if (wanted.length < (shortestStem[language] ?? 3)) return rests.some(({ first }) => first === wanted)
    return rests.some(({ rest }) => rest.startsWith(wanted))
  })
}

/** A phrase of two words or more may go on for so many letters: “I don't understand the question.” */
const LONGEST_REST = 20

/**
 * Whether a text says that something was not understood: one of the phrases, alone or, from two words on, at the beginning.
 * Where such words are listened for (“don't know”, when a size is asked), they are an answer.
 */
export function saysLost(
  text: string,
  language: string,
  phrases: readonly string[],
  listenedFor: readonly string[] = [],
): boolean {
  const several = listenedFor.filter(stem => plainWords(stem, language).length > 1)
  if (heardStem(text, language, several) !== undefined) return false
  const message = ` ${plainWords(text, language).join(' ')} `
  return phrases.some(phrase => {
    const wanted = plainWords(phrase, language)
    const spelled = ` ${wanted.join(' ')} `
    // A short phrase such as “what?” counts alone only.
    const begins = wanted.length > 1 && message.startsWith(spelled)
    return message === spelled || (begins && message.length - spelled.length < LONGEST_REST)
  })
}

function withoutAttached(word: string, language: string): string[] {
  const prefix = attached[language]?.exec(word)?.[0] ?? ''
  return Array.from({ length: prefix.length }, (_, at) => word.slice(at + 1))
}
