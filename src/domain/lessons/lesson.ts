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
  /** Other words that would be right where this one is asked for. */
  also: z.optional(z.array(z.string())),
  /** The name of a picture of the thing, where it can be pictured. */
  picture: z.optional(z.string()),
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
  /** The sentence that is to be changed or mended: left as it is, it is wrong. */
  unchanged: z.optional(z.string()),
  item: z.optional(z.string()),
})
export type LessonExercise = z.infer<typeof LessonExercise>

/** What somebody of a course looks like, where the course says it. */
export const PersonLook = z.object({
  skin: z.optional(z.enum(['light', 'fair', 'tan', 'brown', 'dark'])),
  hair: z.optional(z.enum(['black', 'brown', 'auburn', 'blond', 'grey', 'white'])),
  style: z.optional(z.enum(['short', 'long', 'bun', 'curly', 'bald', 'scarf', 'bob'])),
  wears: z.optional(z.enum(['glasses', 'beard', 'moustache', 'hat', 'earrings'])),
})
export type PersonLook = z.infer<typeof PersonLook>

/** A sentence of somebody's. */
export const SpokenLine = z.object({ speaker: z.string(), person: z.optional(PersonLook), ...Phrase.shape })
export type SpokenLine = z.infer<typeof SpokenLine>

export const sectionKinds = [
  'letters',
  'grammar',
  'dialogue',
  'situation',
  'culture',
  'writing',
  'sound',
  'phrase',
  'characters',
] as const

/** A question with options about what was read or heard. */
export const ChoiceQuestion = z.object({
  question: z.string(),
  question_reading: z.optional(z.string()),
  options: z.array(z.string()),
  answer: z.string(),
  explanation: z.string(),
  /** The language of question and options: the one learned (its code) or en. */
  language: z.string(),
})
export type ChoiceQuestion = z.infer<typeof ChoiceQuestion>

/** The forms of a point of grammar, side by side. The first column often names the rows. */
export const GrammarTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  readings: z.optional(z.array(z.array(z.string()))),
  note: z.optional(z.string()),
})
export type GrammarTable = z.infer<typeof GrammarTable>

/** The learner's own turn: what is said to them, how they could answer, and what shows that they did. */
export const OwnTurn = z.object({ prompt: SpokenLine, answers: z.array(Phrase), listen_for: z.array(z.string()) })
export type OwnTurn = z.infer<typeof OwnTurn>

/** A Chinese or Japanese character to be learned, with words that have it. */
export const CharacterToLearn = z.object({
  character: z.string(),
  meaning: z.string(),
  readings: z.array(z.string()),
  parts: z.string(),
  words: z.array(Phrase),
})
export type CharacterToLearn = z.infer<typeof CharacterToLearn>

export const LessonSection = z.object({
  title: z.string(),
  explanation: z.string(),
  examples: z.array(Phrase),
  kind: z.optional(z.enum(sectionKinds)),
  table: z.optional(GrammarTable),
  characters: z.optional(z.array(CharacterToLearn)),
  /** A question that shows whether the section was understood. */
  check: z.optional(
    z.object({
      question: z.string(),
      question_reading: z.optional(z.string()),
      options: z.array(z.string()),
      answer: z.string(),
      explanation: z.string(),
    }),
  ),
})
export type LessonSection = z.infer<typeof LessonSection>

export const LessonContent = z.object({
  introduction: z.string(),
  main_content: z.array(LessonSection),
  /** The dialogue of the day, or the day's part of the week's conversation. */
  dialogue: z.optional(
    z.object({
      title: z.string(),
      setting: z.string(),
      lines: z.array(SpokenLine),
      questions: z.optional(z.array(ChoiceQuestion)),
      turn: z.optional(OwnTurn),
    }),
  ),
  examples: z.array(Phrase),
  exercises: z.array(LessonExercise),
  vocabulary: z.array(VocabularyEntry),
  /** Other words that a slip in an answer could make: such a slip is an error. */
  near_words: z.optional(z.array(z.string())),
})
export type LessonContent = z.infer<typeof LessonContent>

/** A lesson's score: the percent of exercises answered right, rounded. */
export function lessonScore(correct: number, exercises: number): number {
  return exercises === 0 ? 100 : Math.round((100 * correct) / exercises)
}
