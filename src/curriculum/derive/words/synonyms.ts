import { answerKey, answerWords } from '#domain/answers/text/answer-text.ts'
import { rulesOf } from '#domain/answers/sameness.ts'
import { englishKeys, englishLemmas } from '#domain/lookup/english-key.ts'
import type { Course, GrammarExercise, Word } from '#curriculum/course/course.ts'
import { withoutArticle } from '#curriculum/course/word-in-text.ts'
import { wordsOf } from './course-words.ts'
import type { PlacedWord } from './course-words.ts'
import { distinctTexts, plainGlosses } from './word-answers.ts'

/** What a course accepts for a word by itself, accepted inside sentences as well. */

/** Words whose other forms say another thing: you for he, in for on. */
const closed = new Set(['pronoun', 'determiner', 'preposition', 'conjunction', 'number'])
/** Their verbs come in pairs, of which each says another thing. */
const withAspect = new Set(['ru', 'uk', 'bg', 'pl', 'cs', 'sk', 'hr'])
const SHORTEST_STEM = 4
const MOST = 64

type Swap = {
  from: string
  to: string
  inflects: boolean
  /** Both are forms of one word, so that in a sentence one of them is wrong. */
  isForm: boolean
  /** The English of the sense in which the two say the same. */
  senses: readonly string[]
}
const swaps = new WeakMap<Course, Map<string, Swap[]>>()

/**
 * A sentence with the headword's `also` in its place, wherever a headword of the course stands in it. What is said of oneself or to
 * somebody (`english` tells) is right in either gender: estoy cansado, estoy cansada. Where the word has other senses, the English tells
 * whether this one is meant: alto is fuerte of sounds, not of people.
 */
export function withSynonyms(course: Course, texts: readonly string[], english = ''): string[] {
  const eitherGender = isOfSpeakers(english)
  const spaced = course.info.spaces
  const made = new Set(texts)
  for (const text of texts) {
    for (const { from, to, inflects, isForm, senses } of swapsIn(course, text)) {
      if (english !== '' && !senses.some(sense => isMeant(sense, english))) continue
      if (isForm && !eitherGender && answerKey(text, course.code) !== answerKey(from, course.code)) continue
      if (made.size >= MOST) return distinctTexts([...made])
      const other = swapped(text, from, to, spaced) ?? (inflects && spaced ? swappedForm(text, from, to) : undefined)
      if (other) made.add(other)
    }
  }
  return distinctTexts([...made])
}

/** The swaps whose word may stand in a text: found by how its words begin. */
function swapsIn(course: Course, text: string): Swap[] {
  const known = swapsOf(course)
  const low = text.toLowerCase()
  const starts = course.info.spaces
    ? Array.from(low.matchAll(/(?<![\p{L}\p{M}])\p{L}/gu), found => found.index)
    : [...low].map((_, at) => at)
  const beginnings = new Set(starts.flatMap(at => [1, 2, 3, SHORTEST_STEM].map(size => low.slice(at, at + size))))
  return [...beginnings].flatMap(beginning => known.get(beginning) ?? [])
}

/** What else the headword of a blank accepts, where the blank asks for the headword by its English. */
export function otherBlanks(course: Course, exercise: Pick<GrammarExercise, 'question' | 'answer'>): string[] {
  const hint = /[(（]([^)）]+)[)）]\s*[.!?。？]?\s*$/u.exec(exercise.question)?.[1]?.toLowerCase()
  if (!hint) return []
  const same = (headwordsOf(course).get(answerKey(exercise.answer, course.code)) ?? []).filter(word =>
    plainGlosses(word.gloss).some(gloss => gloss.toLowerCase() === hint),
  )
  return same.flatMap(word => word.also.map(also => withoutArticle(also, course.info)))
}

const headwords = new WeakMap<Course, Map<string, PlacedWord[]>>()

/** The words of a course by how their headword is answered. */
function headwordsOf(course: Course): Map<string, PlacedWord[]> {
  const known =
    headwords.get(course) ??
    Map.groupBy(wordsOf(course).all, word => answerKey(withoutArticle(word.word, course.info), course.code))
  headwords.set(course, known)
  return known
}

function swapsOf(course: Course): Map<string, Swap[]> {
  const known = swaps.get(course)
  if (known) return known
  const all = wordsOf(course).all.flatMap(word => (closed.has(word.part) ? [] : swapsOfWord(course, word)))
  const made = Map.groupBy(all, ({ from }) => from.toLowerCase().slice(0, SHORTEST_STEM))
  swaps.set(course, made)
  return made
}

function swapsOfWord(course: Course, { word, also, part, gloss }: Word): Swap[] {
  const senses = plainGlosses(gloss)
  const bare = (text: string) => withoutArticle(text, course.info)
  const articleOf = (text: string) => text.slice(0, text.length - bare(text).length).trim()
  const verb = part === 'verb'
  if (verb && withAspect.has(course.code)) return []
  const pairs = [...also.map(other => [word, other] as const), ...also.map(other => [other, word] as const)]
  // Grande is a form of grand, and gros is none: in a sentence one does not stand for the other.
  const isFormOfWord = (text: string) => sharesStem(bare(text).toLowerCase(), bare(word).toLowerCase())
  for (const one of also)
    for (const other of also) if (one !== other && isFormOfWord(one) === isFormOfWord(other)) pairs.push([one, other])
  return pairs.flatMap(([one, other]) => {
    // Kana for kanji is told by the reading.
    if (!/[\p{L}]/u.test(other) || (course.code === 'ja' && /^[\p{Script=Hiragana}ー]+$/u.test(other))) return []
    const whole = bare(one) === one ? [] : [{ from: one, to: other, inflects: false, isForm: false, senses }]
    const isForm = isOtherForm(bare(one).toLowerCase(), bare(other).toLowerCase(), part, course.code)
    const sameArticle = articleOf(one) === articleOf(other)
    const long = course.info.spaces || Array.from(one).length > 1
    return sameArticle && long
      ? [...whole, { from: bare(one), to: bare(other), inflects: verb, isForm, senses }]
      : whole
  })
}

/** Whether the English of a sentence has a sense in it, in whatever form: the first word of the sense tells. */
function isMeant(sense: string, english: string): boolean {
  const lemmas = lemmasOf(english)
  return keysOfSense(sense).some(key => lemmas.has(key))
}

const sensesKeys = new Map<string, readonly string[]>()

/** Senses are few and asked about in each sentence: worked out once. */
function keysOfSense(sense: string): readonly string[] {
  const made = sensesKeys.get(sense)
  if (made) return made
  const [first = ''] = answerWords(answerKey(sense.replace(/^to /u, ''), 'en'), 'en')
  const keys = englishKeys(first)
  sensesKeys.set(sense, keys)
  return keys
}

let latest = { english: '', lemmas: new Set<string>() }

/** One sentence is asked about many senses: the lemmas of the latest are kept. */
function lemmasOf(english: string): ReadonlySet<string> {
  if (latest.english !== english) {
    latest = { english, lemmas: new Set(answerWords(answerKey(english, 'en'), 'en').flatMap(englishLemmas)) }
  }
  return latest.lemmas
}

/** Whether a sentence tells of nobody but those who speak: their gender is not known. */
function isOfSpeakers(english: string): boolean {
  return (
    /\b(?:I|you|we)\b/iu.test(english) &&
    !/\b(?:he|she|it|they|his|her|their|my|our|your|the|this|that)\b/iu.test(english)
  )
}

/** Whether two words are forms of one: alto and alta are both right by themselves, and one of them wrong in a sentence. */
function isOtherForm(one: string, other: string, part: Word['part'], code: string): boolean {
  const same = sharedLetters(one, other)
  if (same < 2) return false
  const endings = [one.slice(same), other.slice(same)]
  const isEnding = (ending: string) =>
    part === 'adjective' ? ending.length <= 3 : (rulesOf(code)?.isForm(ending) ?? false)
  return endings.every(isEnding)
}

/** Whether two words are the same but for an ending shorter than what they share. */
function sharesStem(one: string, other: string): boolean {
  const same = sharedLetters(one, other)
  return same > Math.max(one.length, other.length) - same
}

/** With how many of the same letters two words begin. */
function sharedLetters(one: string, other: string): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return same
}

const letter = "[\\p{L}\\p{M}'’-]"

function swapped(text: string, from: string, to: string, spaced: boolean): string | undefined {
  const at = spaced
    ? text.search(new RegExp(`(?<!${letter})${RegExp.escape(from)}(?!${letter})`, 'iu'))
    : text.indexOf(from)
  return at < 0 ? undefined : text.slice(0, at) + to + text.slice(at + from.length)
}

/** The conjugation that a Romance infinitive tells: finir has other endings than terminer. */
const conjugationOf = (verb: string) => /(?:oir|[aeiíêô]re?|re)$/u.exec(verb)?.[0]

/** A form of the verb with the ending that its synonym would have: gire and doble, from girar and doblar. */
function swappedForm(text: string, from: string, to: string): string | undefined {
  if (from.includes(' ') || to.includes(' ') || conjugationOf(from) !== conjugationOf(to)) return undefined
  for (const [found] of text.matchAll(new RegExp(`${letter}+`, 'gu'))) {
    const form = found.toLowerCase()
    const same = sharedLetters(form, from)
    const ending = from.slice(same)
    if (same < SHORTEST_STEM || ending.length > 3 || form.length - same > 5 || form === from || !to.endsWith(ending))
      continue
    return text.replace(found, to.slice(0, to.length - ending.length) + form.slice(same))
  }
  return undefined
}
