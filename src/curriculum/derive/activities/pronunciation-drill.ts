import type { PronunciationExercise } from '#domain/activities/task-content.ts'
import type { Course, Week } from '../../course/course.ts'
import type { PlacedWord } from '../words/course-words.ts'
import { weekOfPiece } from '../sentences/pieces.ts'
import { SECONDS } from '../seconds.ts'
import { withoutNeighbours } from '../sentences/sentences.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import type { Activity } from './activity.ts'
import { pronunciationTip } from './pronunciation-tip.ts'

/** The week's sound, or the words that were asked for, to be said aloud. */
export const pronunciationDrill: Activity = ({ course, week, day, words, wordsWereAsked, random }) => {
  const source = weekOfPiece(course, week, day, 'sound')
  const exercises = wordsWereAsked
    ? withoutNeighbours(random.shuffled(words), word => word.word.toLowerCase()).map(word => wordExercise(course, word))
    : soundExercises(source)
  const title = wordsWereAsked ? `Pronunciation: ${week.theme}` : `Pronunciation: ${source.sound.title}`
  const each = wordsWereAsked ? SECONDS.spokenWord : SECONDS.spokenSentence
  return {
    title,
    description: `Say ${exercises.length} words and sentences so that they are understood.`,
    task_type: 'speaking',
    seconds: exercises.length * each,
    content: {
      learning_objective: wordsWereAsked
        ? `Pronounce ${exercises.length} words of “${week.theme}” clearly.`
        : `${source.sound.title}: ${source.sound.explanation}`,
      ...(wordsWereAsked && { vocabulary: words.map(vocabularyEntry) }),
      step_by_step_instructions: [
        'Listen to the model, slowly if you like.',
        'Say it aloud and compare.',
        'Repeat until it is understood; skip what will not work today.',
      ],
      completion_criteria: 'Work through all the exercises.',
      pronunciation_exercises: exercises,
    },
  }
}

export function wordExercise(course: Course, word: PlacedWord): PronunciationExercise {
  return {
    phrase: word.word,
    phonetic: word.ipa,
    tips: pronunciationTip(word.word, word.ipa, course.code),
    audio_text: word.word,
    item: word.id,
    ...(word.reading !== undefined && { reading: word.reading }),
    translation: word.gloss,
  }
}

function soundExercises({ sound }: Week): PronunciationExercise[] {
  const advice = sound.explanation.split(/(?<=[.!?])\s+/u)
  return [...sound.words, sound.sentence].map(({ text, reading, translation, ipa }, index) => ({
    phrase: text,
    phonetic: ipa,
    tips: advice[index % advice.length] ?? '',
    audio_text: text,
    ...(reading !== undefined && { reading }),
    translation,
  }))
}
