import type { ExpectedAnswer } from '../answers/answers.ts'
import { exerciseKey, withAccepted } from '../answers/appeal.ts'
import type { AcceptedAnswers } from '../answers/appeal.ts'
import { backIsForeign } from './activity-items.ts'
import { cardAnswer } from './draft-answer.ts'
import type { TaskContent } from './task-content.ts'

/** Something of a task that can be answered by typing: what is asked, as it stands on the screen, and what is right. */
export type TypedItem = {
  question: string
  expected: ExpectedAnswer & { alternatives?: string[] | undefined }
  language: string
}

/** All that can be typed in a task; `code` is the language learned. */
export function typedItems(content: TaskContent, code: string): TypedItem[] {
  const exercises = (content.interactive_exercises ?? []).filter(({ type }) => type !== 'multiple_choice')
  return [
    ...exercises.map(each => ({ question: each.question, expected: each, language: each.answer_language ?? code })),
    ...(content.flashcards ?? []).map(card => ({
      question: card.front,
      expected: { ...cardAnswer(card), alternatives: card.alternatives },
      language: backIsForeign(card) ? code : 'en',
    })),
    ...spokenPhrases(content).map(({ text, translation, alternatives }) => ({
      question: translation,
      expected: { answer: text, alternatives },
      language: code,
    })),
  ]
}

function spokenPhrases({ dialogue, role_play: play }: TaskContent) {
  const own = dialogue?.lines.filter(({ speaker }) => speaker === dialogue.learner) ?? []
  return [...own, ...(play?.turns ?? []).map(({ phrase, alternatives }) => ({ ...phrase, alternatives }))]
}

/** A task with what teachers accepted among its right answers, wherever it is typed. */
export function withAcceptedAnswers(content: TaskContent, accepted: AcceptedAnswers): TaskContent {
  if (accepted.size === 0) return content
  const { interactive_exercises: exercises, flashcards, dialogue, role_play: play } = content
  const more = <Item extends { alternatives?: string[] | undefined }>(item: Item, question: string): Item => {
    const answers = accepted.get(exerciseKey(question))
    return answers ? { ...item, alternatives: [...(item.alternatives ?? []), ...answers] } : item
  }
  return {
    ...content,
    ...(exercises && { interactive_exercises: withAccepted(exercises, accepted) }),
    ...(flashcards && { flashcards: flashcards.map(card => more(card, card.front)) }),
    ...(dialogue && { dialogue: { ...dialogue, lines: dialogue.lines.map(line => more(line, line.translation)) } }),
    ...(play && { role_play: { ...play, turns: play.turns.map(turn => more(turn, turn.phrase.translation)) } }),
  }
}
