import * as z from 'zod/mini'

/** Text in the language learned, with its reading (non-Latin scripts) and its English. */
export const Phrase = z.object({
  text: z.string(),
  reading: z.optional(z.string()),
  translation: z.string(),
})
export type Phrase = z.infer<typeof Phrase>

export const VocabularyEntry = z.object({
  word: z.string(),
  translation: z.string(),
  /** IPA without slashes; empty where none is known. */
  pronunciation: z.string(),
  example: z.string(),
  /** The memory item's id: the concept's id of the syllabus. */
  item: z.optional(z.string()),
  reading: z.optional(z.string()),
  example_translation: z.optional(z.string()),
  example_reading: z.optional(z.string()),
  usage_context: z.optional(z.string()),
})
export type VocabularyEntry = z.infer<typeof VocabularyEntry>

export const LessonExercise = z.object({
  id: z.string(),
  question: z.string(),
  /** How the foreign part of the question is read, where its script does not show it. */
  question_reading: z.optional(z.string()),
  answer: z.string(),
  alternatives: z.array(z.string()),
  explanation: z.string(),
  /** The language of the answer: the one learned (its code) or en. */
  answer_language: z.string(),
  item: z.optional(z.string()),
})
export type LessonExercise = z.infer<typeof LessonExercise>

export const LessonContent = z.object({
  introduction: z.string(),
  main_content: z.array(z.object({ title: z.string(), explanation: z.string(), examples: z.array(Phrase) })),
  examples: z.array(Phrase),
  exercises: z.array(LessonExercise),
  vocabulary: z.array(VocabularyEntry),
})
export type LessonContent = z.infer<typeof LessonContent>

/** A lesson's score: the percent of exercises answered right, rounded. */
export function lessonScore(correct: number, exercises: number): number {
  return exercises === 0 ? 100 : Math.round((100 * correct) / exercises)
}
