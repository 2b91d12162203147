import { distance } from 'fastest-levenshtein'
import { answerLetters, withoutAccentsOrSisters } from '#domain/answers/text/answer-text.ts'
import { hasSpaces, lowerCase, wordsOf } from '#domain/answers/text/text-words.ts'
import type { TextWord } from '#domain/answers/text/text-words.ts'
import type { Course } from '../course.ts'
import { cellsOf } from '#domain/conversation/forms.ts'
import { courseSentences } from '../course-sentences.ts'

/** Every word form that stands anywhere in a course, and how it is written there. */
export type Vocabulary = {
  has(word: string): boolean
  /** Whether the romanisation of a word of the course. False for Latin scripts. */
  hasReading(word: string): boolean
  /** Whether the word stands in the course's English and not in its own language. */
  isEnglish(word: string): boolean
  /** The forms that differ from an unknown word in accents only. */
  withAccents(word: string): string[]
  /** The one form an unknown word was most likely meant to be; undefined where none or several are as near. */
  meant(word: string): string | undefined
  /** All forms that are used in the course, in small letters. */
  forms(): Iterable<string>
  /** The word with its capital, where the language wants one: German nouns, names of countries. */
  capitalised(word: string): string | undefined
  /** Whether an unknown word is built of letters as the course's words are. */
  looksRight(word: string): boolean
  /** Whether English writes a capital here and the language does not: lunes, español. */
  isSmallUnlikeEnglish(word: string): boolean
}

type Attested = { small: boolean; capital: string | undefined }

/** Reads a course's vocabulary: some 10 ms, then kept by whoever asked. */
export function createVocabulary(course: Course): Vocabulary {
  const { code } = course
  const forms = new Map<string, Attested>()
  const readings = new Set<string>()
  const english = new Set<string>()
  const smallUnlikeEnglish = new Set<string>()
  const properNouns = new Set<string>()
  const headwords = new Set<string>()

  const learn = (text: string, isSentence: boolean) => {
    for (const word of wordsOf(text, code)) {
      const key = lowerCase(word.text, code)
      const known = forms.get(key) ?? { small: false, capital: undefined }
      if (word.text.normalize('NFC') === key) known.small = true
      else if (!isSentence || !beginsSentence(text, word)) known.capital ??= word.text.normalize('NFC')
      forms.set(key, known)
    }
  }
  const learnReading = (reading: string | undefined) => {
    for (const word of reading ? wordsOf(reading, 'en') : []) readings.add(readingForm(word.text))
  }
  const learnEnglish = (text: string | undefined) => {
    for (const word of text ? wordsOf(text, 'en') : []) english.add(word.text.toLowerCase())
  }

  for (const { text, reading, translation } of courseSentences(course)) {
    learn(text ?? '', true)
    learnReading(reading)
    learnEnglish(translation)
  }
  for (const reaction of Object.values(course.conversation?.reactions ?? {}).flat()) learn(reaction.text, true)
  for (const phrase of course.conversation?.lost_phrases ?? []) learn(phrase, true)
  for (const day of course.weeks.flatMap(week => week.days)) {
    for (const { word, also, reading, gloss, part } of day.words) {
      if (part === 'noun') for (const each of wordsOf(word, code)) properNouns.add(lowerCase(each.text, code))
      for (const form of [word, ...also]) {
        learn(form, /[.!?¿¡…]/u.test(form))
        for (const each of wordsOf(form, code)) headwords.add(lowerCase(each.text, code))
      }
      learnReading(reading)
      learnEnglish(gloss)
      if (/^\p{Lu}\p{Ll}/u.test(gloss) && word === lowerCase(word, code)) {
        for (const each of wordsOf(word, code))
          if (!course.info.articles.includes(each.text)) smallUnlikeEnglish.add(each.text)
      }
    }
  }
  for (const item of course.weeks.flatMap(week => week.sound.words)) learn(item.text, false)
  for (const speaker of course.weeks.flatMap(week => week.dialogue.lines.map(line => line.speaker)))
    learn(speaker, false)

  // The tables attest forms; what a slip may have been meant to be is looked for among the words that are used.
  const inTables = new Set(
    Object.values(course.forms?.tables ?? {}).flatMap(table =>
      Object.entries(table.forms).flatMap(([headword, row]) =>
        [headword, ...cellsOf(row).flat()].flatMap(form => wordsOf(form, code).map(word => lowerCase(word.text, code))),
      ),
    ),
  )
  const byPlain = groupedBy(forms.keys(), withoutAccentsOrSisters)
  const near = createNearness(code, forms)
  const threes = new Set([...forms.keys()].flatMap(threesOf))

  return {
    has: word => {
      const key = lowerCase(word, code)
      return forms.has(key) || inTables.has(key)
    },
    hasReading: word => readings.has(readingForm(word)),
    isEnglish: word =>
      !forms.has(lowerCase(word, code)) && (english.has(word.toLowerCase()) || commonEnglish.has(word.toLowerCase())),
    withAccents: word => {
      const key = lowerCase(word, code)
      // Who typed an accent knows of accents: the word is another one.
      if (withoutAccentsOrSisters(key) !== key) return []
      // An accent on the last letter alone may be inflection, hablo and habló: only words of the dictionary are sure.
      const isInflection = (form: string) => form.slice(0, -1) === key.slice(0, -1) && !headwords.has(form)
      return (byPlain.get(key) ?? []).filter(form => form !== key && !isInflection(form))
    },
    meant: word => near(lowerCase(word, code)),
    forms: () => forms.keys(),
    capitalised: word => {
      const attested = forms.get(lowerCase(word, code))
      if (attested?.capital === undefined || attested.small) return undefined
      // Other capitals may belong to people's names, which are words as well.
      return code === 'de' || properNouns.has(lowerCase(word, code)) ? attested.capital : undefined
    },
    looksRight: word => {
      const own = threesOf(lowerCase(word, code))
      return own.filter(three => threes.has(three)).length >= own.length * LIKE_THE_COURSE
    },
    isSmallUnlikeEnglish: word => smallUnlikeEnglish.has(lowerCase(word, code)),
  }
}

/** An unknown word looks right when so many of its runs of three letters stand in words of the course. */
const LIKE_THE_COURSE = 0.75

/** The runs of three letters of a word, its ends counted as letters. */
function threesOf(word: string): string[] {
  const letters = ` ${word} `
  return Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3))
}

const readingForm = (word: string) => withoutAccentsOrSisters(word.toLowerCase())

/** Words that betray English, even where a romanisation is spelled alike. */
export const isCommonEnglish = (word: string) => commonEnglish.has(word.toLowerCase())

/** Words that betray English whatever the course contains. */
const commonEnglish = new Set(
  'i a the is are am was were you he she we they what how why where when who do does don not and or of to in my your his her it this that have has want like please thank thanks yes hello good because but with for can know understand all if from be been would should could am who which there here'.split(
    ' ',
  ),
)

/** Whether a word begins a sentence, or stands where a capital says nothing: after a colon, a dash or an opening quote. */
export function beginsSentence(text: string, word: TextWord): boolean {
  const before = text.slice(0, word.at).trimEnd()
  return before === '' || /[.!?…:;·。！？।؟¿¡"“„«»(—–-]$/u.test(before)
}

function groupedBy(keys: Iterable<string>, group: (key: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const key of keys) {
    const name = group(key)
    const members = groups.get(name)
    if (members) members.push(key)
    else groups.set(name, [key])
  }
  return groups
}

/** Prefixes are written together with the word: a letter more at its beginning is no slip. */
const prefixing = new Set(['ar', 'he'])
/** A slip is looked for in words from this length on; shorter ones are too near to one another. */
const SHORTEST = 5
/** Long words rarely become another word by one changed letter; shorter ones do: siesta, sienta. */
const SHORTEST_CHANGED = 7
/** So many letters at the end belong to inflection: another ending is another form, which no list is complete for. */
const ENDING = 2

/**
 * Finds the one form that a slip away from an unknown word stands for. Careful on purpose: a right word that the course
 * happens not to have must not be called wrong. So the first letter must agree, the slip must lie before the ending, and
 * there must be one candidate only.
 */
function createNearness(code: string, forms: ReadonlyMap<string, unknown>) {
  const spelled = (word: string) => answerLetters(word, code).join('')
  const byStart = new Map<string, { form: string; wanted: string }[]>()
  for (const form of forms.keys()) {
    const wanted = spelled(form)
    if (wanted.length < SHORTEST - 1) continue
    const start = byStart.get(wanted.charAt(0)) ?? []
    start.push({ form, wanted })
    byStart.set(wanted.charAt(0), start)
  }
  return (word: string): string | undefined => {
    if (!hasSpaces(code)) return undefined
    const letters = spelled(word)
    if (letters.length < SHORTEST - 1) return undefined
    const candidates = (byStart.get(letters.charAt(0)) ?? []).filter(({ wanted }) => {
      if (Math.abs(wanted.length - letters.length) > 1) return false
      if (isSwap(letters, wanted)) return true
      if (wanted.length < SHORTEST || distance(letters, wanted) !== 1) return false
      return beforeEnding(letters, wanted) && !(prefixing.has(code) && wanted.length !== letters.length)
    })
    const [only, ...others] = candidates
    if (!only || others.length > 0) return undefined
    const changed = only.wanted.length === letters.length && !isSwap(letters, only.wanted)
    return changed && letters.length < SHORTEST_CHANGED ? undefined : only.form
  }
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** Whether the last letters agree, so that what differs is the stem. */
function beforeEnding(a: string, b: string): boolean {
  return a.slice(-ENDING) === b.slice(-ENDING)
}
