import type { Feedback, TutorMessage } from '#domain/conversation.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program.ts'

/** Who talks with the learner. The built-in tutor is complete; a model stands behind the same promises. */
export type Tutor = {
  /** Opens a conversation on a topic, or goes on with one: never empty, in the language learned, never the last message again. */
  reply(turn: TutorTurn): Promise<TutorMessage>

  /** Looks at one message of the learner. Every correction quotes a literal part of it; at most three. */
  feedback(turn: FeedbackTurn): Promise<Feedback>
}

export type TutorTurn = {
  language: LanguageCode
  level: Level
  topic: string
  /** What was said so far, oldest first; empty at the opening. */
  history: { role: 'user' | 'assistant'; content: string }[]
}

export type FeedbackTurn = {
  language: LanguageCode
  level: Level
  /** What the learner wrote or said. */
  text: string
  /** What the tutor had said before, or the topic. */
  context: string
}
