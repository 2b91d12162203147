import { weekOfPiece } from '../sentences/pieces.ts'
import { readingSeconds, SECONDS } from '../seconds.ts'
import { withoutNeighbours } from '../sentences/sentences.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import type { Activity } from './activity.ts'
import { meaningQuestion } from './quiz-game.ts'

const WORD_QUESTIONS = 3

/** The week's note on life where the language is spoken, with questions on it and on some words. */
export const culturalDiscovery: Activity = ({ course, week, day, words, random }) => {
  const { culture, goals } = weekOfPiece(course, week, day, 'culture')
  const authored = culture.questions.map(({ question, options, answer, explanation }) => ({
    question,
    options: random.shuffled(options),
    correct_answer: answer,
    explanation,
    options_language: 'en',
  }))
  const asked = random.shuffled(words).slice(0, WORD_QUESTIONS)
  const questions = withoutNeighbours(
    [...authored, ...asked.map(word => meaningQuestion(course, word, random))],
    question => question.question,
  )
  return {
    title: `Culture: ${culture.title}`,
    description: `Read about ${course.info.name} as it is lived and answer ${questions.length} questions.`,
    task_type: 'culture',
    seconds: Math.round(readingSeconds(culture.text) + questions.length * SECONDS.quizQuestion),
    content: {
      learning_objective: `Know more about where ${course.info.name} is spoken: ${culture.title}.`,
      vocabulary: asked.map(vocabularyEntry),
      step_by_step_instructions: [
        'Read the text and compare it with what you know from home.',
        'Answer the questions.',
        'Think of one sentence you could say about it.',
      ],
      completion_criteria: `Answer all ${questions.length} questions.`,
      practice_scenarios: [goals.conversation.situation, goals.travel.situation],
      culture: { title: culture.title, text: culture.text, questions },
    },
  }
}
