import type { LessonContent, VocabularyEntry } from './lesson.ts'

/** How the texts of a lesson or a task are read, wherever they are met again: as an option, a piece of a sentence, a card. */
export type TextReadings = ReadonlyMap<string, string>

type Read = { text: string; reading?: string | undefined }

/** Only letters tell texts apart here: an option stands without the signs around it. */
export const readingKey = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '').toLowerCase()

/** The readings of texts, and of their words where both have as many. The first that is told of a text counts. */
export function textReadings(texts: readonly Read[]): TextReadings {
  const readings = new Map<string, string>()
  const tell = (text: string, reading: string) => {
    const key = readingKey(text)
    if (key !== '' && !readings.has(key)) readings.set(key, reading)
  }
  for (const { text, reading } of texts) if (reading !== undefined) tell(text, reading)
  for (const { text, reading } of texts) {
    const words = text.trim().split(/\s+/u)
    const read = (reading ?? '').trim().split(/\s+/u)
    if (words.length > 1 && words.length === read.length) {
      for (const [at, word] of words.entries())
        tell(word, read[at]!.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    }
  }
  return readings
}

export function readingsOfLesson({ vocabulary, examples, main_content, dialogue }: LessonContent): TextReadings {
  const sections = main_content.filter(({ kind }) => kind !== 'letters').flatMap(section => section.examples)
  return textReadings([...wordsRead(vocabulary), ...examples, ...sections, ...(dialogue?.lines ?? [])])
}

/** Words and their sentences. */
export const wordsRead = (vocabulary: readonly VocabularyEntry[]): Read[] =>
  vocabulary.flatMap(({ word, reading, example, example_reading }) => [
    { text: word, reading },
    { text: example, reading: example_reading },
  ])
