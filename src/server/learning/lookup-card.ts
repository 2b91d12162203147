import type { Logger } from '../environment/logger.ts'
import type { Courses } from '#curriculum/course/courses.ts'
import { SUGGESTIONS, shortGloss } from '#curriculum/course/dictionary/dictionary.ts'
import type { Entry } from '#curriculum/course/dictionary/dictionary.ts'
import { sentenceWith } from '#curriculum/course/sentence-with.ts'
import { grammarNote } from '#curriculum/course/grammar-note.ts'
import type { OriginalEntry } from '#curriculum/wordlist/imported/import-file.ts'
import type { WordlistEntry } from '#curriculum/wordlist/entry.ts'
import { glossOf, headwordOf } from '#curriculum/wordlist/search.ts'
import type { Place, ReadPhrase, Sources } from '#curriculum/wordlist/search.ts'
import type { LookupResult as LookupAnswer } from '#contract/words/lookups.ts'
import type { Wordlists } from '#curriculum/wordlist/wordlist.ts'
import type { Phonetics } from '#providers/phonetics/phonetics.ts'
import type { ExplainedWord } from '#providers/tutor/tutor.ts'
import { languages, scriptOf } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { MEANING_UNKNOWN, NOTHING_KNOWN, ONLY_PRONUNCIATION_KNOWN, noSuchWord } from '#domain/lookup/lookup.ts'

/** What is known of a word, whoever asks. */
export type LookupResult = Omit<LookupAnswer, 'kept_for_review'>

/** What is asked for a word. */
export type LookupSources = {
  courses: Courses
  wordlists: Wordlists
  /** Asked for what the product's own do not know. */
  imported: Wordlists
  phonetics: Phonetics
  logger: Logger
  /** What a language model knows of a word that no dictionary has; undefined where there is no model, or it does not know. */
  explain: (word: string, language: LanguageCode) => Promise<ExplainedWord | undefined>
  /** Whether a spelling dictionary has a word; undefined where the language has none. */
  isWord: (word: string, language: LanguageCode) => Promise<boolean | undefined>
}

/** Forms that are shown of a word: a table of more would hide it. */
const SHOWN_FORMS = 24

/** So many words of a phrase can be opened from its card. */
const WORDS_OF_PHRASE = 8

type Beside = { others: Place[]; isGuess: boolean }

/** A word of the course, with its example and where it is taught. */
export function entryCard(place: Place & { entry: Entry }, { others, isGuess }: Beside): LookupResult {
  const { entry, sources, form } = place
  const { word, gloss, ipa, reading, example, note } = entry.word
  const taught = `Taught in week ${entry.week}, day ${entry.day}: ${entry.title}${/[.?!…]$/u.test(entry.title) ? '' : '.'}`
  return {
    word,
    language: nameOf(sources.code),
    pronunciation: ipa,
    meaning: gloss,
    translation: shortGloss(gloss),
    example_sentence: example?.text ?? '',
    grammar_info: sources.dictionary ? grammarNote(entry.word, sources.dictionary.info, sources.code) : null,
    usage_notes: [note, taught].filter(Boolean).join(' '),
    language_id: idOf(sources.code),
    ...(reading && { reading }),
    ...(example && { example_translation: example.translation }),
    ...(example?.reading && { example_reading: example.reading }),
    ...(form && { form }),
    ...formsOf(word, sources, undefined, sources.dictionary?.formsOf(entry)),
    ...(isGuess && { is_guess: true }),
    suggestions: suggestionsOf(others),
    pronunciation_source: ipa ? 'course' : 'none',
  }
}

/** A word of the wordlist: its senses, its gender or class, its forms; its sounds are computed. */
export async function wordCard(
  place: Place & { word: WordlistEntry },
  { others, isGuess }: Beside,
  sources: LookupSources,
): Promise<LookupResult> {
  const { word, sources: of, form } = place
  const own = await soundsOf(word.headword, of.code, sources)
  const { origin, pronunciation: told } = word as Partial<OriginalEntry>
  const pronunciation = own ?? told ?? ''
  const forms = formsOf(word.headword, of, word)
  const [level] = sources.courses.levelsOf(of.code)
  const course = level && (await sources.courses.course(of.code, level))
  const example = course && sentenceWith(course, [word.headword, ...(forms.forms ?? []).flatMap(row => row.forms)])
  return {
    word: word.headword,
    language: nameOf(of.code),
    pronunciation,
    meaning: word.senses.map(sense => sense.join(', ')).join(' · '),
    translation: glossOf(place),
    example_sentence: example?.text ?? '',
    ...(example && { example_translation: example.translation }),
    ...(example?.reading && { example_reading: example.reading }),
    grammar_info: [word.part, grammarWords(word.grammar)].filter(Boolean).join(', '),
    usage_notes: null,
    language_id: idOf(of.code),
    ...(word.reading && { reading: word.reading }),
    ...(form && { form }),
    ...forms,
    ...(isGuess && { is_guess: true }),
    suggestions: suggestionsOf(others),
    pronunciation_source: pronunciation === '' ? 'none' : 'computed',
    ...(origin && { source: origin }),
  }
}

/** What is known of a text that no dictionary has: its sounds where it is a word, its single words, what it may have meant. */
export async function unknownCard(
  {
    text,
    code,
    phrase,
    near,
  }: { text: string; code: LanguageCode | undefined; phrase: ReadPhrase | undefined; near: Place[] },
  sources: LookupSources,
): Promise<LookupResult | undefined> {
  if (!code) return undefined
  const isReadable = isInLettersOf(text, code)
  const suggestions = phrase ? suggestionsOf(wordsIn(phrase), WORDS_OF_PHRASE) : suggestionsOf(near)
  // What a spelling dictionary does not have is not read aloud as if it were a word of the language.
  const isWord = isReadable && !phrase ? await sources.isWord(text, code) : undefined
  const isNoWord = isReadable && isWord === false
  const pronunciation = isReadable && !isNoWord ? ((await soundsOf(text, code, sources)) ?? '') : ''
  const explained = isReadable ? await sources.explain(text, code) : undefined
  const isNothingKnown = !explained && pronunciation === '' && !phrase && suggestions.length === 0
  // Of a word in the language's own letters it is said that nothing is known; other signs are no word of it.
  if (isNothingKnown && !(isReadable && isPlainText(text))) return undefined
  const said = phrase && `Word by word: ${glossed(phrase)}`
  const excuse = isNoWord
    ? noSuchWord(nameOf(code), suggestions.length > 0)
    : pronunciation !== ''
      ? ONLY_PRONUNCIATION_KNOWN
      : isNothingKnown
        ? NOTHING_KNOWN
        : MEANING_UNKNOWN
  return {
    word: text,
    language: nameOf(code),
    pronunciation,
    meaning: explained?.meaning ?? said ?? excuse,
    translation: explained?.translation ?? '',
    example_sentence: explained?.example_sentence ?? '',
    ...(explained && { example_translation: explained.example_translation, generated_by: explained.generated_by }),
    grammar_info: null,
    usage_notes: null,
    language_id: idOf(code),
    ...(phrase && { is_word_by_word: true }),
    suggestions,
    pronunciation_source: pronunciation === '' ? 'none' : 'computed',
  }
}

/** The words of a phrase that are known, each once. */
const wordsIn = ({ words }: ReadPhrase): Place[] => {
  const known = words.flatMap(({ place }) => place ?? [])
  return [...new Map(known.map(place => [headwordOf(place), place])).values()]
}

const glossed = ({ words, isWhole }: ReadPhrase) =>
  words
    .map(({ word, place }) => `${word} – ${place ? glossOf(place) : 'not known'}`)
    .concat(isWhole ? [] : ['…'])
    .join('; ')

/** The sounds are one part of the answer: without them the rest is still worth giving. */
function soundsOf(text: string, code: LanguageCode, { phonetics, logger }: LookupSources): Promise<string | undefined> {
  return phonetics.transcribe(text, code).catch((error: unknown) => {
    logger.warn({ err: error, language: code }, 'Cannot transcribe a word')
    return undefined
  })
}

/** The forms of a word: those of the course's tables, else those of the wordlist. */
function formsOf(
  headword: string,
  { wordlist }: Sources,
  known?: WordlistEntry,
  taught: { label: string; forms: string[] }[] = [],
): Pick<LookupResult, 'forms'> {
  const word = known ?? wordlist?.find(headword).find(({ certainty }) => certainty === 'headword')?.entry
  const forms = taught.length > 0 ? taught : word && wordlist?.formsOf(word)
  if (!forms || forms.length === 0) return {}
  let left = SHOWN_FORMS
  const shown = forms.flatMap(({ label, forms: row }) => {
    const some = row.filter(Boolean).slice(0, left)
    left -= some.length
    return some.length > 0 ? [{ label, forms: some }] : []
  })
  return { forms: shown }
}

function suggestionsOf(places: Place[], most = SUGGESTIONS): LookupResult['suggestions'] {
  return places.slice(0, most).map(place => ({
    word: headwordOf(place),
    translation: 'entry' in place ? place.entry.word.gloss : place.word.senses.map(([sense]) => sense).join(', '),
    language_id: idOf(place.sources.code),
  }))
}

const grammarNames: Record<string, string> = {
  m: 'masculine',
  f: 'feminine',
  n: 'neuter',
  c: 'common gender',
  mf: 'masculine or feminine',
  pl: 'plural',
  'm pl': 'masculine plural',
  'f pl': 'feminine plural',
  ipf: 'imperfective',
  pf: 'perfective',
}
const grammarWords = (grammar: string) => grammarNames[grammar] ?? grammar

function isInLettersOf(text: string, code: LanguageCode): boolean {
  // Languages in scripts of their own cannot be read aloud from Latin letters.
  const own = scriptOf(code)
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length > 0 && letters.every(letter => own.test(letter))
}

/** Words and what stands between them: no markup, no code. */
const isPlainText = (text: string) => /^[\p{L}\p{M}\p{N}\s'’‘.,!?;:¿¡…-]+$/u.test(text)

const idOf = (code: LanguageCode) => languages.find(language => language.code === code)!.id
const nameOf = (code: LanguageCode) => languages.find(language => language.code === code)!.name
