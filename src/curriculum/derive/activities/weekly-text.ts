import type { TextKind } from '#domain/lessons/story.ts'
import { choiceQuestion } from '../lesson/day-dialogue.ts'
import { SECONDS } from '../seconds.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import type { ActivityRequest, ActivityResult } from './activity.ts'
import { wordsIn } from './dialogue-practice.ts'

const kinds: Record<TextKind, string> = {
  message: 'a message',
  notice: 'a notice',
  recipe: 'a recipe',
  letter: 'a letter',
  news: 'a piece of news',
  story: 'a story',
  menu: 'a menu',
  diary: 'a page of a diary',
  form: 'a form',
  review: 'a review',
  post: 'a post',
}

/** The week's text in the language learned, with questions that it answers. Undefined where the week has none. */
export function weeklyText({ course, week, random }: ActivityRequest): ActivityResult | undefined {
  const { text } = week
  if (!text) return undefined
  const questions = text.questions.map(question => {
    const { language, answer, options, ...rest } = choiceQuestion(course, question)
    return { ...rest, options: random.shuffled(options), correct_answer: answer, options_language: language }
  })
  const words = wordsIn(
    course,
    week,
    text.paragraphs.map(paragraph => paragraph.text),
  )
  return {
    title: `Reading: ${text.title}`,
    description: `Read ${kinds[text.kind]} in ${course.info.name} and answer ${questions.length} questions.`,
    task_type: 'reading',
    seconds: Math.round(
      text.paragraphs.reduce((sum, { translation }) => sum + secondsToRead(translation), 0) +
        questions.length * SECONDS.quizQuestion,
    ),
    content: {
      learning_objective: `Understand ${kinds[text.kind]} as a whole. ${week.can_do}`,
      vocabulary: words.map(vocabularyEntry),
      step_by_step_instructions: [
        'Read the text once to the end: not every word matters.',
        'Read it again and listen to it.',
        'Answer the questions.',
      ],
      completion_criteria: `Answer all ${questions.length} questions.`,
      culture: {
        title: text.title,
        text: text.paragraphs.map(paragraph => paragraph.text).join('\n'),
        paragraphs: text.paragraphs,
        questions,
      },
    },
  }
}

/** A learner reads a foreign text at a third of the speed of English, whose length tells how much it says. */
const secondsToRead = (english: string) => english.split(/\s+/u).length * 3 * SECONDS.readWord
