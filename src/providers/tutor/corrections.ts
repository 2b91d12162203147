import type { Vocabulary } from '#curriculum/vocabulary.ts'
import { beginsSentence } from '#curriculum/vocabulary.ts'
import type { ErrorKind } from '#domain/feedback-score.ts'
import { errorWeights } from '#domain/feedback-score.ts'
import { lowerCase } from '#domain/text-words.ts'
import type { TextWord } from '#domain/text-words.ts'
import { distance } from 'fastest-levenshtein'
import { withoutAccentsOrSisters } from '#domain/answer-text.ts'
import type { Agreement } from './agreement.ts'
import type { Spelled } from './spelling.ts'
import type { WordOrder } from './word-order.ts'

/** An error with its literal place in the learner's text, the right form, and the reason in English. */
export type Found = { kind: ErrorKind; at: number; original: string; corrected: string; explanation: string }

/** A learner sees at most so many at once. */
export const MAX_CORRECTIONS = 3

/** Shorter messages are chat: nobody is told to put a full stop after “Sí”. */
const SHORTEST_SENTENCE = 3

export type Checked = {
  text: string
  words: TextWord[]
  language: string
  languageName: string
  vocabulary: Vocabulary
  /** The word of the language for one English word, where the course has exactly that. */
  translate(english: string): string | undefined
  /** What a spelling dictionary says of the words that the course does not have. */
  spelled: ReadonlyMap<string, Spelled>
  agreement: Agreement
  wordOrder: WordOrder
}

/** All errors that a rule is sure of, gravest first, those of one kind in the order of the text. */
export function findErrors(checked: Checked): Found[] {
  const order = checked.wordOrder(checked.text)
  // Where the whole sentence is put in order, its single words are right.
  const found = [
    ...order,
    ...wordErrors(checked),
    ...(order.length > 0 ? [] : checked.agreement(checked.words)),
    ...questionMarkErrors(checked),
    ...(order.length > 0 ? [] : sentenceErrors(checked)),
  ]
  return found.sort((a, b) => errorWeights[b.kind] - errorWeights[a.kind] || a.at - b.at)
}

function wordErrors({ text, words, language, languageName, vocabulary, translate, spelled }: Checked): Found[] {
  return words.flatMap((word): Found[] => {
    const original = word.text
    const error = (kind: ErrorKind, corrected: string, explanation: string): Found[] => [
      { kind, at: word.at, original, corrected: likeCapitals(original, corrected), explanation },
    ]
    const starts = beginsSentence(text, word)
    if (vocabulary.has(original)) {
      const capital = vocabulary.capitalised(original)
      if (capital && original === lowerCase(original, language)) {
        return error('capital', capital, `“${capital}” is written with a capital letter in ${languageName}.`)
      }
      const small = lowerCase(original, language)
      if (
        !starts &&
        original !== small &&
        original.slice(1) === small.slice(1) &&
        vocabulary.isSmallUnlikeEnglish(small)
      ) {
        return [
          {
            kind: 'capital',
            at: word.at,
            original,
            corrected: small,
            explanation: `Unlike in English, “${small}” has no capital letter in ${languageName}.`,
          },
        ]
      }
      return []
    }
    // A capital within a sentence is a name's, whatever it looks like.
    const isName = !starts && /^\p{Lu}/u.test(original)
    if (/\p{N}/u.test(original) || vocabulary.hasReading(original)) return []
    const dictionary = spelled.get(original)
    // The course's word comes before a rarer one without the accent: “numero” is a verb's form, “número” what is meant.
    const [accented, ...others] = vocabulary.withAccents(original)
    if (isName && !(accented && vocabulary.capitalised(accented))) return []
    if (accented && others.length === 0) {
      return error('accent', accented, `The letters are right, the accents are not: it is “${accented}”.`)
    }
    if (others.length > 0 || dictionary?.known) return []
    const meant = vocabulary.meant(original) ?? (isName ? undefined : suggestedFor(original, dictionary, language))
    if (meant) {
      const isAccent = withoutAccentsOrSisters(meant) === withoutAccentsOrSisters(lowerCase(original, language))
      return isAccent
        ? error('accent', meant, `The letters are right, the accents are not: it is “${meant}”.`)
        : error('spelling', meant, `It is spelled “${meant}”.`)
    }
    if (original.length >= 4 && vocabulary.isEnglish(original)) {
      const translated = translate(original)
      if (translated)
        return error('spelling', translated, `“${original}” is English; in ${languageName} it is “${translated}”.`)
    }
    return []
  })
}

/** A slip in a word of so few letters could be meant for too many. */
const SHORTEST_SUGGESTED = 4

/** The dictionary's word for one that it does not know: the first suggestion that is one slip away, two in long words. */
function suggestedFor(word: string, dictionary: Spelled | undefined, language: string): string | undefined {
  if (!dictionary || dictionary.known || word.length < SHORTEST_SUGGESTED) return undefined
  const plain = lowerCase(word, language)
  const allowed = word.length >= 8 ? 2 : 1
  return dictionary.suggestions.find(suggestion => {
    if (/[\s-]/u.test(suggestion) || suggestion === word) return false
    const wanted = lowerCase(suggestion, language)
    return isOneSwap(plain, wanted) || distance(plain, wanted) <= allowed
  })
}

function isOneSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return (
    a.length === b.length &&
    at >= 0 &&
    a[at] === b[at + 1] &&
    a[at + 1] === b[at] &&
    a.slice(at + 2) === b.slice(at + 2)
  )
}

/** The correction begins with a capital where the learner's word did. */
function likeCapitals(original: string, corrected: string): string {
  return /^\p{Lu}/u.test(original) ? corrected.charAt(0).toUpperCase() + corrected.slice(1) : corrected
}

/** What ends a sentence that only tells. Thai writes none. */
const fullStops: Record<string, string> = { ja: '。', zh: '。', hi: '।', th: '' }
const ended = /[.!?…。！？।؟;\u037e]["”»’')\]」』]*$/u
/** A picture at the end stands for a mark. */
const endsInPicture = /(?:\p{Extended_Pictographic}|\u200d|\ufe0f|[)(])$/u

function sentenceErrors({ text, words, language, languageName }: Checked): Found[] {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || words.length < SHORTEST_SENTENCE) return []
  const errors: Found[] = []
  const capital = first.text.charAt(0).toLocaleUpperCase(language)
  if (/^\p{Ll}/u.test(first.text) && capital !== first.text.charAt(0)) {
    const corrected = capital + first.text.slice(1)
    errors.push({
      kind: 'capital',
      at: first.at,
      original: first.text,
      corrected,
      explanation: 'A sentence begins with a capital letter.',
    })
  }
  const stop = fullStops[language] ?? '.'
  const trimmed = text.trimEnd()
  if (stop && !ended.test(trimmed) && !endsInPicture.test(trimmed)) {
    const original = trimmed.slice(last.at)
    errors.push({
      kind: 'punctuation',
      at: last.at,
      original,
      corrected: `${original.replace(/[,:\s]+$/u, '')}${stop}`,
      explanation: `A written sentence in ${languageName} ends with a mark, such as “${stop}”.`,
    })
  }
  return errors
}

const interrogatives: Record<string, string> = {
  que: 'qué', como: 'cómo', donde: 'dónde', adonde: 'adónde', cuando: 'cuándo', quien: 'quién', quienes: 'quiénes',
  cual: 'cuál', cuales: 'cuáles', cuanto: 'cuánto', cuanta: 'cuánta', cuantos: 'cuántos', cuantas: 'cuántas',
} // biome-ignore format: a table
const asking = [...Object.keys(interrogatives), ...Object.values(interrogatives)].join('|')
const preposition = '(?:(?:a|con|de|desde|en|hasta|para|por)\\s+)?'
const questionBegins = new RegExp(`(?<![\\p{L}\\p{M}])${preposition}(?:${asking})(?![\\p{L}\\p{M}])`, 'iu')
const unaccented = new RegExp(`¿\\s*${preposition}(${Object.keys(interrogatives).join('|')})(?![\\p{L}\\p{M}])`, 'giu')

/** Marks of questions and exclamations that a language has of its own: Spanish opens them, Arabic turns them, Greek uses another. */
function questionMarkErrors({ text, language, languageName }: Checked): Found[] {
  if (language === 'es') return [...unopened(text, '?', '¿'), ...unopened(text, '!', '¡'), ...unaccentedQuestions(text)]
  const own = { ar: '؟', el: ';', ja: '？', zh: '？' }[language]
  // Full width or not is a matter of the keyboard, but another sign is an error.
  if (!own || own === '？') return []
  return [...text.matchAll(/[\p{L}\p{M}]+\s*\?/gu)].map(match => ({
    kind: 'punctuation',
    at: match.index,
    original: match[0],
    corrected: match[0].replace(/\s*\?$/u, own),
    explanation: `The question mark of ${languageName} is “${own}”.`,
  }))
}

function unopened(text: string, close: '?' | '!', open: '¿' | '¡'): Found[] {
  return [...text.matchAll(/[^.!?…\n]+[!?]+/gu)].flatMap((match): Found[] => {
    const sentence = match[0]
    // A sentence that mixes the marks (¡…?) is opened; so is the second half of “?!”.
    if (!sentence.endsWith(close) || /[¿¡]/u.test(sentence)) return []
    const begin = close === '?' ? (questionBegins.exec(sentence)?.index ?? 0) : 0
    const clause = sentence.slice(begin)
    const lead = clause.length - clause.replace(/^[\s,;:]+/u, '').length
    const original = clause.slice(lead)
    if (!/\p{L}/u.test(original)) return []
    return [
      {
        kind: 'punctuation',
        at: match.index + begin + lead,
        original,
        corrected: open + original,
        explanation:
          close === '?' ? 'A question in Spanish opens with “¿”.' : 'An exclamation in Spanish opens with “¡”.',
      },
    ]
  })
}

function unaccentedQuestions(text: string): Found[] {
  return [...text.matchAll(unaccented)].map(match => {
    const original = match[1]!
    const corrected = likeCapitals(original, interrogatives[original.toLowerCase()]!)
    return {
      kind: 'accent',
      at: match.index + match[0].length - original.length,
      original,
      corrected,
      explanation: `Asking, “${corrected.toLowerCase()}” has an accent.`,
    }
  })
}
