import type { InteractiveExercise } from '#domain/activities/task-content.ts'
import type { Course, GrammarExercise } from '#curriculum/course/course.ts'

/** How an authored exercise is answered on the screen: whole sentences are typed, pieces are put in order. */
export const shownAs = {
  multiple_choice: 'multiple_choice',
  fill_in_blank: 'fill_in_blank',
  translation: 'translation',
  transform: 'translation',
  find_mistake: 'translation',
  put_together: 'word_order',
  write: 'free_writing',
} as const satisfies Record<GrammarExercise['type'], InteractiveExercise['type']>

/** What the learner is asked to do, with the sentence it is done to. */
export function askedAs({ info }: Course, { type, question }: GrammarExercise): string {
  switch (type) {
    case 'translation':
      return `Translate into ${info.name}: ${question}`
    case 'transform':
      return `Change the sentence: ${question}`
    case 'find_mistake':
      return `One word is wrong. Write the sentence right: ${question}`
    case 'put_together':
      return `Put the sentence together: “${question}”`
    default:
      return question
  }
}

/** The sentence that is to be changed or mended, without what is said in brackets about how. */
export function unchangedSentence({ type, question }: GrammarExercise): string | undefined {
  if (type !== 'find_mistake' && type !== 'transform') return undefined
  return question.replaceAll(/\s*[(（][^)）]*[)）]/gu, '').trim()
}
