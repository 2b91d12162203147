import { withInitialCapital } from '#domain/answers/text/initial-capital.ts'
import type { QuizQuestion } from '#domain/activities/task-content.ts'
import type { Course } from '../../course/course.ts'
import { withoutArticle } from '../../course/word-in-text.ts'
import { wordsOf } from '../words/course-words.ts'
import type { PlacedWord } from '../words/course-words.ts'
import type { Random } from '#domain/random.ts'
import { optionsFor } from '../words/distractors.ts'
import { SECONDS } from '../seconds.ts'
import { clozeOf, withoutNeighbours } from '../sentences/sentences.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import type { Activity } from './activity.ts'
import { gameMechanics, targetSentence } from './game-mechanics.ts'

/** Below this many words each word is asked about in more than one way. */
const FEWEST_QUESTIONS = 6

/** What a word means, which word means something, which word fills a blank: in turn. */
export const quizGame: Activity = ({ course, week, words, random }) => {
  const order = random.shuffled(words)
  const first = order.map((word, index) => (kinds[index % kinds.length] ?? meaningQuestion)(course, word, random))
  const more = order.map((word, index) => (kinds[(index + 1) % kinds.length] ?? meaningQuestion)(course, word, random))
  const third = order.map((word, index) => (kinds[(index + 2) % kinds.length] ?? meaningQuestion)(course, word, random))
  const extra = [...more, ...third].filter(
    (question, index, all) =>
      first.every(other => other.question !== question.question) &&
      all.findIndex(other => other.question === question.question) === index,
  )
  const wanted = [...first, ...extra.slice(0, Math.max(0, FEWEST_QUESTIONS - first.length))]
  const questions = withoutNeighbours(wanted, question => question.item ?? question.question)
  const game_mechanics = gameMechanics(questions.length, SECONDS.quizQuestion)
  return {
    title: `Quiz: ${week.theme}`,
    description: `Answer ${questions.length} questions about words and sentences.`,
    task_type: 'vocabulary',
    seconds: questions.length * SECONDS.quizQuestion,
    content: {
      learning_objective: `Recognise ${words.length} words in ${course.info.name}, alone and in sentences.`,
      vocabulary: words.map(vocabularyEntry),
      step_by_step_instructions: [
        'Cover the English and go through the words.',
        'Answer each question; read the explanation of those you missed.',
        'Say the sentences you met aloud.',
      ],
      game_mechanics,
      completion_criteria: targetSentence(game_mechanics),
      quiz_questions: questions,
    },
  }
}

type Question = (course: Course, word: PlacedWord, random: Random) => QuizQuestion

/** Which English sense a word has. */
export const meaningQuestion: Question = (course, word, random) => {
  const shown = word.reading === undefined ? word.word : `${word.word} (${word.reading})`
  const sameWord = wordsOf(course).byText.get(word.word.toLowerCase()) ?? []
  return {
    question: `What does “${shown}” mean?`,
    // A word with two meanings has two right answers: only one of them may be offered.
    options: optionsFor(
      course,
      word,
      word.gloss,
      other => (sameWord.includes(other) ? undefined : other.gloss),
      random,
    ),
    correct_answer: word.gloss,
    explanation: explanationOf(word),
    options_language: 'en',
    item: word.id,
  }
}

export const wordQuestion: Question = (course, word, random) => ({
  question: `How do you say “${word.gloss}”?`,
  options: optionsFor(course, word, word.word, other => other.word, random),
  correct_answer: word.word,
  explanation: explanationOf(word),
  options_language: course.code,
  item: word.id,
})

export const blankQuestion: Question = (course, word, random) => {
  const cloze = clozeOf(course, word)
  if (!cloze) return wordQuestion(course, word, random)
  // A capital would tell which option stood at the beginning of the sentence.
  const atBeginning = cloze.answer !== uncapitalized(cloze.answer, word)
  const formOf = (other: PlacedWord) => {
    const form = other.example && uncapitalized(other.example.form, other)
    return form && atBeginning ? withInitialCapital(form, course.code) : form
  }
  return {
    question: `${cloze.text} (“${cloze.translation}”)`,
    ...(cloze.reading !== undefined && { question_reading: cloze.reading }),
    options: optionsFor(course, word, cloze.answer, formOf, random),
    correct_answer: cloze.answer,
    explanation: explanationOf(word),
    options_language: course.code,
    item: word.id,
  }
}

const kinds = [meaningQuestion, blankQuestion, wordQuestion]

/** A form as it stands inside a sentence: with a capital only where its word has one. */
function uncapitalized(form: string, word: PlacedWord): string {
  const [first = ''] = form
  if (first === first.toLowerCase()) return form
  const bare = withoutArticle(word.word, { articles: [] })
  const properly = word.word.split(/\s+/u).some(part => part.startsWith(first)) || bare.startsWith(first)
  return properly ? form : first.toLowerCase() + form.slice(first.length)
}

function explanationOf(word: PlacedWord): string {
  const meaning = `“${word.word}” means “${word.gloss}”.`
  return word.note === undefined ? meaning : `${meaning} ${word.note}`
}
