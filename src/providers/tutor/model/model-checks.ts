import { wordsOf } from '#domain/answers/text/text-words.ts'
import type { Correction, Feedback } from '#domain/conversation/conversation.ts'
import { isWorthKeeping } from '#domain/conversation/feedback-score.ts'
import { MAX_CORRECTIONS } from '../built-in/error-in-text.ts'
import type { FeedbackTurn, Tutor } from '../tutor.ts'

/**
 * A model's feedback under the same rules as the built-in tutor's: a sentence of the course is right, a word that is
 * attested is not misspelled, marks and capitals of a chat are no errors, and what the rules are certain of is said
 * whether the model saw it or not.
 */
export async function checkedByRules(given: Feedback, turn: FeedbackTurn, builtIn: Tutor): Promise<Feedback> {
  const rules = await builtIn.feedback(turn)
  if (rules.score === 100 && rules.scored !== false) return { ...given, score: 100, corrections: [] }
  const worth = given.corrections.filter(({ kind }) => isWorthKeeping(kind))
  const words = [...new Set(worth.flatMap(({ original }) => wordsOf(original, turn.language).map(word => word.text)))]
  const attested = (await builtIn.attested?.(turn, words)) ?? new Set<string>()
  const isAttested = ({ kind, original }: Correction) =>
    (kind === 'spelling' || kind === 'accent') &&
    wordsOf(original, turn.language).every(word => attested.has(word.text))
  const kept = worth.filter(each => !isAttested(each))
  const overlaps = (each: Correction) =>
    kept.some(({ original }) => original.includes(each.original) || each.original.includes(original))
  const added = rules.corrections.filter(each => !overlaps(each))
  return {
    ...given,
    score: rules.corrections.length > 0 ? Math.min(given.score, rules.score) : given.score,
    corrections: [...added, ...kept].slice(0, MAX_CORRECTIONS),
  }
}
