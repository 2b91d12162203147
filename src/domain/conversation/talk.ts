import type { WordSetSource } from './typical-errors.ts'

/** What a learner may want to do with a message, as far as a tutor listens for it. */
export const intents = [
  'insult',
  'death',
  'illness',
  'bad-news',
  'good-news',
  'farewell',
  'lost',
  'slower',
  'again',
  'how-to-say',
  'what-means',
  'thanks',
  'apology',
  'joke',
  'question-back',
  'request',
  'greeting',
  'yes',
  'no',
] as const
/** In this order they are listened for: who says hello and that the dog died is answered about the dog. */
export type Intent = (typeof intents)[number]

/** A phrase of the tutor; `{x}` is the learner's word of that name. */
export type TalkPhrase = { text: string; translation: string; reading?: string }

/** What a tutor listens for and answers, as courses/<code>/talk.yaml has it. */
export type Talk = {
  sets?: Record<string, WordSetSource>
  intents: Partial<
    Record<
      Intent,
      { hear: string[]; not?: string[]; replies: TalkPhrase[]; unknown?: TalkPhrase[]; examples: string[] }
    >
  >
  /** Answers that take up a word of the learner's. */
  follow_ups: { id: string; hear: string[]; not?: string[]; replies: TalkPhrase[]; examples: string[] }[]
  /** Said where nothing else is: “I see.” They praise nothing and claim nothing. */
  acknowledgements: TalkPhrase[]
}
