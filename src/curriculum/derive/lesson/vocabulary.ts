import type { VocabularyEntry } from '#domain/lessons/lesson.ts'
import type { Word } from '#curriculum/course/course.ts'

/** A word as vocabulary lists show it. */
export function vocabularyEntry(word: Word): VocabularyEntry {
  const { example, reading, note } = word
  return {
    word: word.word,
    translation: word.gloss,
    pronunciation: word.ipa,
    example: example?.text ?? '',
    item: word.id,
    ...(reading !== undefined && { reading }),
    ...(example && { example_translation: example.translation }),
    ...(example?.reading !== undefined && { example_reading: example.reading }),
    ...(note !== undefined && { usage_context: note }),
    ...(word.picture !== undefined && { picture: word.picture }),
  }
}
