import { judgeAnswer } from '../answers/answers.ts'
import type { ExpectedAnswer, Judgement } from '../answers/answers.ts'
import { backIsForeign, wordsOfTask } from './activity-items.ts'
import type { RunAnswer } from './activity-run.ts'
import type { TaskContent } from './task-content.ts'

type Asked = { prompt: string; expected: ExpectedAnswer; lang: string; item?: string | undefined }

/** What an item asks to be typed, and in which language; undefined where nothing is typed. `code` is the language learned. */
function askedAt(content: TaskContent, index: number, code: string): Asked | undefined {
  const card = content.flashcards?.[index]
  if (content.activity_type === 'flashcard_drill' && card) {
    const isForeign = backIsForeign(card)
    return {
      prompt: card.front,
      expected: cardAnswer(card),
      lang: isForeign ? code : 'en',
      item: card.item,
    }
  }
  const exercise = content.interactive_exercises?.[index]
  if (exercise && ['fill_in_blank', 'translation', 'dictation'].includes(exercise.type)) {
    const prompt = exercise.translation ?? exercise.question
    return { prompt, expected: exercise, lang: exercise.answer_language ?? code, item: exercise.item }
  }
  const phrase =
    content.activity_type === 'dialogue_practice'
      ? content.dialogue?.lines[index]
      : content.role_play?.turns[index]?.phrase
  return (
    phrase && { prompt: phrase.translation, expected: { answer: phrase.text, reading: phrase.reading }, lang: code }
  )
}

/** What is right on the back of a card; its reading too, where it is in the language learned. */
export function cardAnswer(card: NonNullable<TaskContent['flashcards']>[number]): ExpectedAnswer {
  const { back, alternatives } = card
  return { back, alternatives, reading: backIsForeign(card) ? card.reading : undefined }
}

/** A written and unsent answer, judged as if it had been handed in: for an activity whose time is up. Undefined where there is none. */
export function draftAnswer(
  content: TaskContent,
  index: number,
  draft: string | undefined,
  code: string,
):
  | (Pick<RunAnswer, 'prompt' | 'given' | 'lang'> &
      Pick<Judgement, 'verdict' | 'expected'> & { item?: string | undefined })
  | undefined {
  const given = draft?.trim() ?? ''
  const asked = given === '' ? undefined : askedAt(content, index, code)
  if (!asked) return undefined
  const { prompt, lang, item } = asked
  const { verdict, expected } = judgeAnswer(given, asked.expected, { code: lang, otherWords: wordsOfTask(content) })
  return { prompt, given, lang, verdict, expected, item }
}
