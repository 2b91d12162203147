import { englishVariants } from '#domain/answers/english/english-synonyms.ts'
import { traditional } from '#domain/answers/text/traditional.ts'
import type { Course, Word } from '#curriculum/course/course.ts'
import { withoutArticle } from '#curriculum/course/word-in-text.ts'
import { wordsOf } from './course-words.ts'
import { readingAnswers } from '../sentences/readings.ts'

/** Every right answer to "how do you say …" besides the word itself: synonyms, the word without its article, readings. */
export function otherAnswers(course: Course, word: Word): string[] {
  const answers = [
    ...word.also,
    withoutArticle(word.word, course.info),
    ...word.also.map(also => withoutArticle(also, course.info)),
    ...readingAnswers(word.reading, course.code),
  ]
  return distinctTexts(inAllWriting(course, [word.word, ...answers]), [word.word])
}

/** Answers of a language that is written in two ways in each of them: Chinese in traditional characters too. */
export function inAllWriting(course: Course, answers: readonly string[]): string[] {
  return course.code === 'zh' ? answers.flatMap(answer => [answer, ...traditional(answer)]) : [...answers]
}

/**
 * Every right answer to "what does … mean" besides the gloss: without remarks, each synonym, what the bracket names, other
 * meanings of the same word in the course and in the wordlist, and each of them in British and American English.
 */
export function otherMeanings(course: Course, word: Word): string[] {
  const text = word.word.toLowerCase()
  const { byText, all } = wordsOf(course)
  const sameWord = [
    ...(byText.get(text) ?? []),
    ...all.filter(each => each.also.some(also => also.toLowerCase() === text)),
  ]
  const glosses = [word.gloss, ...sameWord.map(each => each.gloss), ...(word.meanings ?? [])]
  return distinctTexts(otherMeaningsOf(glosses), [word.gloss])
}

/** What else may be written for English glosses: each sense, what its bracket names, its synonyms and other spellings. */
export function otherMeaningsOf(glosses: readonly string[]): string[] {
  const senses = glosses.flatMap(gloss => [gloss, ...plainGlosses(gloss), ...bracketed(gloss)])
  return [...senses, ...senses.flatMap(englishVariants)]
}

/** `lift (elevator)` names another word for it; `to know (a fact)` does not, but nobody answers “a fact”. */
function bracketed(gloss: string): string[] {
  const inside = /\(([\p{L} '-]+)\)/u.exec(gloss)?.[1]
  return inside &&
    !/^(?:of|to|in|on|for|not|a|an|the|with|by|at|from|be|female|male|older|younger|polite|plural|formal)\b/u.test(
      inside,
    )
    ? [inside]
    : []
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
