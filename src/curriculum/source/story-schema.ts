import * as z from 'zod'
import { phraseRegisters, textKinds } from '#domain/lessons/story.ts'
import { GrammarExerciseEntry } from './exercise-schema.ts'
import { choice, kebab, phrase, prose, reading, sentence, text, title, translation, word } from './fields.ts'

/** The shape of story-01.yaml … story-13.yaml: what a week adds to its words. */

export const DAYS = 6

const dialogue = z.strictObject({
  day: z.int().min(1).max(DAYS),
  title,
  place: text(240),
  lines: z
    .array(z.strictObject({ speaker: text(30), ...phrase }))
    .min(4)
    .max(8),
  questions: z.array(z.strictObject({ ...choice, explanation: text(400).optional() })).length(2),
  turn: z.strictObject({
    prompt: z.strictObject(phrase),
    answers: z.array(z.strictObject(phrase)).min(2).max(3),
    listen_for: z.array(word).min(1).max(20),
  }),
})

const PARAGRAPH_LENGTH = 400

const weeklyText = z.strictObject({
  title,
  kind: z.enum(textKinds),
  paragraphs: z
    .array(
      z.strictObject({
        text: text(PARAGRAPH_LENGTH),
        reading: text(PARAGRAPH_LENGTH * 3).optional(),
        translation: text(PARAGRAPH_LENGTH * 3),
      }),
    )
    .min(1)
    .max(12),
  questions: z.array(z.strictObject({ ...choice, explanation: text(400) })).length(3),
})

const phraseOfSpeech = z.strictObject({
  ...phrase,
  register: z.enum(phraseRegisters),
  note: text(300),
  written: sentence.optional(),
  written_reading: reading,
})

const cell = z.string().max(80)
const rows = z.array(z.array(cell).min(1).max(9)).min(1).max(24)

export const PointTable = z.strictObject({
  columns: z.array(cell).min(1).max(9),
  rows,
  readings: rows.optional(),
  note: text(300).optional(),
})

const lookedUp = { table: PointTable.optional(), marks: z.array(word).min(1).max(60).optional() }
const MOST_EXERCISES = 24

/** More for a point that the week's own file has. */
const furtherPoint = z.strictObject({
  point: kebab,
  ...lookedUp,
  exercises: z.array(GrammarExerciseEntry).max(MOST_EXERCISES).optional(),
})

const newPoint = z.strictObject({
  id: kebab,
  day: z.int().min(1).max(DAYS),
  title,
  explanation: prose,
  examples: z.array(z.strictObject(phrase)).min(3).max(10),
  ...lookedUp,
  exercises: z.array(GrammarExerciseEntry).min(4).max(MOST_EXERCISES),
})

/** The example of a word of the week said anew. */
export const NewExample = z.strictObject({
  example: sentence,
  form: word.optional(),
  translation,
  example_reading: reading,
})

export const StoryFile = z.strictObject({
  dialogues: z.array(dialogue).length(DAYS),
  text: weeklyText,
  phrases: z.array(phraseOfSpeech).length(DAYS),
  grammar: z.array(z.union([furtherPoint, newPoint])).optional(),
  examples: z.record(z.string(), NewExample).optional(),
})
export type StoryFile = z.infer<typeof StoryFile>
export type FurtherPoint = z.infer<typeof furtherPoint>
export type NewPoint = z.infer<typeof newPoint>
