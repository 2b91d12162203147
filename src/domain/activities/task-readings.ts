import { textReadings, wordsRead } from '../lessons/text-readings.ts'
import type { TextReadings } from '../lessons/text-readings.ts'
import type { TaskContent } from './task-content.ts'

/** A sign of a script is asked for by its reading, so no exercise on letters gives one. */
export function readingsOfTask(content: TaskContent): TextReadings {
  const { dialogue, role_play: play, memory_pairs: pairs = [], flashcards = [], writing } = content
  return textReadings([
    ...wordsRead(content.vocabulary ?? []),
    ...pairs.map(({ word, reading }) => ({ text: word, reading })),
    ...flashcards.map(({ audio_text, reading }) => ({ text: audio_text, reading })),
    ...(content.pronunciation_exercises ?? []).map(({ phrase, reading }) => ({ text: phrase, reading })),
    ...(dialogue?.lines ?? []),
    ...(play?.turns ?? []).map(({ phrase }) => phrase),
    ...(writing ? [writing.model] : []),
    ...(content.interactive_exercises ?? []).flatMap(({ audio_text, reading }) =>
      audio_text === undefined ? [] : [{ text: audio_text, reading }],
    ),
  ])
}
