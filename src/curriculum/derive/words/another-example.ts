import { courseSentences } from '#curriculum/course/course-sentences.ts'
import type { Course, Word } from '#curriculum/course/course.ts'
import { wordInText } from '#curriculum/course/word-in-text.ts'

type Sentence = { text: string; translation: string; reading?: string }

const sentencesOf = new WeakMap<Course, Sentence[]>()
/** Longer sentences hide the word. */
const LONGEST = 90

/** Another sentence of the course that holds the word, for one whose own example did not help; undefined where there is none. */
export function anotherExample(course: Course, word: Word): Word['example'] {
  for (const { text, translation, reading } of translated(course)) {
    if (text === word.example?.text || text.length > LONGEST) continue
    const form = wordInText(text, word.word, { ...course.info, code: course.code })
    if (form === undefined || form === text) continue
    return { text, translation, form, ...(reading !== undefined && { reading }) }
  }
  return undefined
}

function translated(course: Course): Sentence[] {
  const kept =
    sentencesOf.get(course) ??
    courseSentences(course).flatMap(({ text, translation, reading }) =>
      text && translation ? [{ text, translation, ...(reading !== undefined && { reading }) }] : [],
    )
  sentencesOf.set(course, kept)
  return kept
}
