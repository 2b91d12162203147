import type { Day } from '../day.ts'
import type { Drill } from './kinds.ts'
import type { MaterialWord } from './material.ts'
import { paceAt } from '../pace/own-pace.ts'
import { MOST_OF_A_WORD } from './uses.ts'
import { isStubborn } from './stubborn.ts'

/** What a drill asks for, and the seconds it takes. */
export type Questions = { items: readonly string[]; sentences: readonly string[]; seconds: number }

export const noQuestions: Questions = { items: [], sentences: [], seconds: 0 }
export const questionCount = ({ items, sentences }: Questions) => items.length + sentences.length

/** Where words come once more although there are many, twice is enough. */
const MOST_WHERE_REPEATED = 2
const FEW_WORDS = 120

/** How far a drill may go in asking again. */
export type Repeats = 'none' | 'words'

/**
 * Up to `seconds` of questions for a drill, beside those it has: nothing that the day asks for already, and no word more
 * than three times. With `words` a word may be asked for by itself once more, as long as it is not in this drill.
 */
export function questionsFor(
  day: Day,
  drill: Drill,
  seconds: number,
  { has = noQuestions, repeats = 'none' }: { has?: Questions; repeats?: Repeats } = {},
): Questions {
  const costs = costsOf(drill, day.input.ownSeconds)
  const counts = new Map(day.uses.words)
  const most = repeats === 'words' && day.material.words.length > FEW_WORDS ? MOST_WHERE_REPEATED : MOST_OF_A_WORD
  const mayCome = (item: string) => (counts.get(item) ?? 0) < most
  const count = (item: string) => counts.set(item, (counts.get(item) ?? 0) + 1)
  const items = new Set<string>()
  const sentences = new Set<string>()
  const hasItems = new Set(has.items)
  let spent = 0
  const room = (cost: number) =>
    cost > 0 && spent + cost <= seconds && questionCount(has) + items.size + sentences.size < drill.most
  const takeSentences = (most: number) => {
    for (const { id, item } of day.material.sentences) {
      if (spent + costs.sentence > most || !room(costs.sentence)) return
      if (day.uses.sentences.has(id) || sentences.has(id) || (item !== undefined && !mayCome(item))) continue
      if (item !== undefined) count(item)
      sentences.add(id)
      spent += costs.sentence
    }
  }
  const isFree = (item: string) => repeats === 'words' || !day.uses.alone.has(item)
  takeSentences(seconds * drill.sentenceShare)
  const takeWords = (mayAsk: (word: MaterialWord) => boolean) => {
    for (const word of costs.word > 0 ? wordsInTurn(day) : []) {
      const { item, known } = word
      if (!room(costs.word)) return
      if (!mayAsk(word) || !isFree(item) || hasItems.has(item) || items.has(item) || !mayCome(item)) continue
      if (known && ((isStubborn(known) && known.lastKind === drill.activity) || mustBeCard(known, drill))) continue
      count(item)
      items.add(item)
      spent += costs.word
    }
  }
  takeWords(isFresh)
  takeSentences(seconds)
  // What is known well is left to the reviews, until there is nothing else.
  takeWords(() => true)
  return { items: [...items], sentences: [...sentences], seconds: spent }
}

/** Words of the last days, and those about to be forgotten, gain by being asked for; others are asked when they are due. */
const isFresh = ({ known }: MaterialWord) => known === undefined || known.due || known.repetitions < FRESH_ANSWERS
const FRESH_ANSWERS = 3

const mustBeCard = (known: { cardOnly?: boolean }, drill: Drill) => known.cardOnly && drill.kind !== 'flashcard_drill'

const inTurn = new WeakMap<Day, MaterialWord[]>()

/** Those the day asked for least first, due ones before others; worked out once for a day as it stands. */
function wordsInTurn(day: Day): MaterialWord[] {
  const made = inTurn.get(day)
  if (made) return made
  const byRank: MaterialWord[][] = []
  for (const word of day.material.words) {
    const isDue = word.known === undefined || word.known.due
    const rank = (day.uses.words.get(word.item) ?? 0) * 2 + (isDue ? 0 : 1)
    ;(byRank[rank] ??= []).push(word)
  }
  const words = byRank.flat()
  inTurn.set(day, words)
  return words
}

/** The seconds a question takes this learner. */
function costsOf(drill: Drill, own: ReadonlyMap<string, number> | undefined): { word: number; sentence: number } {
  const pace = paceAt(own, drill.activity, drill.usual)
  return { word: drill.word * pace, sentence: drill.sentence * pace }
}
