import {
  Output,
  extractJsonMiddleware,
  extractReasoningMiddleware,
  generateText,
  streamText,
  wrapLanguageModel,
} from 'ai'
import type { LanguageModelUsage, ModelMessage } from 'ai'
import type * as z from 'zod'
import {
  FeedbackAnswer,
  ReplyAnswer,
  UnusableAnswer,
  WordAnswer,
  checkedFeedback,
  checkedReply,
  checkedWord,
  plain,
} from './model-answers.ts'
import { masked } from './masked.ts'
import { feedbackInstructions, replyInstructions, wordInstructions } from './model-prompts.ts'
import { checkedByRules } from './model-checks.ts'
import type { UsageMeter } from './model-usage.ts'
import type { LearnerContext, Tutor, TutorTurn } from '../tutor.ts'

/** A model of the AI SDK, as its providers make them. */
export type Model = Parameters<typeof wrapLanguageModel>[0]['model']

type Dependencies = {
  model: Model
  /** The model's name, shown where its text is shown. */
  name: string
  /** Answers whatever the model does not. */
  builtIn: Tutor
  meter: UsageMeter
  /** Told what went wrong; never what was said. */
  onFailure?: (failure: { call: string; error: unknown }) => void
  /** For one turn, the second try included. */
  timeoutMs?: number
}

/** A turn that takes longer is answered by the built-in tutor. */
export const MODEL_TIMEOUT_MS = 20_000
/** What goes to the model of a long conversation: its end. */
const MESSAGES_SENT = 20
const MOST_TOKENS = 900

export const NOTES = {
  failed: 'The language model did not answer; the built-in tutor goes on.',
  enough: 'Your share of the language model is used up for today; the built-in tutor goes on.',
} as const

/**
 * A tutor on a language model. Its answers are checked like any other input; where the model fails, stalls, breaks off or
 * answers nonsense, the built-in tutor answers the same turn and says so.
 */
export function createModelTutor({
  model,
  name,
  builtIn,
  meter,
  onFailure = () => {},
  timeoutMs = MODEL_TIMEOUT_MS,
}: Dependencies): Tutor {
  const careful = wrapLanguageModel({
    model,
    middleware: [extractReasoningMiddleware({ tagName: 'think' }), extractJsonMiddleware()],
  })
  const settings = () => ({
    model: careful,
    maxRetries: 1,
    maxOutputTokens: MOST_TOKENS,
    abortSignal: AbortSignal.timeout(timeoutMs),
  })
  const counted = async (learner: LearnerContext | undefined, usage: LanguageModelUsage) => {
    const used = { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 }
    if (learner) await meter.count(learner.id, used)
  }
  const isEnough = async (learner: LearnerContext | undefined) =>
    learner !== undefined && !(await meter.mayAsk(learner.id))

  /** One answer of a given form. */
  async function ask<Answer>(
    learner: LearnerContext | undefined,
    schema: z.ZodType<Answer>,
    system: string,
    text: string,
  ): Promise<unknown> {
    const { output, usage } = await generateText({
      ...settings(),
      system,
      messages: [{ role: 'user', content: text }],
      output: Output.object({ schema }),
    })
    await counted(learner, usage)
    return output
  }

  async function write(turn: TutorTurn, system: string, onPart: (message: string) => void): Promise<unknown> {
    let failure: unknown
    const result = streamText({
      ...settings(),
      system,
      messages: messagesOf(turn),
      output: Output.object({ schema: ReplyAnswer }),
      onError: ({ error }) => {
        failure = error
      },
    })
    let last: unknown
    for await (const part of result.partialOutputStream) {
      last = part
      const { message } = part as { message?: unknown }
      if (typeof message === 'string' && message !== '') onPart(plain(message))
    }
    if (failure) throw failure
    await counted(turn.learner, await result.usage)
    // What broke off in the middle has no translation and is refused by its form.
    return last
  }

  return {
    async reply(turn, onPart = () => {}) {
      if (await isEnough(turn.learner)) return { ...(await builtIn.reply(turn)), note: NOTES.enough }
      try {
        const sent = masked(turn)
        const system = replyInstructions(sent)
        const message = checkedReply(await write(sent, system, onPart), turn.language, system)
        const before = turn.history.findLast(each => each.role === 'assistant')?.content
        if (message.message === before) throw new UnusableAnswer('it says the same again')
        return { ...message, generated_by: name }
      } catch (error) {
        onFailure({ call: 'reply', error })
        return { ...(await builtIn.reply(turn)), note: NOTES.failed }
      }
    },

    async feedback(turn) {
      // Nothing was said: no model is needed to see that.
      if (!/[\p{L}\p{N}]/u.test(turn.text) || (await isEnough(turn.learner))) return builtIn.feedback(turn)
      try {
        const sent = masked(turn)
        const system = feedbackInstructions(sent)
        const asked = `The tutor had said: ${sent.context.slice(-500)}\nThe learner's message:\n${sent.text}`
        const given = checkedFeedback(await ask(turn.learner, FeedbackAnswer, system, asked), turn.text, system)
        return await checkedByRules(given, turn, builtIn)
      } catch (error) {
        onFailure({ call: 'feedback', error })
        return builtIn.feedback(turn)
      }
    },

    async explain(question) {
      if (await isEnough(question.learner)) return undefined
      try {
        const sent = masked(question)
        const system = wordInstructions(sent)
        const answer = await ask(question.learner, WordAnswer, system, sent.word)
        return checkedWord(answer, question.language, name)
      } catch (error) {
        onFailure({ call: 'explain', error })
        return undefined
      }
    },
  }
}

function messagesOf({ history }: TutorTurn): ModelMessage[] {
  const latest = history.slice(-MESSAGES_SENT).map(
    ({ role, content }): ModelMessage => ({
      role,
      content,
    }),
  )
  // Some models want the learner to begin.
  return latest[0]?.role === 'user' ? latest : [{ role: 'user', content: '(The learner is ready. Begin.)' }, ...latest]
}
