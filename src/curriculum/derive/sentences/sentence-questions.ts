import type { InteractiveExercise, PronunciationExercise, QuizQuestion } from '#domain/activities/task-content.ts'
import type { Course } from '#curriculum/course/course.ts'
import type { Random } from '#domain/random.ts'
import { practiceSentences } from './practice-sentences.ts'
import type { PracticeSentence } from './practice-sentences.ts'
import { readingAnswers } from './readings.ts'
import { piecesOf, wordOrderOf } from './sentences.ts'
import { distinctTexts } from '../words/word-answers.ts'

/** Questions about whole sentences: what they mean, how they sound, how they are put together. */

const OPTIONS = 4
const LONGEST_DICTATION = 8

const shared = ({ item, reading }: PracticeSentence) => ({
  ...(item !== undefined && { item }),
  ...(reading !== undefined && { reading }),
})

/** What a sentence means, to be chosen. */
export function meaningOfSentence(course: Course, sentence: PracticeSentence, random: Random): QuizQuestion {
  return {
    question: `What does “${sentence.text}” mean?`,
    ...(sentence.reading !== undefined && { question_reading: sentence.reading }),
    options: optionsLike(course, sentence, each => each.translation, random),
    correct_answer: sentence.translation,
    explanation: `“${sentence.text}” means “${sentence.translation}”.`,
    options_language: 'en',
    ...(sentence.item !== undefined && { item: sentence.item }),
  }
}

/** A sentence heard: put in order, written down, or understood; in turn, as far as it lends itself. */
export function heardSentence(
  course: Course,
  sentence: PracticeSentence,
  turn: number,
  random: Random,
): InteractiveExercise {
  const kinds = [orderHeard, writeHeard, understandHeard]
  const turned = [...kinds.slice(turn % kinds.length), ...kinds.slice(0, turn % kinds.length)]
  for (const kind of turned) {
    const exercise = kind(course, sentence, random)
    if (exercise) return exercise
  }
  return understandHeard(course, sentence, random)
}

function orderHeard(course: Course, sentence: PracticeSentence, random: Random): InteractiveExercise | undefined {
  const order = wordOrderOf(course, sentence.text, random)
  return (
    order && {
      type: 'word_order',
      question: 'Put what you hear in order.',
      options: order.pieces,
      correct_answer: order.answer,
      alternatives: distinctTexts([sentence.text], [order.answer]),
      explanation: sentence.translation,
      translation: sentence.translation,
      audio_text: sentence.text,
      answer_language: course.code,
      ...shared(sentence),
    }
  )
}

function writeHeard(course: Course, sentence: PracticeSentence): InteractiveExercise | undefined {
  if (piecesOf(course, sentence.text).length > LONGEST_DICTATION) return undefined
  return {
    type: 'dictation',
    question: 'Write what you hear.',
    correct_answer: sentence.text,
    alternatives: distinctTexts(readingAnswers(sentence.reading, course.code), [sentence.text]),
    explanation: sentence.translation,
    translation: sentence.translation,
    audio_text: sentence.text,
    answer_language: course.code,
    ...shared(sentence),
  }
}

function understandHeard(course: Course, sentence: PracticeSentence, random: Random): InteractiveExercise {
  return {
    type: 'multiple_choice',
    question: 'What does the sentence you hear mean?',
    options: optionsLike(course, sentence, each => each.translation, random),
    correct_answer: sentence.translation,
    explanation: `“${sentence.text}” means “${sentence.translation}”.`,
    audio_text: sentence.text,
    answer_language: 'en',
    ...shared(sentence),
  }
}

/** A sentence put together from its English; chosen where it is too short to have an order. */
export function writtenSentence(course: Course, sentence: PracticeSentence, random: Random): InteractiveExercise {
  const order = wordOrderOf(course, sentence.text, random)
  const usual = {
    explanation: sentence.text,
    translation: sentence.translation,
    answer_language: course.code,
    ...shared(sentence),
  }
  if (order) {
    return {
      type: 'word_order',
      question: `Put in order: “${sentence.translation}”`,
      options: order.pieces,
      correct_answer: order.answer,
      alternatives: distinctTexts([sentence.text], [order.answer]),
      ...usual,
    }
  }
  return {
    type: 'multiple_choice',
    question: `How do you say “${sentence.translation}”?`,
    options: optionsLike(course, sentence, each => each.text, random),
    correct_answer: sentence.text,
    ...usual,
  }
}

export function spokenSentence(sentence: PracticeSentence): PronunciationExercise {
  return {
    phrase: sentence.text,
    phonetic: '',
    tips: 'Listen once, then say it in one breath.',
    audio_text: sentence.text,
    translation: sentence.translation,
    ...shared(sentence),
  }
}

/** Above any difference in length: a sentence that was not taught yet stands in only where the others are too few. */
const NOT_TAUGHT = 1000

/** The right text among those of sentences taught before or with it, of about the same length. */
function optionsLike(
  course: Course,
  sentence: PracticeSentence,
  textOf: (sentence: PracticeSentence) => string,
  random: Random,
): string[] {
  const { all } = practiceSentences(course)
  const at = all.findIndex(each => each.id === sentence.id)
  const near = all.slice(Math.max(0, at - 40), at + 40)
  const right = textOf(sentence)
  const later = (each: PracticeSentence) =>
    each.week > sentence.week || (each.week === sentence.week && each.day > sentence.day) ? NOT_TAUGHT : 0
  const unlike = (each: PracticeSentence) => Math.abs(textOf(each).length - right.length) + later(each)
  const wrong = near
    .filter(each => each.translation.toLowerCase() !== sentence.translation.toLowerCase())
    .map(each => ({ text: textOf(each), cost: unlike(each) + random.next() * 8 }))
    .sort((a, b) => a.cost - b.cost)
    .map(each => each.text)
  return random.shuffled([right, ...distinctTexts(wrong, [right]).slice(0, OPTIONS - 1)])
}
