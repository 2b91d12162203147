import { weekOfPiece } from '../sentences/pieces.ts'
import { SECONDS } from '../seconds.ts'
import { piecesOf } from '../sentences/sentences.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import type { Activity } from './activity.ts'
import { wordsIn } from './dialogue-practice.ts'

/** The learner's text may be shorter than the model. */
const SHARE_OF_MODEL = 0.6

/** The week's writing task with its model answer and the words that help. */
export const writingPrompt: Activity = ({ course, week, day, words }) => {
  const source = weekOfPiece(course, week, day, 'writing')
  const { task, points, model } = source.writing
  const length = piecesOf(course, model.text).length
  const minimum_words = Math.max(5, Math.round(length * SHARE_OF_MODEL))
  const found = wordsIn(course, source, [model.text])
  const useful = found.length > 0 ? found : words
  return {
    title: `Writing: ${source.theme}`,
    description: task,
    task_type: 'writing',
    seconds: 60 + length * SECONDS.writtenWord,
    content: {
      learning_objective: `Write about “${source.theme}” in ${course.info.name}.`,
      vocabulary: useful.map(vocabularyEntry),
      step_by_step_instructions: [
        `Note a word or two for each point: ${points.join('; ')}.`,
        'Write whole sentences; the useful words help.',
        'Compare with the model and improve one sentence.',
      ],
      completion_criteria: `Write at least ${minimum_words} words.`,
      writing: {
        task,
        points,
        model,
        useful_words: useful.map(word => ({ word: word.word, translation: word.gloss, item: word.id })),
        minimum_words,
      },
    },
  }
}
