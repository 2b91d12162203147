import * as z from 'zod/mini'
import { errorKinds } from './feedback-score.ts'

export const Correction = z.object({
  original: z.string(),
  corrected: z.string(),
  explanation: z.string(),
  /** What kind of error it is. */
  kind: z.optional(z.enum(errorKinds)),
  /** Names the error where the learner may mend it. */
  error_id: z.optional(z.string()),
  /** How it ended, where the learner mended it or was shown the answer. */
  outcome: z.optional(z.enum(['repaired', 'shown'])),
})
export type Correction = z.infer<typeof Correction>

export const Feedback = z.object({
  /** 0 to 100, within what was judged. */
  score: z.int().check(z.minimum(0), z.maximum(100)),
  /** False where nothing could be judged: the score is 0 then and means nothing. */
  scored: z.optional(z.boolean()),
  /** Words to look at again, where no rule is sure enough to mend them. */
  checks: z.optional(z.array(z.object({ original: z.string(), explanation: z.string() }))),
  feedback: z.string(),
  corrections: z.array(Correction),
  encouragement: z.string(),
})
export type Feedback = z.infer<typeof Feedback>

export const PossibleAnswer = z.object({
  text: z.string(),
  translation: z.optional(z.string()),
  reading: z.optional(z.string()),
})
export type PossibleAnswer = z.infer<typeof PossibleAnswer>

/** How far a role play is. */
export const SceneProgress = z.object({
  /** The ids of the steps that the learner got across, in the order in which it was done. */
  done: z.array(z.string()),
  steps: z.int(),
  is_over: z.boolean(),
})
export type SceneProgress = z.infer<typeof SceneProgress>

export const TutorMessage = z.object({
  message: z.string(),
  /** The English of the message, and its reading, where the built-in tutor knows them. */
  translation: z.optional(z.string()),
  reading: z.optional(z.string()),
  /** What could be answered, for who is stuck. */
  answers: z.optional(z.array(PossibleAnswer)),
  scene: z.optional(SceneProgress),
  /** The model's name where a model wrote the message. */
  generated_by: z.optional(z.string()),
  /** Said quietly beside the message: why the built-in tutor stepped in for a model. */
  note: z.optional(z.string()),
})
export type TutorMessage = z.infer<typeof TutorMessage>

/** The longest message a learner may send, in UTF-16 units. */
export const MAX_MESSAGE = 2000
/** The longest topic a learner may type. */
export const MAX_TOPIC = 200

/** A conversation may begin with a topic that says something. */
export function mayStart(languageId: number | undefined, topic: string): boolean {
  return languageId !== undefined && topic.trim() !== ''
}

/** A message may be sent when it says something and no request is under way. */
export function maySend(message: string, pending: boolean): boolean {
  return message.trim() !== '' && !pending
}

/** The topic text that goes on with a conversation from the learner's last sentence: what POST /conversation/start takes. */
export function followUpTopic(topic: string, lastSentence: string): string {
  return `Continue the conversation about “${withoutQuotes(topic)}”. The learner said: ${lastSentence}`
}

/** The topic of a conversation that practises one word, as a lookup hands it over. */
export function practiceTopic(word: string): string {
  return `Practising the word: ${withoutQuotes(word)}`
}

const withoutQuotes = (text: string) =>
  text
    .replaceAll(/[“”"\s]+/g, ' ')
    .trim()
    .slice(0, MAX_TOPIC)

/** What a topic text asks for: a conversation to open, or one to go on with from the learner's sentence. */
export type ParsedTopic = { topic: string; sentence?: string; practiceWord?: string }

/**
 * Reads a topic text: our own follow-ups exactly, those of other clients by what they have in common, an opening word
 * such as “continue”, and the learner's sentence in quotes or at the end. Anything else opens a conversation.
 */
export function parseTopic(text: string): ParsedTopic {
  const own = /^Continue the conversation about “([^”]*)”\. The learner said: ([\s\S]*)$/u.exec(text)
  if (own) return described(own[1]!, own[2]!)
  if (!/^\W*(please\s+)?(continu|follow|carry on|go on|keep )/i.test(text)) return described(text.trim())
  const [sentence, at] = sentenceOfFollowUp(text)
  const topic = /\b(?:about|on|topic:?)\s+["“«']?([^"“”«»'.:,\n]+)/i.exec(text.slice(0, at))?.[1]?.trim() ?? ''
  return described(topic, sentence)
}

function described(topic: string, sentence?: string): ParsedTopic {
  const practiceWord = /^Practi[sc](?:ing|e) the word:? ["“]?([^"“”]+)/i.exec(topic)?.[1]?.trim()
  return { topic, ...(sentence !== undefined && { sentence }), ...(practiceWord && { practiceWord }) }
}

/** The learner's sentence in another client's words, and where it begins: the last quotation, else what follows the last “said:”. */
function sentenceOfFollowUp(text: string): [string, number] {
  const quotations = [...text.matchAll(/["“«]([^"“”«»]+)["”»]|'(.+)'/g)]
  const said = [
    ...text.matchAll(/\b(?:said|says?|wrote|answered|replied|responded|response|message|sentence)\b[^:“"«]*[:,]\s*/gi),
  ]
  const last = quotations.at(-1)
  // A single quotation before the word “said” is the topic's, not the learner's.
  if (last && (said.length === 0 || last.index >= said[0]!.index)) return [last[1] ?? last[2]!, last.index]
  const mark = said.at(-1)
  if (mark) return [text.slice(mark.index + mark[0].length).trim(), mark.index]
  const colon = text.lastIndexOf(':')
  return colon < 0 ? ['', text.length] : [text.slice(colon + 1).trim(), colon]
}
