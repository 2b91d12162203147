import { entryCard, unknownCard, wordCard } from './lookup-card.ts'
import type { LookupResult, LookupSources } from './lookup-card.ts'
import type { Courses } from '#curriculum/course/courses.ts'
import { dictionariesOf } from '#curriculum/course/dictionary/dictionaries.ts'
import { findEnglish, findEnglishWords, findForeign, nearTo, wordByWord } from '#curriculum/wordlist/search.ts'
import type { Place, ReadPhrase, Sources } from '#curriculum/wordlist/search.ts'
import { languageById, languages } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { hasWord, languagesByLetters, parseLookup } from '#domain/lookup/lookup.ts'
import type { Level } from '#domain/program/program.ts'

export type LookupQuestion = {
  text: string
  /** Where undefined, the learner's own languages are meant. */
  languageId: number | undefined
  /** The learner's languages in the order they were begun, with their levels. */
  enrolled: { code: LanguageCode; level: Level }[]
}

/**
 * Everything known of a word or phrase. A chosen language is used; else the learner's own languages and English come first,
 * and another language only where the letters or an exact word say so, and then as a question. Undefined where nothing is known.
 */
export async function lookUp(question: LookupQuestion, sources: LookupSources): Promise<LookupResult | undefined> {
  const asked = parseLookup(question.text)
  if (!hasWord(asked.word)) return undefined
  const found = await search(asked.word, asked.language, question, sources)
  switch (found.kind) {
    case 'found':
      return cardOf(found, sources)
    case 'nothing':
      return unknownCard({ text: asked.word, ...found }, sources)
  }
}

type SearchResult =
  | { kind: 'found'; place: Place; others: Place[]; isGuess: boolean }
  | { kind: 'nothing'; code: LanguageCode | undefined; phrase: ReadPhrase | undefined; near: Place[] }

async function search(
  word: string,
  named: LanguageCode | undefined,
  { languageId, enrolled }: LookupQuestion,
  { courses, wordlists, imported }: LookupSources,
): Promise<SearchResult> {
  const chosen = named ?? (languageId ? languageById(languageId)?.code : undefined)
  const own = chosen ? [chosen] : enrolled.map(({ code }) => code)
  const shown = languagesByLetters(word)
  const likely = chosen || shown.length === 0 ? own : own.filter(code => shown.includes(code))
  // Who has chosen nothing and begun nothing may mean any language.
  const first = own.length === 0 ? taught(courses).filter(code => shown.length === 0 || shown.includes(code)) : likely
  const searched: Sources[] = []
  const open = async (code: LanguageCode) => {
    const level = enrolled.find(enrolment => enrolment.code === code)?.level
    const sources = {
      code,
      dictionary: await dictionariesOf(courses).of(code, level),
      wordlist: await wordlists.of(code),
    }
    if (sources.dictionary || sources.wordlist) searched.push(sources)
    return sources
  }
  const english: Place[] = []
  const isGuess = own.length === 0
  const read = new Map<Sources, ReadPhrase | undefined>()
  const readIn = (sources: Sources) => {
    if (!read.has(sources)) read.set(sources, wordByWord(word, sources))
    return read.get(sources)
  }
  for (const code of first) {
    const sources = await open(code)
    const [foreign, meant] = [findForeign(word, sources), findEnglish(word, sources)]
    const [place, ...others] = likeliestFirst(foreign, meant)
    if (place && foreign && !meant.includes(place)) {
      // What is only like a word may be a slip in another.
      const near = foreign.certainty === 'like' ? nearTo(word, sources) : []
      return { kind: 'found', place, others: [...near, ...others], isGuess }
    }
    english.push(...(place ? [place, ...others] : []))
  }
  // What nobody here wrote down may stand in a dictionary that the operator brought along.
  if (english.length === 0) {
    for (const code of first) {
      const wordlist = await imported.of(code)
      if (!wordlist) continue
      const sources = { code, dictionary: undefined, wordlist }
      const [place, ...others] = likeliestFirst(findForeign(word, sources), findEnglish(word, sources))
      if (place) return { kind: 'found', place, others, isGuess }
    }
  }
  // What an English phrase is about, unless it can be read in the language itself.
  if (english.length === 0) {
    for (const sources of searched) {
      const isRead = readIn(sources)?.words.every(({ place }) => place !== undefined)
      if (!isRead) english.push(...findEnglishWords(word, sources))
    }
  }
  // English is answered in the first of the languages; what it is in the others stands beside it.
  if (english[0]) return { kind: 'found', place: english[0], others: bySpread(english.slice(1)), isGuess }
  const near = searched.flatMap(sources => nearTo(word, sources))
  if (!chosen && own.length > 0) {
    const elsewhere = await exactElsewhere(word, shown, { own, courses, open })
    if (elsewhere) return { ...elsewhere, others: [...elsewhere.others, ...near] }
  }
  const code = chosen ?? shown.find(each => first.includes(each)) ?? (shown.length > 0 ? shown[0] : enrolled[0]?.code)
  const of = searched.find(each => each.code === code)
  return { kind: 'nothing', code: code ?? near[0]?.sources.code, phrase: of && readIn(of), near }
}

/** A word of a language that the learner has not begun: by its letters, or spelt exactly as a dictionary has it. */
async function exactElsewhere(
  word: string,
  shown: LanguageCode[],
  { own, courses, open }: { own: LanguageCode[]; courses: Courses; open(code: LanguageCode): Promise<Sources> },
): Promise<Extract<SearchResult, { kind: 'found' }> | undefined> {
  const others = taught(courses).filter(code => !own.includes(code) && (shown.length === 0 || shown.includes(code)))
  const isWord = (certainty: string) => (shown.length > 0 ? certainty !== 'like' : certainty === 'headword')
  for (const code of others) {
    const found = findForeign(word, await open(code))
    const [place, ...rest] = found && isWord(found.certainty) ? found.places : []
    if (place) return { kind: 'found', place, others: rest, isGuess: true }
  }
  return undefined
}

/** One word of each language before the second of any. */
function bySpread(places: Place[]): Place[] {
  const seen = new Map<string, number>()
  const turn = places.map(place => {
    const count = (seen.get(place.sources.code) ?? 0) + 1
    seen.set(place.sources.code, count)
    return { place, count }
  })
  return turn.toSorted((a, b) => a.count - b.count).map(({ place }) => place)
}

const taught = (courses: Courses) => languages.map(({ code }) => code).filter(code => courses.levelsOf(code).length > 0)

/**
 * What a text may mean in a language. Spelt as a dictionary has it, or as a form of such a word, it is the foreign word
 * (“pie”, “war”); only like one it is English first, where it is English: “water” before váter, “more” before море.
 */
function likeliestFirst(foreign: ReturnType<typeof findForeign>, english: Place[]): Place[] {
  const places = foreign?.places ?? []
  return foreign && foreign.certainty !== 'like' ? [...places, ...english] : [...english, ...places]
}

async function cardOf({ place, others, isGuess }: Extract<SearchResult, { kind: 'found' }>, sources: LookupSources) {
  return 'entry' in place ? entryCard(place, { others, isGuess }) : wordCard(place, { others, isGuess }, sources)
}
