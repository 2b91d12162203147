import * as z from 'zod'
import { Feedback, TutorMessage } from '#domain/conversation/conversation.ts'
import { errorKinds } from '#domain/conversation/feedback-score.ts'
import { languageByNameOrCode, scriptOf } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { MAX_CORRECTIONS } from '../built-in/error-in-text.ts'
import type { ExplainedWord } from '../tutor.ts'

/** What a model is asked for, and how its answers are checked before anybody sees them. A failed check throws. */

/** A model's message is as long as a person's would be. */
const LONGEST_MESSAGE = 800
const LONGEST_REMARK = 600
const LONGEST_CORRECTION = 200

export const ReplyAnswer = z.object({
  message: z.string().describe('What you say next, in the language learned only'),
  translation: z.string().describe('The same in English'),
})

export const FeedbackAnswer = z.object({
  score: z.number().describe('0 to 100'),
  feedback: z.string().describe('One or two sentences in English'),
  corrections: z
    .array(
      z.object({
        original: z.string().describe('The wrong part, copied letter by letter from the message'),
        corrected: z.string(),
        explanation: z.string().describe('The reason, in English, one sentence'),
        kind: z.enum(errorKinds),
      }),
    )
    .describe('At most three; empty where nothing is wrong'),
  encouragement: z.string().describe('What was done well, in English, one sentence'),
})

export const WordAnswer = z.object({
  meaning: z.string().describe('What it means, in English, one sentence'),
  translation: z.string().describe('The shortest English translation'),
  example_sentence: z.string().describe('A short natural sentence with the word'),
  example_translation: z.string().describe('The sentence in English'),
})

export class UnusableAnswer extends Error {
  constructor(reason: string) {
    super(`Cannot use the model's answer: ${reason}`)
    this.name = 'UnusableAnswer'
  }
}

/** The reply as it may be shown. Throws UnusableAnswer where it is empty, too long, not in the language, or gives the instructions away. */
export function checkedReply(answer: unknown, language: LanguageCode, instructions: string): TutorMessage {
  const { message, translation } = parsed(ReplyAnswer, answer)
  const text = shownText(message, LONGEST_MESSAGE, 'message')
  if (!isInScript(text, language)) throw new UnusableAnswer('the message is not in the language')
  if (givesAway(text, instructions)) throw new UnusableAnswer('the message repeats the instructions')
  const english = plain(translation).slice(0, LONGEST_MESSAGE)
  return TutorMessage.parse({ message: text, ...(english && { translation: english }) })
}

/** The feedback as it may be shown: corrections that quote nothing of the text are dropped. */
export function checkedFeedback(answer: unknown, text: string, instructions: string): Feedback {
  const { score, feedback, corrections, encouragement } = parsed(FeedbackAnswer, answer)
  if (!Number.isFinite(score) || score < 0 || score > 100) throw new UnusableAnswer('the score is not from 0 to 100')
  const remarks = [feedback, encouragement].map(remark => shownText(remark, LONGEST_REMARK, 'remark'))
  if (remarks.some(remark => givesAway(remark, instructions)))
    throw new UnusableAnswer('the feedback repeats the instructions')
  return {
    score: Math.round(score),
    feedback: remarks[0]!,
    corrections: corrections
      .map(each => ({
        original: each.original,
        corrected: plain(each.corrected),
        explanation: plain(each.explanation),
        kind: each.kind,
      }))
      .filter(
        ({ original, corrected, explanation }) =>
          original.trim() !== '' &&
          text.includes(original) &&
          corrected !== '' &&
          corrected !== original &&
          corrected.length <= LONGEST_CORRECTION &&
          explanation !== '' &&
          explanation.length <= LONGEST_REMARK,
      )
      .slice(0, MAX_CORRECTIONS),
    encouragement: remarks[1]!,
  }
}

/** The meaning of a word as it may be shown and kept. */
export function checkedWord(answer: unknown, language: LanguageCode, model: string): ExplainedWord {
  const { meaning, translation, example_sentence, example_translation } = parsed(WordAnswer, answer)
  const example = shownText(example_sentence, LONGEST_CORRECTION, 'example')
  if (!isInScript(example, language)) throw new UnusableAnswer('the example is not in the language')
  return {
    meaning: shownText(meaning, LONGEST_REMARK, 'meaning'),
    translation: shownText(translation, LONGEST_CORRECTION, 'translation'),
    example_sentence: example,
    example_translation: shownText(example_translation, LONGEST_CORRECTION, 'example'),
    generated_by: model,
  }
}

function parsed<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const result = schema.safeParse(answer)
  if (!result.success) throw new UnusableAnswer(result.error.issues[0]?.message ?? 'it has another form')
  return result.data
}

function shownText(text: string, longest: number, what: string): string {
  const shown = plain(text)
  if (shown === '') throw new UnusableAnswer(`the ${what} is empty`)
  if (shown.length > longest) throw new UnusableAnswer(`the ${what} has ${shown.length} characters`)
  return shown
}

/** Text without terminal codes, control characters and marks that turn the direction of what follows. */
export function plain(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex
      .replace(/\u001b\[[0-9;?]*[A-Za-z]/gu, '')
      .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')
      .replace(/\n{3,}/gu, '\n\n')
      .trim()
  )
}

/** Whether most letters are of the language's script. Languages in Latin letters are told from English by its commonest words. */
function isInScript(text: string, language: LanguageCode): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length === 0) return false
  const script = scriptOf(language)
  if (letters.filter(letter => script.test(letter)).length * 2 < letters.length) return false
  const isLatin = script.test('a')
  if (!isLatin) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter(word => commonEnglish.has(word)).length * 3 < words.length
}

const commonEnglish = new Set(
  'the is are was were you he she they what how why where when who does did not and of to my your his her this that have has would could should with but because can will'.split(
    ' ',
  ),
)

const RUN = 8

/** Whether a text repeats a run of eight words of the instructions. */
function givesAway(text: string, instructions: string): boolean {
  const words = (each: string) => each.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const said = ` ${words(text).join(' ')} `
  const secret = words(instructions)
  return secret.some((_, at) => at + RUN <= secret.length && said.includes(` ${secret.slice(at, at + RUN).join(' ')} `))
}

export const languageNameOf = (code: LanguageCode) => languageByNameOrCode(code)!.name
