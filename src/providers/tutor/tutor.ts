import type { Scene } from '#curriculum/course/conversation/scene.ts'
import type { Feedback, TutorMessage } from '#domain/conversation/conversation.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program/program.ts'

/** Who talks with the learner. The built-in tutor is complete; a model stands behind the same promises. */
export type Tutor = {
  /**
   * Opens a conversation on a topic, or goes on with one: never empty, in the language learned, never the last message
   * again. `onPart` is told the message as far as it is written, by tutors that write little by little; what is answered
   * in the end stands.
   */
  reply(turn: TutorTurn, onPart?: (message: string) => void): Promise<TutorMessage>

  /** Looks at one message of the learner. Every correction quotes a literal part of it; at most three. */
  feedback(turn: FeedbackTurn): Promise<Feedback>

  /** Which of these words are words of the language for certain: the course, its tables or a dictionary have them. Absent where nobody can tell. */
  attested?(turn: Pick<FeedbackTurn, 'language' | 'level'>, words: readonly string[]): Promise<ReadonlySet<string>>

  /** What a word means that no course has. Undefined where this tutor cannot tell. */
  explain(word: WordQuestion): Promise<ExplainedWord | undefined>
}

export type TutorTurn = {
  language: LanguageCode
  level: Level
  topic: string
  /** The role play that the topic names, where it names one. */
  scene?: Scene
  /** What was said so far, oldest first; empty at the opening. */
  history: { role: 'user' | 'assistant'; content: string }[]
  learner?: LearnerContext
}

export type FeedbackTurn = {
  language: LanguageCode
  level: Level
  /** What the learner wrote or said. */
  text: string
  /** What the tutor had said before, or the topic. */
  context: string
  learner?: LearnerContext
}

/** A learning day of a course. */
export type Place = { week: number; day: number }

/** What a tutor may know of a learner: never a name or an address. */
export type LearnerContext = {
  /** Tells learners apart where use is counted. */
  id: string
  /** The place in the course of the latest lesson done; absent before the first. */
  reached?: Place
  /** Words of the present lesson, to be used where they fit. */
  words?: string[]
  /** What the learner got wrong lately, as it should be. */
  errors?: { original: string; corrected: string }[]
}

export type WordQuestion = { language: LanguageCode; word: string; learner?: LearnerContext }

export type ExplainedWord = {
  meaning: string
  translation: string
  example_sentence: string
  example_translation: string
  generated_by: string
}
