import { answerKey } from '../answers/text/answer-text.ts'

/** The name of a memory item for a text that is no word of the course: the same for the same text, however it is written. */
export function savedItemName(text: string, code: string): string {
  return `own:${answerKey(text, code).slice(0, 150)}`
}
