import type { Course, Exchange, Week } from '#curriculum/course/course.ts'
import { lowerCase, wordsOf } from '#domain/answers/text/text-words.ts'
import { asks } from '#domain/conversation/asking.ts'
import type { Place } from '../tutor.ts'

export type TaughtQuestion = Place & { exchange: Exchange }

export const isBy = (place: Place, by: Place) => place.week < by.week || (place.week === by.week && place.day <= by.day)

/** The questions that the days' dialogues put to the learner, without what the speaker says before of themselves. */
export function taughtQuestions(course: Course): TaughtQuestion[] {
  return course.weeks.flatMap(({ number, dialogues = [] }) =>
    dialogues.flatMap(({ day, turn }) => {
      const { text, translation, reading } = turn.prompt
      const [question, inEnglish, read] = [text, translation, reading].map(each => lastSentence(each ?? ''))
      if (!question || !inEnglish || !asks(question, course.code)) return []
      const { answers, listen_for } = turn
      const said = { say: question, translation: inEnglish, ...(read && { reading: read }) }
      return [{ week: number, day, exchange: { ...said, answers, listen_for } }]
    }),
  )
}

const lastSentence = (text: string) =>
  text
    .match(/[^.!?。！？।؟]+[.!?。！？।؟]+["”»]*/gu)
    ?.at(-1)
    ?.trim()

/** Counts the words of a text that no lesson had up to a learning day. */
export function strangeWordsIn(course: Course): (text: string, by: Place) => number {
  const taught = new Map<string, Set<string>>()
  const wordsIn = (text: string) => wordsOf(text, course.code).map(word => lowerCase(word.text, course.code))
  return (text, by) => {
    const key = `${by.week} ${by.day}`
    const known = taught.get(key) ?? new Set(textsBy(course, by).flatMap(wordsIn))
    taught.set(key, known)
    return wordsIn(text).filter(word => !known.has(word)).length
  }
}

const textsBy = (course: Course, by: Place) =>
  course.weeks.flatMap(week => {
    const isDone = ({ day }: { day: number }) => isBy({ week: week.number, day }, by)
    return [...wordTexts(week, isDone), ...storyTexts(week, isDone)]
  })

const wordTexts = (week: Week, isDone: (at: { day: number }) => boolean) =>
  week.days
    .filter(day => isDone({ day: day.number }))
    .flatMap(day => day.words.flatMap(({ word, example }) => [word, ...(example ? [example.text] : [])]))

const storyTexts = ({ dialogues = [] }: Week, isDone: (at: { day: number }) => boolean) =>
  dialogues
    .filter(isDone)
    .flatMap(({ lines, turn }) => [...lines, turn.prompt, ...turn.answers].map(({ text }) => text))
