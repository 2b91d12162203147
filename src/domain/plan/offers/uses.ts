import type { CourseOutline, Recipe } from '../course-outline.ts'
import { indexOf, pieceKey } from '../outline-index.ts'
import { isPiece, placesOf } from './kinds.ts'

/** What a day has asked for already: each word how often, which words by themselves, which sentences. */
export type Uses = { words: ReadonlyMap<string, number>; alone: ReadonlySet<string>; sentences: ReadonlySet<string> }

/** In reviews and practice together no word is asked for more often on a day. */
export const MOST_OF_A_WORD = 3

export const noUses: Uses = { words: new Map(), alone: new Set(), sentences: new Set() }

export type Asked = {
  /** By themselves or in a sentence, as often as they come. */
  words: readonly string[]
  alone: readonly string[]
  sentences: readonly string[]
}

const nothing: Asked = { words: [], alone: [], sentences: [] }

/** What one task asks for. A lesson shows its words and asks for some in sentences: only the sentences count. */
export function asked(recipe: Recipe, outline: CourseOutline): Asked {
  const index = indexOf(outline)
  if (recipe.kind === 'lesson') {
    return { ...nothing, sentences: index.lessons.get(recipe.lesson_id)?.sentences ?? [] }
  }
  if (recipe.kind === 'talk' || recipe.test || recipe.mend) return nothing
  if (recipe.asks) {
    return {
      words: recipe.asks.map(ask => ask.item),
      alone: recipe.asks.flatMap(ask => (ask.sentence === undefined ? ask.item : [])),
      sentences: recipe.asks.flatMap(ask => ask.sentence ?? []),
    }
  }
  const { items, sentences } = recipe
  if (isPiece(recipe)) {
    return {
      ...nothing,
      sentences: placesOf(recipe).flatMap(place => index.pieces.get(pieceKey(place))?.sentences ?? []),
    }
  }
  if (sentences) {
    const ofSentences = sentences.flatMap(id => index.sentences.get(id)?.item ?? [])
    return { words: [...items, ...ofSentences], alone: items, sentences }
  }
  // A task of an earlier release put each word and its example to use.
  return { words: items, alone: items, sentences: items.flatMap(item => index.exampleOf.get(item) ?? []) }
}

export function usesWith(uses: Uses, recipe: Recipe, outline: CourseOutline): Uses {
  const { words, alone, sentences } = asked(recipe, outline)
  if (words.length === 0 && sentences.length === 0) return uses
  const counts = new Map(uses.words)
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return {
    words: counts,
    alone: uses.alone.union(new Set(alone)),
    sentences: uses.sentences.union(new Set(sentences)),
  }
}
