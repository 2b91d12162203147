import { feedbackScore } from '#domain/conversation/feedback-score.ts'
import type { Correction, Feedback } from '#domain/conversation/conversation.ts'
import { maskContacts } from '#domain/conversation/mask-contacts.ts'
import { wordsOf } from '#domain/answers/text/text-words.ts'
import { MAX_CORRECTIONS } from '../built-in/error-in-text.ts'
import type { FeedbackTurn, Tutor } from '../tutor.ts'
import { Checked, correctionsOf, toolCodes } from './language-tool-answers.ts'

/** Nobody waits longer for it. */
export const TOOL_TIMEOUT_MS = 2000
/** It is asked again a minute after it failed. */
const REST_MS = 60_000

type Dependencies = {
  /** The address of a LanguageTool server, such as http://localhost:8010. */
  url: string
  /** Told what went wrong; never what was said. */
  onFailure?: (error: unknown) => void
  timeoutMs?: number
  now?: () => number
}

/**
 * A tutor with a self-hosted LanguageTool server as a further checker, in the languages that it knows. The tutor's own feedback
 * stands; what the server finds beside it is added where no attested word is called misspelt. Without an answer in two seconds, or a
 * usable one, the tutor's feedback is all.
 */
export function withLanguageTool(
  tutor: Tutor,
  { url, onFailure = () => {}, timeoutMs = TOOL_TIMEOUT_MS, now = Date.now }: Dependencies,
): Tutor {
  let restsUntil = 0
  const check = async ({ text, language }: FeedbackTurn): Promise<Correction[]> => {
    const code = toolCodes[language]
    if (!code || text.trim() === '' || now() < restsUntil) return []
    try {
      const answer = await fetch(`${url.replace(/\/$/u, '')}/v2/check`, {
        method: 'POST',
        body: new URLSearchParams({ text, language: code }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (!answer.ok) throw new Error(`LanguageTool answered ${answer.status}`)
      return correctionsOf(Checked.parse(await answer.json()), text, language)
    } catch (error) {
      restsUntil = now() + REST_MS
      onFailure(error)
      return []
    }
  }
  return {
    ...tutor,
    async feedback(turn) {
      // An address or a number belongs to nobody else's machine, not even the operator's own.
      const isPrivate = maskContacts(turn.text) !== turn.text
      const [given, found] = await Promise.all([tutor.feedback(turn), isPrivate ? [] : check(turn)])
      return found.length === 0 ? given : joined(given, await certain(found, turn, tutor), turn)
    },
  }
}

/** Without those that call a word misspelt which course, tables or dictionary have. */
async function certain(found: Correction[], turn: FeedbackTurn, tutor: Tutor): Promise<Correction[]> {
  const spelled = found.filter(({ kind }) => kind === 'spelling')
  const words = [...new Set(spelled.flatMap(({ original }) => wordsOf(original, turn.language).map(word => word.text)))]
  const attested = (await tutor.attested?.(turn, words)) ?? new Set<string>()
  return found.filter(
    ({ kind, original }) =>
      kind !== 'spelling' || !wordsOf(original, turn.language).every(word => attested.has(word.text)),
  )
}

function joined(given: Feedback, found: Correction[], turn: FeedbackTurn): Feedback {
  // A sentence of the course is right, and what is no message of the language is not corrected.
  if (given.scored === false || given.score === 100) return given
  const added = found.filter(
    ({ original }) =>
      !given.corrections.some(each => each.original.includes(original) || original.includes(each.original)),
  )
  if (added.length === 0) return given
  const corrections = [...given.corrections, ...added].slice(0, MAX_CORRECTIONS)
  const errors = corrections.flatMap(({ kind }) => kind ?? [])
  const words = wordsOf(turn.text, turn.language).length
  const score = feedbackScore({ words, unknown: 0, errors, lookedAt: 1, isAttested: false }) ?? given.score
  return {
    ...given,
    score: Math.min(given.score, score),
    corrections,
    ...(given.corrections.length === 0 && {
      feedback: `${corrections.length === 1 ? 'One thing' : `${corrections.length} things`} to mend.`,
    }),
  }
}
