import type { CourseOutline, Recipe } from '../course-outline.ts'
import { indexOf, pieceKey } from '../outline-index.ts'
import { isPiece, placesOf } from './kinds.ts'

/** Which texts a day has asked for already, and each word how often. */
export type Uses = { words: ReadonlyMap<string, number>; texts: ReadonlySet<string> }

/** In reviews and practice together no word is asked for more often on a day. */
export const MOST_OF_A_WORD = 3

export const noUses: Uses = { words: new Map(), texts: new Set() }

/** A word asked for by itself, among the texts. */
export const wordText = (item: string) => `w:${item}`

/** What one task asks for. A lesson shows its words and asks for some in sentences: only the sentences count. */
export function asked(recipe: Recipe, outline: CourseOutline): { words: readonly string[]; texts: readonly string[] } {
  const index = indexOf(outline)
  if (recipe.kind === 'lesson') return { words: [], texts: index.lessons.get(recipe.lesson_id)?.sentences ?? [] }
  if (recipe.kind === 'talk' || recipe.test || recipe.mend) return { words: [], texts: [] }
  if (recipe.asks) {
    return {
      words: recipe.asks.map(ask => ask.item),
      texts: recipe.asks.map(ask => ask.sentence ?? wordText(ask.item)),
    }
  }
  const { items, sentences } = recipe
  if (isPiece(recipe)) {
    return { words: [], texts: placesOf(recipe).flatMap(place => index.pieces.get(pieceKey(place))?.sentences ?? []) }
  }
  if (sentences) {
    const ofSentences = sentences.flatMap(id => index.sentences.get(id)?.item ?? [])
    return { words: [...items, ...ofSentences], texts: [...items.map(wordText), ...sentences] }
  }
  // A task of an earlier release put each word and its example to use.
  const examples = items.flatMap(item => index.exampleOf.get(item) ?? [])
  return { words: items, texts: [...items.map(wordText), ...examples] }
}

export function usesWith(uses: Uses, recipe: Recipe, outline: CourseOutline): Uses {
  const { words, texts } = asked(recipe, outline)
  if (words.length === 0 && texts.length === 0) return uses
  const counts = new Map(uses.words)
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { words: counts, texts: uses.texts.union(new Set(texts)) }
}
