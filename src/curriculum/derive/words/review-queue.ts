import type { Ask, Way } from '#domain/plan/course-outline.ts'
import { SECONDS_OF_WAY } from '#domain/plan/offers/ways.ts'
import type { InteractiveExercise } from '#domain/activities/task-content.ts'
import type { Course } from '#curriculum/course/course.ts'
import type { ActivityResult } from '../activities/activity.ts'
import { chooseWhatYouHear } from '../activities/listening-exercise.ts'
import { blankQuestion, meaningQuestion } from '../activities/quiz-game.ts'
import type { PlacedWord } from './course-words.ts'
import type { Random } from '#domain/random.ts'
import { clozeCanBeTyped, clozeOf, withoutNeighbours } from '../sentences/sentences.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import { otherAnswers } from './word-answers.ts'

/** One queue of words, each asked for in its own way: chosen, heard, typed, used in a sentence. */
export function reviewQueue(
  course: Course,
  asks: readonly Ask[],
  words: readonly PlacedWord[],
  random: Random,
): ActivityResult {
  const byId = new Map(words.map(word => [word.id, word]))
  const inOrder = mixed(asks, random).flatMap(ask => {
    const word = byId.get(ask.item)
    return word ? [questions[ask.way](course, word, random)] : []
  })
  // Two concepts may be the same word: what is answered must differ, not only what is meant.
  const exercises = withoutNeighbours(inOrder, each => each.audio_text ?? each.answer ?? each.correct_answer ?? '')
  const count = exercises.length === 1 ? '1 word' : `${exercises.length} words`
  return {
    title: 'Reviews',
    description: `${count}, each asked in the way that helps it most.`,
    task_type: 'vocabulary',
    seconds: asks.reduce((sum, ask) => sum + SECONDS_OF_WAY[ask.way], 0),
    content: {
      learning_objective: `Keep ${count} from being forgotten.`,
      vocabulary: words.map(vocabularyEntry),
      step_by_step_instructions: [
        'Answer before you look anything up.',
        'Read why where you were wrong; the word comes back sooner.',
        'Say each word aloud once you have answered.',
      ],
      completion_criteria: `Answer all ${exercises.length} questions.`,
      interactive_exercises: exercises,
      review_queue: true,
    },
  }
}

/** The asks stand in the order of risk: what was learned together in a row, often by the alphabet. So many are mixed. */
const MIXED = 20

function mixed(asks: readonly Ask[], random: Random): Ask[] {
  const groups = Array.from({ length: Math.ceil(asks.length / MIXED) }, (_, at) =>
    asks.slice(at * MIXED, (at + 1) * MIXED),
  )
  return groups.flatMap(group => random.shuffled(group))
}

type Question = (course: Course, word: PlacedWord, random: Random) => InteractiveExercise

const choose: Question = (course, word, random) => {
  const { question, options, correct_answer, explanation, item } = meaningQuestion(course, word, random)
  return {
    type: 'multiple_choice',
    question,
    options,
    correct_answer,
    explanation,
    answer_language: 'en',
    ...(item !== undefined && { item }),
  }
}

const type: Question = (course, word) => ({
  type: 'translation',
  question: `Write in ${course.info.name}: ${word.gloss}`,
  correct_answer: word.word,
  answer: word.word,
  alternatives: otherAnswers(course, word),
  explanation: `“${word.word}” means “${word.gloss}”.`,
  answer_language: course.code,
  ...(word.reading !== undefined && { reading: word.reading }),
  item: word.id,
})

const use: Question = (course, word, random) => {
  const cloze = clozeOf(course, word)
  if (!cloze) return type(course, word, random)
  if (!clozeCanBeTyped(course, word)) {
    const { question, question_reading, options, correct_answer, explanation } = blankQuestion(course, word, random)
    return {
      type: 'multiple_choice',
      question,
      ...(question_reading !== undefined && { question_reading }),
      options,
      correct_answer,
      explanation,
      answer_language: course.code,
      item: word.id,
    }
  }
  return {
    type: 'fill_in_blank',
    question: cloze.text,
    ...(cloze.reading !== undefined && { question_reading: cloze.reading }),
    correct_answer: cloze.answer,
    answer: cloze.answer,
    alternatives: cloze.alternatives,
    translation: cloze.translation,
    explanation: `“${word.word}” means “${word.gloss}”.`,
    answer_language: course.code,
    item: word.id,
  }
}

const questions: Record<Way, Question> = { choose, hear: chooseWhatYouHear, type, use }
