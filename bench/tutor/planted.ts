import type { Course } from '#curriculum/course/course.ts'
import { wholeSentences } from '#curriculum/course/course-sentences.ts'
import { withoutArticle } from '#curriculum/course/word-in-text.ts'
import { createRandom } from '#domain/random.ts'
import type { Random } from '#domain/random.ts'
import { withoutAccentsOrSisters } from '#domain/answers/text/answer-text.ts'
import { hasSpaces, wordsOf } from '#domain/answers/text/text-words.ts'

/** The kinds of errors learners make, as they are counted. */
export const plantedKinds = [
  'spelling',
  'accent',
  'gender',
  'agreement',
  'verb-form',
  'case',
  'order',
  'english-word',
] as const
export type PlantedKind = (typeof plantedKinds)[number]

/** A wrong sentence and what it should be. */
export type PlantedCase = { kind: PlantedKind; wrong: string; right: string }

/**
 * Errors planted by rule into sentences of the course: letters as an English ear hears them, accents left out, an article
 * of another word, an English word. They are planted without a look at the tutor's rules; agreement, verb forms, cases and
 * order need a writer, and come from the lists in test/cases/tutor. Always the same ones.
 */
export function plantedIn(course: Course, ofEach: number): PlantedCase[] {
  const random = createRandom(`planted ${course.code}`)
  const sentences = random
    .shuffled([...new Set(wholeSentences(course))])
    .filter(text => wordsOf(text, course.code).length >= 3 && !/[_(/«“"]/u.test(text))
  return (['spelling', 'accent', 'gender', 'english-word'] as const).flatMap(kind => {
    const found: PlantedCase[] = []
    for (const right of sentences) {
      if (found.length >= ofEach) break
      const wrong = ways[kind](right, course, random)
      if (wrong && wrong !== right) found.push({ kind, wrong, right })
    }
    return found
  })
}

/** What an English ear writes for a sound, tried in a random order: the first that the word has. */
const heard: [RegExp, string][] = [
  [/ll/u, 'l'], [/ss/u, 's'], [/tt/u, 't'], [/nn/u, 'n'], [/rr/u, 'r'], [/mm/u, 'm'],
  [/(?<=[aeiou])l(?=[aeiou])/u, 'll'], [/(?<=[aeiou])s(?=[aeiou])/u, 'ss'], [/(?<=[aeiou])t(?=[aeiou])/u, 'tt'], [/(?<=[aeiou])n(?=[aeiou])/u, 'nn'],
  [/v/u, 'b'], [/b(?=[aeiou])/u, 'v'], [/z/u, 's'], [/c(?=[eiy])/u, 's'], [/qu/u, 'k'], [/c(?=[aou])/u, 'k'], [/k(?=[aou])/u, 'c'], [/y/u, 'i'],
  [/ie/u, 'ei'], [/ei/u, 'ie'], [/ch/u, 'sh'], [/sch/u, 'sh'], [/ph/u, 'f'], [/th/u, 't'], [/^h/u, ''], [/(?<=[aeiou])h(?=[aeioulmnrt])/u, ''], [/j/u, 'y'], [/w/u, 'v'],
  [/о/u, 'а'], [/е(?=.)/u, 'и'], [/нн/u, 'н'], [/ь/u, ''], [/в$/u, 'ф'], [/ы/u, 'и'],
  [/η/u, 'ι'], [/ω/u, 'ο'], [/υ/u, 'ι'], [/αι/u, 'ε'], [/λλ/u, 'λ'], [/σσ/u, 'σ'],
] // biome-ignore format: a table

const ways: Record<
  'spelling' | 'accent' | 'gender' | 'english-word',
  (sentence: string, course: Course, random: Random) => string | undefined
> = {
  spelling(sentence, { code }, random) {
    if (!hasSpaces(code)) return undefined
    // No name and nothing short: a slip there could be another word.
    const words = random.shuffled(
      wordsOf(sentence, code).filter(word => word.text.length >= 5 && isPlain(word.text, sentence, word.at, code)),
    )
    for (const word of words) {
      const slip = random.shuffled(heard).find(([sound]) => sound.test(word.text.slice(1)))
      if (slip) return replaced(sentence, word, word.text.charAt(0) + word.text.slice(1).replace(...slip))
    }
    return undefined
  },
  accent(sentence, { code }) {
    if (code === 'vi' || !hasSpaces(code)) return undefined
    const word = wordsOf(sentence, code).find(
      each =>
        each.text.length >= 4 &&
        /[\p{Script=Latin}\p{Script=Greek}]/u.test(each.text) &&
        withoutAccentsOrSisters(each.text) !== each.text,
    )
    return word && replaced(sentence, word, withoutAccentsOrSisters(word.text))
  },
  gender(sentence, course) {
    const { code, info } = course
    const articles = sisters[code]
    if (!articles) return undefined
    const nouns = new Set(
      course.weeks
        .flatMap(week => week.days.flatMap(day => day.words))
        .filter(word => word.part === 'noun')
        .map(word => withoutArticle(word.word, info)),
    )
    const words = wordsOf(sentence, code)
    const at = words.findIndex(
      (word, index) => articles[word.text.toLowerCase()] && nouns.has(words[index + 1]?.text ?? ''),
    )
    const word = words[at]
    if (!word) return undefined
    const other = articles[word.text.toLowerCase()]!
    return replaced(sentence, word, /^\p{Lu}/u.test(word.text) ? other.charAt(0).toUpperCase() + other.slice(1) : other)
  },
  'english-word'(sentence, { code, weeks, info }) {
    const words = weeks
      .flatMap(week => week.days.flatMap(day => day.words))
      .filter(word => ['noun', 'adjective', 'adverb'].includes(word.part) && /^[a-z]{4,}$/u.test(word.gloss))
    if (hasSpaces(code)) {
      const written = wordsOf(sentence, code)
      for (const word of words) {
        const found = written.find(each => each.text === withoutArticle(word.word, info))
        if (found) return replaced(sentence, found, word.gloss)
      }
      return undefined
    }
    const found = words.find(word => word.word.length >= 2 && sentence.includes(word.word))
    return found && sentence.replace(found.word, found.gloss)
  },
}

/** Articles that a learner confuses. */
const sisters: Partial<Record<string, Record<string, string>>> = {
  es: { el: 'la', la: 'el', un: 'una', una: 'un' },
  fr: { le: 'la', la: 'le', un: 'une', une: 'un' },
  it: { il: 'la', la: 'il', un: 'una', una: 'un' },
  pt: { o: 'a', a: 'o', um: 'uma', uma: 'um' },
  nl: { de: 'het', het: 'de' },
  sv: { en: 'ett', ett: 'en' },
  da: { en: 'et', et: 'en' },
  no: { en: 'et', et: 'en' },
  el: { το: 'η', η: 'το', ο: 'το' },
  de: { das: 'die', ein: 'eine', eine: 'ein' },
  ro: { un: 'o', o: 'un' },
}

const isPlain = (word: string, sentence: string, at: number, code: string) =>
  /^\p{Ll}+$/u.test(word.normalize('NFC')) ||
  (code === 'de' && at > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) && !/[.!?]\s*$/u.test(sentence.slice(0, at)))

const replaced = (sentence: string, word: { text: string; at: number }, by: string) =>
  sentence.slice(0, word.at) + by + sentence.slice(word.at + word.text.length)
