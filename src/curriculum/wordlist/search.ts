import { shortGloss } from '../course/dictionary/dictionary.ts'
import type { Dictionary, Entry, Match } from '../course/dictionary/dictionary.ts'
import type { WordlistEntry } from './entry.ts'
import type { Wordlist } from './wordlist.ts'
import { wordsOf } from '#domain/answers/text/text-words.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { englishKeys } from '#domain/lookup/english-key.ts'

/** What is searched for one language: its course's words, and its wordlist where it has one. */
export type Sources = { code: LanguageCode; dictionary: Dictionary | undefined; wordlist: Wordlist | undefined }

/** A word that was found, in the course or in the wordlist, and which form of it the text is. */
export type Place = { sources: Sources; form?: string } & ({ entry: Entry } | { word: WordlistEntry })

/** How sure it is that a text is a word of the language: spelt as its dictionary spells it, a form of one, or only like one. */
export type Certainty = 'headword' | 'form' | 'like'

/** The words of a language that a text names, the likeliest first. */
export function findForeign(text: string, sources: Sources): { places: Place[]; certainty: Certainty } | undefined {
  const course = sources.dictionary?.find(text)
  const listed = sources.wordlist?.find(text) ?? []
  const places: Place[] = []
  const add = (place: Place) => {
    if (!places.some(known => nameOf(known) === nameOf(place))) places.push(place)
  }
  // What a course takes beside its word (mis for mi) may be a form of it: then the wordlist says which.
  const isFormOfIt =
    course?.match === 'also' &&
    listed.some(({ entry: word, certainty }) => {
      const place = certainty === 'form' && inCourse({ sources, word })
      return place && 'entry' in place && place.entry === course.entry
    })
  if (course && (isTaught(course.match) || course.form) && !isFormOfIt)
    add({ sources, entry: course.entry, ...(course.form && { form: course.form }) })
  for (const { entry: word, form, certainty } of listed) {
    if (certainty !== 'like') add(inCourse({ sources, word, ...(form && { form }) }))
  }
  for (const { headword, part, grammar, label } of sources.wordlist?.analyse(text) ?? []) {
    // The course does not say a word's class: rules for one class are the wordlist's alone.
    if (grammar !== undefined) continue
    const taught = sources.dictionary?.find(headword)
    if (taught?.match === 'word' && inflectsAs(taught.entry.word.part, part)) {
      add({ sources, entry: taught.entry, form: label })
    }
  }
  if (places.length > 0) {
    const isHeadword = course?.match === 'word' || listed.some(({ certainty }) => certainty === 'headword')
    // What a course only takes as an answer beside its word (“ticket” for el billete) is as likely English.
    const isForm = places.some(({ form }) => form !== undefined)
    return { places, certainty: isHeadword ? 'headword' : isForm ? 'form' : 'like' }
  }
  if (course) add({ sources, entry: course.entry })
  for (const { entry: word } of listed) add(inCourse({ sources, word }))
  if (places.length === 0) return undefined
  return { places, certainty: course?.match === 'form' ? 'form' : 'like' }
}

/** Whether a word that the course teaches as one part of speech has the forms of another: an adverb may be an adjective's (gut). */
const inflectsAs = (taught: string, part: string) =>
  taught === part || (part === 'adjective' && (taught === 'adverb' || taught === 'determiner'))

const isTaught = (match: Match) => match === 'word' || match === 'also'

/** A word of the wordlist that the course teaches is shown as the course has it, with its example. */
function inCourse(place: { sources: Sources; word: WordlistEntry; form?: string }): Place {
  const { sources, word, ...rest } = place
  const taught = sources.dictionary?.find(word.headword)
  const isSame = taught?.match === 'word' && shares(word, taught.entry)
  return isSame ? { sources, entry: taught.entry, ...rest } : place
}

function shares(word: WordlistEntry, entry: Entry): boolean {
  const taught = englishKeys(entry.word.gloss)
  const sameSense = word.senses.flat().some(sense => englishKeys(sense).some(key => taught.includes(key)))
  return sameSense || word.part === entry.word.part
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

/** A phrase as its words, each with what it means (undefined where that is not known). Undefined for a single word. */
export function wordByWord(text: string, sources: Sources): { word: string; gloss: string | undefined }[] | undefined {
  const words = wordsOf(text, sources.code)
  if (words.length < 2) return undefined
  const glosses = words.map(({ text: word }) => {
    const place = findForeign(word, sources)?.places[0]
    return { word, gloss: place && glossOf(place) }
  })
  return glosses.some(({ gloss }) => gloss !== undefined) ? glosses : undefined
}

export const headwordOf = (place: Place) => ('entry' in place ? place.entry.word.word : place.word.headword)
/** The first sense, without remarks in brackets. */
export const glossOf = (place: Place) =>
  'entry' in place ? shortGloss(place.entry.word.gloss) : (place.word.senses[0]?.[0] ?? '')
const nameOf = (place: Place) =>
  'entry' in place ? place.entry.word.id : `${place.word.headword}\t${place.word.part}\t${glossOf(place)}`
