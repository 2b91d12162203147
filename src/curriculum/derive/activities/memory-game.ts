import { PAIRS_AT_ONCE } from '#domain/activities/activity-items.ts'
import { SECONDS } from '../seconds.ts'
import { distinctTexts } from '../words/word-answers.ts'
import { meansTheSame } from '../words/distractors.ts'
import type { PlacedWord } from '../words/course-words.ts'
import { wordsOf } from '../words/course-words.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import type { Activity } from './activity.ts'

export const MEMORY_PAIRS = { least: 6, most: PAIRS_AT_ONCE } as const
/** Further tables hold at least so many. */
const FEWEST_ON_A_TABLE = 3

/** Words and meanings face down, to be found in pairs, a table after another. On no table could two pairs be mistaken for each other. */
export const memoryGame: Activity = ({ course, week, words, wordsWereAsked, random }) => {
  const pairs: PlacedWord[] = []
  const add = (candidates: PlacedWord[], most: number) => {
    const left = candidates.filter(word => !pairs.includes(word))
    while (pairs.length < most) {
      const table = pairs.slice(pairs.length - (pairs.length % PAIRS_AT_ONCE))
      const at = left.findIndex(word => table.every(pair => !meansTheSame(course, pair, word)))
      if (at < 0) return
      pairs.push(...left.splice(at, 1))
    }
  }
  add(random.shuffled(words), wordsWereAsked ? words.length : MEMORY_PAIRS.most)
  // Too few words were asked for: their neighbours in the course join them.
  const placeOf = (word: PlacedWord) => word.week * 10 + word.day
  const here = wordsWereAsked ? Math.max(...words.map(placeOf)) : placeOf(words[0]!)
  const met = wordsOf(course).all.filter(word => placeOf(word) <= here)
  const onLast = pairs.length % PAIRS_AT_ONCE
  const missing = onLast === 0 ? 0 : Math.max(0, FEWEST_ON_A_TABLE - onLast)
  add(met.toReversed(), Math.max(MEMORY_PAIRS.least, pairs.length + missing))
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
