import type { Logger } from './logger.ts'
import type { Courses } from '#curriculum/courses.ts'
import { dictionariesOf } from '#curriculum/dictionaries.ts'
import { SUGGESTIONS, shortGloss } from '#curriculum/dictionary.ts'
import type { Dictionary, Entry, Match } from '#curriculum/dictionary.ts'
import { grammarNote } from '#curriculum/grammar-note.ts'
import type { LookupResult as LookupAnswer } from '#contract/lookups.ts'
import { languageById, languages, scriptOf } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'
import {
  MEANING_UNKNOWN,
  NOTHING_KNOWN,
  ONLY_PRONUNCIATION_KNOWN,
  hasWord,
  languagesByLetters,
  parseLookup,
} from '#domain/lookup.ts'
import type { Level } from '#domain/program.ts'
import { wordsOf } from '#domain/text-words.ts'
import type { Phonetics } from '#providers/phonetics/phonetics.ts'
import type { ExplainedWord } from '#providers/tutor/tutor.ts'

/** What is known of a word, whoever asks. */
export type LookupResult = Omit<LookupAnswer, 'kept_for_review'>

export type LookupQuestion = {
  text: string
  /** Where undefined, the language is found by the text. */
  languageId: number | undefined
  /** The learner's languages in the order they were begun, with their levels: they come first. */
  enrolled: { code: LanguageCode; level: Level }[]
}

/** What a language model knows of a word that no course has; undefined where there is no model, or it does not know. */
export type Explain = (word: string, language: LanguageCode) => Promise<ExplainedWord | undefined>

type Means = { courses: Courses; phonetics: Phonetics; logger: Logger; explain: Explain }

/** Everything known of a word or phrase. Undefined where nothing is: no entry, no pronunciation, nothing like it. */
export async function lookUp(
  question: LookupQuestion,
  { courses, phonetics, logger, explain }: Means,
): Promise<LookupResult | undefined> {
  const asked = parseLookup(question.text)
  if (!hasWord(asked.word)) return undefined
  const chosen = asked.language ?? (question.languageId ? languageById(question.languageId)?.code : undefined)
  const open = chosen ? [chosen] : candidates(asked.word, question.enrolled, courses)
  const levelOf = (code: LanguageCode) => question.enrolled.find(each => each.code === code)?.level
  const dictionaries: Dictionary[] = []
  // Dictionaries are read one by one until the word is found.
  for (const code of open) {
    const dictionary = await dictionariesOf(courses).of(code, levelOf(code))
    if (!dictionary) continue
    dictionaries.push(dictionary)
    const found = dictionary.find(asked.word)
    if (found) {
      const [first, ...others] = likeliestFirst(found, dictionary.findEnglish(asked.word))
      return fromEntry(
        first,
        dictionary,
        others.map(entry => suggestion({ entry, dictionary })),
      )
    }
  }
  const english = dictionaries.flatMap(dictionary =>
    dictionary.findEnglish(asked.word).map(entry => ({ entry, dictionary })),
  )
  const [first, ...others] = english
  if (first) return fromEntry(first.entry, first.dictionary, others.map(suggestion))

  const near = dictionaries.flatMap(dictionary => dictionary.near(asked.word).map(entry => ({ entry, dictionary })))
  const language =
    chosen ?? languagesByLetters(asked.word).find(code => open.includes(code)) ?? question.enrolled[0]?.code
  // The sounds are one part of the answer: without them the rest is still worth giving.
  const transcribe = (text: string, code: LanguageCode) =>
    phonetics.transcribe(text, code).catch((error: unknown) => {
      logger.warn({ err: error, language: code }, 'Cannot transcribe a word')
      return undefined
    })
  if (language) return unknownWord(asked.word, language, near.map(suggestion), { dictionaries, transcribe, explain })
  // The language of plain letters is anyone's guess: how they sound is not said, what they may have meant is.
  const guessed = near[0]?.dictionary.code
  return (
    guessed &&
    unknownWord(asked.word, guessed, near.map(suggestion), {
      dictionaries,
      transcribe: async () => undefined,
      explain: async () => undefined,
    })
  )
}

/** The languages to look in, the learner's own first; where the letters show the language, only what they show. */
function candidates(text: string, enrolled: LookupQuestion['enrolled'], courses: Courses): LanguageCode[] {
  const own = enrolled.map(({ code }) => code)
  const shown = languagesByLetters(text)
  const order = [...new Set([...own, ...languages.map(({ code }) => code)])]
  const likely = shown.length === 0 ? order : order.filter(code => shown.includes(code))
  return likely.filter(code => courses.levelsOf(code).length > 0)
}

type Place = { entry: Entry; dictionary: Dictionary }

function suggestion({ entry, dictionary }: Place) {
  return { word: entry.word.word, translation: entry.word.gloss, language_id: idOf(dictionary.code) }
}

/**
 * What a text may mean in a language whose dictionary has it. Spelt as it is taught, it is the foreign word (“pie”); else it
 * is English first, where it is English: “water” before wáter without its accent, “more” before the reading of море.
 */
function likeliestFirst({ entry, match }: { entry: Entry; match: Match }, english: Entry[]): [Entry, ...Entry[]] {
  const [first, ...rest] = english.filter(each => each !== entry)
  if (!first) return [entry]
  return match === 'word' || english.includes(entry) ? [entry, first, ...rest] : [first, ...rest, entry]
}

function fromEntry(entry: Entry, { code, info }: Dictionary, suggestions: LookupResult['suggestions']): LookupResult {
  const { word, gloss, ipa, reading, example, note } = entry.word
  return {
    word,
    language: nameOf(code),
    pronunciation: ipa,
    meaning: gloss,
    translation: shortGloss(gloss),
    example_sentence: example?.text ?? '',
    grammar_info: grammarNote(entry.word, info, code),
    usage_notes: [note, `Taught in week ${entry.week}, day ${entry.day}: ${entry.title}.`].filter(Boolean).join(' '),
    language_id: idOf(code),
    ...(reading && { reading }),
    ...(example && { example_translation: example.translation }),
    ...(example?.reading && { example_reading: example.reading }),
    suggestions: suggestions.slice(0, SUGGESTIONS),
    pronunciation_source: ipa ? 'course' : 'none',
  }
}

/** What is known of a text that no dictionary has: its sounds where they are reliable, its single words, and what it may have meant. */
async function unknownWord(
  text: string,
  code: LanguageCode,
  suggestions: LookupResult['suggestions'],
  {
    dictionaries,
    transcribe,
    explain,
  }: { dictionaries: Dictionary[]; transcribe: Phonetics['transcribe']; explain: Explain },
): Promise<LookupResult | undefined> {
  const dictionary = dictionaries.find(each => each.code === code)
  // The sounds are those of the text as written: only in the language's own letters can it be read aloud.
  const pronunciation = isReadable(text, code) ? ((await transcribe(text, code)) ?? '') : ''
  const words = dictionary ? wordByWord(text, dictionary) : undefined
  const explained = isReadable(text, code) ? await explain(text, code) : undefined
  const isNothingKnown = !explained && pronunciation === '' && words === undefined && suggestions.length === 0
  // Of a word in the language's own letters it is said that nothing is known; other signs are no word of it.
  if (isNothingKnown && !(isReadable(text, code) && isPlainText(text))) return undefined
  return {
    word: text,
    language: nameOf(code),
    pronunciation,
    meaning:
      explained?.meaning ??
      words ??
      (pronunciation !== '' ? ONLY_PRONUNCIATION_KNOWN : isNothingKnown ? NOTHING_KNOWN : MEANING_UNKNOWN),
    translation: explained?.translation ?? '',
    example_sentence: explained?.example_sentence ?? '',
    ...(explained && { example_translation: explained.example_translation, generated_by: explained.generated_by }),
    grammar_info: null,
    usage_notes: null,
    language_id: idOf(code),
    suggestions: suggestions.slice(0, SUGGESTIONS),
    pronunciation_source: pronunciation === '' ? 'none' : 'computed',
  }
}

function isReadable(text: string, code: LanguageCode): boolean {
  // Languages in scripts of their own cannot be read aloud from Latin letters.
  const own = scriptOf(code)
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length > 0 && letters.every(letter => own.test(letter))
}

/** Words and what stands between them: no markup, no code. */
const isPlainText = (text: string) => /^[\p{L}\p{M}\p{N}\s'’‘.,!?;:¿¡…-]+$/u.test(text)

/** A phrase as its words with what each means; undefined for a single word, or where none is known. */
function wordByWord(text: string, dictionary: Dictionary): string | undefined {
  const words = wordsOf(text, dictionary.code)
  if (words.length < 2) return undefined
  const glosses = words.map(word => ({ word: word.text, gloss: dictionary.find(word.text)?.entry.word.gloss }))
  if (!glosses.some(({ gloss }) => gloss)) return undefined
  return `Word by word: ${glosses.map(({ word, gloss }) => `${word} – ${gloss ?? 'not known'}`).join('; ')}`
}

const idOf = (code: LanguageCode) => languages.find(language => language.code === code)!.id
const nameOf = (code: LanguageCode) => languages.find(language => language.code === code)!.name
