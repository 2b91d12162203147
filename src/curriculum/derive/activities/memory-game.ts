import { SECONDS } from '../seconds.ts'
import { distinctTexts } from '../word-answers.ts'
import { meansTheSame } from '../distractors.ts'
import type { PlacedWord } from '../course-words.ts'
import { wordsOf } from '../course-words.ts'
import { vocabularyEntry } from '../vocabulary.ts'
import type { Activity } from './activity.ts'

export const MEMORY_PAIRS = { least: 6, most: 8 } as const

/** Words and meanings face down, to be found in pairs. No two pairs could be mistaken for each other. */
export const memoryGame: Activity = ({ course, week, words, dice }) => {
  const pairs: PlacedWord[] = []
  const add = (candidates: PlacedWord[], most: number) => {
    for (const word of candidates) {
      if (pairs.length >= most) return
      if (pairs.every(pair => !meansTheSame(course, pair, word))) pairs.push(word)
    }
  }
  add(dice.shuffled(words), MEMORY_PAIRS.most)
  // Too few words were asked for: their neighbours in the course join them.
  const here = words[0]
  const met = wordsOf(course).all.filter(
    word => here && (word.week < here.week || (word.week === here.week && word.day <= here.day)),
  )
  add(met.toReversed(), MEMORY_PAIRS.least)
  const names = distinctTexts(pairs.map(pair => pair.word))
  return {
    title: `Memory game: ${week.theme}`,
    description: `Find ${pairs.length} words and their meanings.`,
    task_type: 'vocabulary',
    seconds: pairs.length * SECONDS.memoryPair,
    content: {
      learning_objective: `Connect ${pairs.length} words in ${course.info.name} with their meanings.`,
      vocabulary: pairs.map(vocabularyEntry),
      step_by_step_instructions: [
        'Turn over two cards at a time.',
        'Say the word aloud whenever you see it.',
        'Find every pair in as few turns as you can.',
      ],
      completion_criteria: `Find all ${names.length} pairs.`,
      memory_pairs: pairs.map(word => ({
        word: word.word,
        translation: word.gloss,
        ...(word.reading !== undefined && { reading: word.reading }),
        item: word.id,
      })),
    },
  }
}
