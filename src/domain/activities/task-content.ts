import * as z from 'zod/mini'
import { activityTypes } from './activities.ts'
import { PersonLook, Phrase, SpokenLine, VocabularyEntry } from '../lessons/lesson.ts'

/** What a daily task contains (section 3 of the specification), with our additions for the kinds it only names. Travels as it stands. */

const item = z.optional(z.string())
const reading = z.optional(z.string())
const alternatives = z.optional(z.array(z.string()))

export const Flashcard = z.object({
  front: z.string(),
  back: z.string(),
  pronunciation: z.string(),
  example: z.string(),
  audio_text: z.string(),
  item,
  reading,
  alternatives,
})
export type Flashcard = z.infer<typeof Flashcard>

export const QuizQuestion = z.object({
  question: z.string(),
  question_reading: reading,
  options: z.array(z.string()),
  correct_answer: z.string(),
  explanation: z.string(),
  /** The language of the options: a code, or en. */
  options_language: z.optional(z.string()),
  item,
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

export const PronunciationExercise = z.object({
  phrase: z.string(),
  phonetic: z.string(),
  tips: z.string(),
  audio_text: z.string(),
  item,
  reading,
  translation: z.optional(z.string()),
})
export type PronunciationExercise = z.infer<typeof PronunciationExercise>

export const exerciseTypes = [
  'multiple_choice',
  'fill_in_blank',
  'translation',
  'word_order',
  'dictation',
  'free_writing',
] as const

/** Also the item of a worksheet or a listening exercise. For word_order `options` are the shuffled pieces. */
export const InteractiveExercise = z.object({
  type: z.enum(exerciseTypes),
  question: z.string(),
  /** How the foreign part of the question is read, with its blank. */
  question_reading: reading,
  options: z.optional(z.array(z.string())),
  correct_answer: z.optional(z.string()),
  answer: z.optional(z.string()),
  explanation: z.string(),
  alternatives,
  /** What is spoken: a dictation has it, others may. */
  audio_text: z.optional(z.string()),
  answer_language: z.optional(z.string()),
  translation: z.optional(z.string()),
  reading,
  /** Words or stems that show that a free answer is about what was asked; `answer` then is a model. */
  listen_for: z.optional(z.array(z.string())),
  /** The sentence that is to be changed or mended. */
  unchanged: z.optional(z.string()),
  item,
})
export type InteractiveExercise = z.infer<typeof InteractiveExercise>

export const DialogueLine = z.object({ ...SpokenLine.shape, alternatives })

/** A dialogue with the learner in the role `learner`: its lines are chosen or typed, the others are heard. */
export const Dialogue = z.object({
  title: z.string(),
  setting: z.string(),
  learner: z.string(),
  lines: z.array(DialogueLine),
})
export type Dialogue = z.infer<typeof Dialogue>

/** Who the learner talks with in a role play: somebody of the course, who greets, and answers what was understood or was not. */
export const RolePartner = z.object({
  name: z.string(),
  person: z.optional(PersonLook),
  greeting: z.optional(Phrase),
  pleased: z.array(Phrase),
  puzzled: z.array(Phrase),
})
export type RolePartner = z.infer<typeof RolePartner>

/** A situation played turn by turn: the partner's cue, then what the learner could say. */
export const RolePlay = z.object({
  situation: z.string(),
  partner: z.optional(RolePartner),
  turns: z.array(z.object({ cue: z.string(), phrase: Phrase, options: z.array(z.string()), alternatives })),
})
export type RolePlay = z.infer<typeof RolePlay>

export const WritingPrompt = z.object({
  task: z.string(),
  points: z.array(z.string()),
  model: Phrase,
  useful_words: z.array(z.object({ word: z.string(), translation: z.string(), item })),
  minimum_words: z.int(),
})
export type WritingPrompt = z.infer<typeof WritingPrompt>

/** A text with questions on it: about life in the country, or, with its paragraphs, in the language learned. */
export const Culture = z.object({
  title: z.string(),
  text: z.string(),
  paragraphs: z.optional(z.array(Phrase)),
  questions: z.array(QuizQuestion),
})
export type Culture = z.infer<typeof Culture>

export const MemoryPair = z.object({ word: z.string(), translation: z.string(), reading, item })

export const TaskContent = z.object({
  learning_objective: z.optional(z.string()),
  vocabulary: z.optional(z.array(VocabularyEntry)),
  step_by_step_instructions: z.optional(z.array(z.string())),
  activity_type: z.optional(z.enum(activityTypes)),
  game_mechanics: z.optional(
    z.object({
      target_score: z.optional(z.number()),
      /** Seconds. */
      time_limit: z.optional(z.number()),
      scoring_correct: z.optional(z.number()),
    }),
  ),
  flashcards: z.optional(z.array(Flashcard)),
  quiz_questions: z.optional(z.array(QuizQuestion)),
  pronunciation_exercises: z.optional(z.array(PronunciationExercise)),
  interactive_exercises: z.optional(z.array(InteractiveExercise)),
  completion_criteria: z.optional(z.string()),
  cultural_notes: z.optional(z.string()),
  practice_scenarios: z.optional(z.array(z.string())),
  /** The language's English name, as the voice map takes it. */
  language: z.optional(z.string()),
  dialogue: z.optional(Dialogue),
  role_play: z.optional(RolePlay),
  writing: z.optional(WritingPrompt),
  culture: z.optional(Culture),
  memory_pairs: z.optional(z.array(MemoryPair)),
  /** Other words of the course that a slip in an answer could make: such a slip is an error. */
  near_words: z.optional(z.array(z.string())),
  /** Whether the exercises are the day's queue of reviews: each asks for a word in its own way. */
  review_queue: z.optional(z.boolean()),
  /** What a talk with the tutor is about, where the task is one; `turns` counts the learner's messages. */
  conversation: z.optional(z.object({ topic: z.string(), situation: z.string(), aim: z.string(), turns: z.int() })),
  /** 1 to 3 where the quiz is a test of the program: handed in, not reported to the memory. */
  program_test: z.optional(z.int()),
})
export type TaskContent = z.infer<typeof TaskContent>
