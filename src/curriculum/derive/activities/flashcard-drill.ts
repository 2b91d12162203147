import { SECONDS } from '../seconds.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import { otherAnswers } from '../words/word-answers.ts'
import type { Activity } from './activity.ts'
import { gameMechanics, targetSentence } from './game-mechanics.ts'

/** The English on the front, the word to be typed on the back. */
export const flashcardDrill: Activity = ({ course, week, words, random }) => {
  const cards = random.shuffled(words)
  const game_mechanics = gameMechanics(cards.length, SECONDS.flashcard)
  return {
    title: `Flashcards: ${week.theme}`,
    description: `Recall ${cards.length} words and type them.`,
    task_type: 'vocabulary',
    seconds: cards.length * SECONDS.flashcard,
    content: {
      learning_objective: `Recall and write ${cards.length} words in ${course.info.name}.`,
      vocabulary: words.map(vocabularyEntry),
      step_by_step_instructions: [
        'Read the words once and say each aloud.',
        'Look at the English and type the word before you turn the card.',
        'Say the words you missed once more.',
      ],
      game_mechanics,
      completion_criteria: targetSentence(game_mechanics),
      flashcards: cards.map(word => ({
        front: word.gloss,
        back: word.word,
        pronunciation: word.ipa,
        example: word.example?.text ?? '',
        audio_text: word.word,
        item: word.id,
        ...(word.reading !== undefined && { reading: word.reading }),
        alternatives: otherAnswers(course, word),
      })),
    },
  }
}
