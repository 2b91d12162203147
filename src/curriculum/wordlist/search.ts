import { SUGGESTIONS, shortGloss } from '../course/dictionary/dictionary.ts'
import type { Dictionary, Entry, Match } from '../course/dictionary/dictionary.ts'
import type { WordlistEntry } from './entry.ts'
import type { Wordlist, WordlistMatch } from './wordlist.ts'
import { wordsOf } from '#domain/answers/text/text-words.ts'
import type { TextWord } from '#domain/answers/text/text-words.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { englishContent, englishKeys } from '#domain/lookup/english-key.ts'
import { otherSpellings } from '#domain/lookup/other-spellings.ts'

/** What is searched for one language: its course's words, and its wordlist where it has one. */
export type Sources = { code: LanguageCode; dictionary: Dictionary | undefined; wordlist: Wordlist | undefined }

/** A word that was found, in the course or in the wordlist, and which form of it the text is. */
export type Place = { sources: Sources; form?: string } & ({ entry: Entry } | { word: WordlistEntry })

/** How sure it is that a text is a word of the language: spelt as its dictionary spells it, a form of one, or only like one. */
export type Certainty = 'headword' | 'form' | 'like'

/**
 * The words of a language that a text names, the likeliest first: what is spelt just so, then what the course teaches, which
 * may be typed by its reading or without its accents (“agua” for água), then what has such a form (aguar).
 */
export function findForeign(text: string, sources: Sources): Found | undefined {
  const found = findSpelt(text, sources)
  if (found) return found
  for (const spelt of otherSpellings(text, sources.code)) {
    const other = findSpelt(spelt, sources)
    if (other) return { ...other, certainty: 'like' }
  }
  return undefined
}

type Found = { places: Place[]; certainty: Certainty }

function findSpelt(text: string, sources: Sources): Found | undefined {
  const course = sources.dictionary?.find(text)
  const listed = sources.wordlist?.find(text) ?? []
  const places: Place[] = []
  const add = (place: Place) => {
    if (!places.some(known => nameOf(known) === nameOf(place))) places.push(place)
  }
  const addCourse = () => {
    if (course) add({ sources, entry: course.entry, ...(course.form && { form: course.form }) })
  }
  const isListed = (certainty: WordlistMatch['certainty']) => listed.some(each => each.certainty === certainty)
  // What a course takes beside its word (mis for mi) may be a form of it: then the wordlist says which.
  const isFormOfIt =
    course?.match === 'also' &&
    listed.some(({ entry: word, certainty }) => {
      const place = certainty === 'form' && inCourse({ sources, word })
      return place && 'entry' in place && place.entry === course.entry
    })
  const courseFirst = course && (isTaught(course.match) || course.form) && !isFormOfIt
  if (courseFirst) addCourse()
  for (const { entry: word, certainty } of listed) if (certainty === 'headword') add(inCourse({ sources, word }))
  if (course?.match === 'reading' || (course?.match === 'accents' && isListed('form'))) addCourse()
  const forms: Place[] = []
  for (const { entry: word, form, certainty } of listed) {
    if (certainty === 'form') forms.push(inCourse({ sources, word, ...(form && { form }) }))
  }
  for (const { headword, part, grammar, label } of sources.wordlist?.analyse(text) ?? []) {
    // The course does not say a word's class: rules for one class are the wordlist's alone, as are all words that it has.
    if (grammar !== undefined) continue
    const taught = sources.dictionary?.find(headword)
    if (taught?.match !== 'word' || !inflectsAs(taught.entry.word.part, part)) continue
    if (!isListedAs(headword, part, sources)) forms.push({ sources, entry: taught.entry, form: label })
  }
  for (const isOfCourse of [true, false]) for (const each of forms) if ('entry' in each === isOfCourse) add(each)
  if (places.length > 0 && (courseFirst || isListed('headword') || forms.length > 0)) {
    const isHeadword = course?.match === 'word' || isListed('headword')
    // What a course only takes as an answer beside its word (“ticket” for el billete) is as likely English.
    const isForm = places.some(({ form }) => form !== undefined)
    return { places, certainty: isHeadword ? 'headword' : isForm ? 'form' : 'like' }
  }
  addCourse()
  for (const { entry: word } of listed) add(inCourse({ sources, word }))
  if (places.length === 0) return undefined
  return { places, certainty: course?.match === 'form' ? 'form' : 'like' }
}

/** Whether the wordlist has a headword as this part of speech. */
const isListedAs = (headword: string, part: string, { wordlist }: Sources) =>
  (wordlist?.find(headword) ?? []).some(({ certainty, entry }) => certainty === 'headword' && entry.part === part)

/** Whether a word that the course teaches as one part of speech has the forms of another: an adverb may be an adjective's (gut). */
const inflectsAs = (taught: string, part: string) =>
  taught === part || (part === 'adjective' && (taught === 'adverb' || taught === 'determiner'))

const isTaught = (match: Match) => match === 'word' || match === 'also'

/** A word of the wordlist that the course teaches is shown as the course has it, with its example. */
function inCourse(place: { sources: Sources; word: WordlistEntry; form?: string }): Place {
  const { sources, word, ...rest } = place
  const taught = sources.dictionary?.find(word.headword)
  const isIt =
    (taught?.match === 'word' && shares(word, taught.entry)) ||
    // The same word in other letters: ともだち for 友達.
    (taught?.match === 'reading' && sharesSense(word, taught.entry))
  return isIt ? { sources, entry: taught.entry, ...rest } : place
}

const shares = (word: WordlistEntry, entry: Entry) => word.part === entry.word.part || sharesSense(word, entry)

function sharesSense(word: WordlistEntry, entry: Entry): boolean {
  const taught = englishKeys(entry.word.gloss)
  return word.senses.flat().some(sense => englishKeys(sense).some(key => taught.includes(key)))
}

/** The words of a language that an English word or phrase means, the likeliest first. */
export function findEnglish(text: string, sources: Sources): Place[] {
  const { dictionary, wordlist } = sources
  const exact = dictionary?.findEnglish(text) ?? []
  const keys = exact.length > 0 ? [] : englishKeys(text)
  const places: Place[] = [...exact, ...keys.flatMap(key => dictionary?.findEnglish(key) ?? [])].map(entry => ({
    sources,
    entry,
  }))
  for (const word of wordlist?.findEnglish(text) ?? []) {
    const place = inCourse({ sources, word })
    if (!places.some(known => nameOf(known) === nameOf(place) || headwordOf(known) === headwordOf(place)))
      places.push(place)
  }
  return [...new Map(places.map(place => [nameOf(place), place])).values()]
}

/**
 * The words of a language that an English phrase is about, where no entry has it as a whole: the last first, which in English
 * is what the others tell about (“train ticket”). Empty unless each of them is known.
 */
export function findEnglishWords(text: string, sources: Sources): Place[] {
  const { whole, words } = englishContent(text)
  const asWhole = whole.flatMap(each => findEnglish(each, sources))
  const each = words.map(({ keys, positives }) => [
    ...keys.flatMap(key => findEnglish(key, sources)),
    ...positives.flatMap(key => findEnglish(key, sources).filter(place => partOf(place) === 'adjective')),
  ])
  if (each.length === 0 || each.some(places => places.length === 0)) return asWhole
  const places = [...asWhole, ...each.toReversed().flatMap(found => found.slice(0, each.length === 1 ? undefined : 2))]
  return [...new Map(places.map(place => [nameOf(place), place])).values()]
}

/** Words of the course, then of the wordlist, that a slip away from the text lie. */
export function nearTo(text: string, sources: Sources): Place[] {
  const taught = (sources.dictionary?.near(text) ?? []).map((entry): Place => ({ sources, entry }))
  const listed = (sources.wordlist?.near(text) ?? []).map(word => inCourse({ sources, word }))
  const places = new Map([...taught, ...listed].map(place => [headwordOf(place), place]))
  return [...places.values()].slice(0, SUGGESTIONS)
}

/** Words that were found in a phrase: what stands there, and the likeliest word it is, where that is known. */
export type WordOfPhrase = { word: string; place: Place | undefined }

export type ReadPhrase = {
  words: WordOfPhrase[]
  /** Whether that is all of it: of a long text only the beginning is read. */
  isWhole: boolean
}

/** So many words in a row may be one entry (se asseoir, 話せます). */
const LONGEST_ENTRY = 3
/** So many words are a phrase; what is longer is a text, and each of its words costs the server's thread a millisecond. */
const MOST_WORDS = 12

/** A phrase as its words, the longest that are known first. Undefined for a single word, or where none is known. */
export function wordByWord(text: string, sources: Sources): ReadPhrase | undefined {
  const all = wordsOf(text, sources.code)
  if (all.length < 2) return undefined
  const words = all.slice(0, MOST_WORDS)
  const found: WordOfPhrase[] = []
  for (let at = 0; at < words.length; ) {
    const [word, length] = longestAt(text, words, at, sources)
    found.push(word)
    at += length
  }
  const isKnown = found.some(({ place }) => place !== undefined)
  return isKnown ? { words: found, isWhole: words.length === all.length } : undefined
}

function longestAt(text: string, words: readonly TextWord[], at: number, sources: Sources): [WordOfPhrase, number] {
  for (let length = Math.min(LONGEST_ENTRY, words.length - at); length >= 1; length--) {
    const last = words[at + length - 1]!
    const word = text.slice(words[at]!.at, last.at + last.text.length)
    // The phrase as a whole was asked for before.
    if (length === words.length) continue
    const found = findForeign(word, sources)
    if (found && (length === 1 || found.certainty !== 'like')) return [{ word, place: found.places[0] }, length]
  }
  return [{ word: words[at]!.text, place: undefined }, 1]
}

const partOf = (place: Place) => ('entry' in place ? place.entry.word.part : place.word.part)
export const headwordOf = (place: Place) => ('entry' in place ? place.entry.word.word : place.word.headword)
/** The first sense, without remarks in brackets. */
export const glossOf = (place: Place) =>
  'entry' in place ? shortGloss(place.entry.word.gloss) : (place.word.senses[0]?.[0] ?? '')
const nameOf = (place: Place) =>
  'entry' in place ? place.entry.word.id : `${place.word.headword}\t${place.word.part}\t${glossOf(place)}`
