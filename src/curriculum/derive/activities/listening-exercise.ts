import type { InteractiveExercise } from '#domain/activities/task-content.ts'
import type { Course } from '../../course/course.ts'
import type { PlacedWord } from '../words/course-words.ts'
import type { Random } from '#domain/random.ts'
import { optionsFor } from '../words/distractors.ts'
import { readingAnswers } from '../sentences/readings.ts'
import { SECONDS } from '../seconds.ts'
import { withoutNeighbours, wordOrderOf } from '../sentences/sentences.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import { distinctTexts, otherAnswers } from '../words/word-answers.ts'
import type { Activity } from './activity.ts'
import { targetSentence, gameMechanics } from './game-mechanics.ts'

const FEWEST_EXERCISES = 6

/** Choose what you heard, put in order what you heard, write what you heard: in turn. */
export const listeningExercise: Activity = ({ course, week, words, random }) => {
  const order = random.shuffled(words)
  const first = order.map((word, index) => exerciseOf(course, word, index, random))
  const more = order.map((word, index) => exerciseOf(course, word, index + 1, random))
  const third = order.map((word, index) => exerciseOf(course, word, index + 2, random))
  const extra = [...more, ...third].filter(exercise =>
    first.every(other => other.type !== exercise.type || other.audio_text !== exercise.audio_text),
  )
  const wanted = [...first, ...extra.slice(0, Math.max(0, FEWEST_EXERCISES - first.length))]
  // Two concepts may be the same word: what is heard must differ, not only what is meant.
  const textOf = new Map(words.map(word => [word.id, word.word.toLowerCase()]))
  // A single word that has no sentence is asked for once: nothing could stand between.
  const exercises = withoutNeighbours(wanted, exercise => textOf.get(exercise.item ?? '') ?? '').filter(
    (exercise, index, all) => index === 0 || exercise.audio_text !== all[index - 1]?.audio_text,
  )
  const game_mechanics = gameMechanics(exercises.length, SECONDS.listeningExercise)
  return {
    title: `Listening: ${week.theme}`,
    description: `Listen to ${exercises.length} words and sentences and show what you heard.`,
    task_type: 'listening',
    seconds: exercises.length * SECONDS.listeningExercise,
    content: {
      learning_objective: `Understand words and sentences about “${week.theme}” by ear.`,
      vocabulary: words.map(vocabularyEntry),
      step_by_step_instructions: [
        'Listen once without reading.',
        'Answer; listen again as often as you like.',
        'Repeat each sentence aloud after hearing it.',
      ],
      game_mechanics,
      completion_criteria: targetSentence(game_mechanics),
      interactive_exercises: exercises,
    },
  }
}

function exerciseOf(course: Course, word: PlacedWord, turn: number, random: Random): InteractiveExercise {
  if (turn % 3 === 0) return chooseWhatYouHear(course, word, random)
  if (turn % 3 === 1)
    return orderWhatYouHear(course, word, random) ?? writeSentence(course, word) ?? writeWord(course, word)
  return writeSentence(course, word) ?? writeWord(course, word)
}

export function chooseWhatYouHear(course: Course, word: PlacedWord, random: Random): InteractiveExercise {
  return {
    type: 'multiple_choice',
    question: 'Which word do you hear?',
    options: optionsFor(course, word, word.word, other => other.word, random),
    correct_answer: word.word,
    explanation: `“${word.word}” means “${word.gloss}”.`,
    audio_text: word.word,
    answer_language: course.code,
    ...(word.reading !== undefined && { reading: word.reading }),
    item: word.id,
  }
}

function orderWhatYouHear(course: Course, word: PlacedWord, random: Random): InteractiveExercise | undefined {
  const order = word.example && wordOrderOf(course, word.example.text, random)
  if (!word.example || !order) return undefined
  return {
    type: 'word_order',
    question: 'Put what you hear in order.',
    options: order.pieces,
    correct_answer: order.answer,
    alternatives: distinctTexts([word.example.text], [order.answer]),
    explanation: word.example.translation,
    translation: word.example.translation,
    audio_text: word.example.text,
    answer_language: course.code,
    item: word.id,
  }
}

const LONGEST_DICTATION = 8

/** Undefined where the sentence is too long to be kept in mind, or cannot be typed on a Latin keyboard. */
function writeSentence(course: Course, word: PlacedWord): InteractiveExercise | undefined {
  const { example } = word
  if (!example || example.text.split(/\s+/u).length > LONGEST_DICTATION) return undefined
  return {
    type: 'dictation',
    question: 'Write what you hear.',
    correct_answer: example.text,
    alternatives: distinctTexts(readingAnswers(example.reading, course.code), [example.text]),
    explanation: example.translation,
    translation: example.translation,
    audio_text: example.text,
    answer_language: course.code,
    ...(example.reading !== undefined && { reading: example.reading }),
    item: word.id,
  }
}

export function writeWord(course: Course, word: PlacedWord): InteractiveExercise {
  return {
    type: 'dictation',
    question: 'Write the word you hear.',
    correct_answer: word.word,
    // What is heard is this word: a synonym is not what was said.
    alternatives: otherAnswers(course, { ...word, also: [] }),
    explanation: `“${word.word}” means “${word.gloss}”.`,
    translation: word.gloss,
    audio_text: word.word,
    answer_language: course.code,
    ...(word.reading !== undefined && { reading: word.reading }),
    item: word.id,
  }
}
