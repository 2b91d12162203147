import type { Course, Word } from '../course.ts'
import { withoutArticle } from '../word-in-text.ts'
import { wordsOf } from './course-words.ts'
import { readingAnswers } from './readings.ts'

/** Every right answer to "how do you say …" besides the word itself: synonyms, the word without its article, readings. */
export function otherAnswers(course: Course, word: Word): string[] {
  const answers = [
    ...word.also,
    withoutArticle(word.word, course.info),
    ...word.also.map(also => withoutArticle(also, course.info)),
    ...readingAnswers(word.reading, course.code),
  ]
  return distinctTexts(answers, [word.word])
}

/** Every right answer to "what does … mean" besides the gloss: without remarks, each synonym, other meanings of the same word. */
export function otherMeanings(course: Course, word: Word): string[] {
  const sameWord = wordsOf(course).byText.get(word.word.toLowerCase()) ?? []
  const answers = sameWord.flatMap(each => [each.gloss, ...plainGlosses(each.gloss)])
  return distinctTexts([...plainGlosses(word.gloss), ...answers], [word.gloss])
}

/** `to know (a fact), be aware` gives `to know`, `know`, `be aware`, …: what a person would type for it. */
export function plainGlosses(gloss: string): string[] {
  const bare = gloss.replace(/\s*\([^)]*\)/gu, '').trim()
  const senses = [bare, ...bare.split(/\s*[,;/]\s*/u)]
  return senses
    .flatMap(sense => [sense, sense.replace(/^(?:to|a|an|the) (?=\S)/u, ''), sense.replace(/[!?.…]+$/u, '')])
    .filter(sense => sense !== '')
}

/** Keeps the first of texts that differ only in capitals, and none of `excluded`. */
export function distinctTexts(texts: string[], excluded: string[] = []): string[] {
  const seen = new Set(excluded.map(text => text.toLowerCase()))
  return texts.filter(text => {
    const key = text.toLowerCase()
    if (text === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
