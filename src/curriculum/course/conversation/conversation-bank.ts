import type { Phrase } from '#domain/lessons/lesson.ts'
import type { Conversation, Course, Exchange, ReactionKind } from '../course.ts'
import { reactionKinds } from '../course.ts'
import { topicIds } from '#domain/conversation/conversation-topics.ts'
import type { TopicId } from '#domain/conversation/conversation-topics.ts'

/** What the built-in tutor says in a course's language: the authors' bank, or, where none is written yet, one made from the course. */
export function bankOf(course: Course): Conversation {
  return course.conversation ?? derivedBank(course)
}

/** The weeks of the syllabus whose theme is a topic's. */
const weeksOfTopic: Record<TopicId, number[]> = {
  introductions: [1, 2],
  'daily-life': [3, 5, 9],
  food: [4],
  travel: [6, 12],
  family: [2, 10],
  'work-study': [11],
  'free-time': [8],
  shopping: [7],
}

/** Concepts of the syllabus that serve as reactions. Each language has them all. */
const reactionConcepts: Record<ReactionKind, string[]> = {
  good: ['good', 'of-course', 'thank-you', 'well'],
  unclear: ['sorry', 'excuse-me', 'please'],
  question_back: ['good', 'thank-you', 'well'],
  english: ['please', 'excuse-me', 'sorry'],
  lost: ['sorry', 'please', 'excuse-me'],
  silence: ['please', 'excuse-me', 'hello'],
  closing: ['thank-you', 'good', 'well'],
}

/** A bank out of dialogues, which are conversations already: a line, and the next speaker's line as its model answer. */
function derivedBank(course: Course): Conversation {
  const words = new Map(course.weeks.flatMap(week => week.days.flatMap(day => day.words)).map(word => [word.id, word]))
  const asPhrase = (id: string): Phrase[] => {
    const found = words.get(id)
    return found
      ? [{ text: found.word, translation: found.gloss, ...(found.reading && { reading: found.reading }) }]
      : []
  }
  const fallback: Phrase[] = course.weeks.flatMap(week => week.goals.conversation.phrases).slice(0, 3)
  const reactions = Object.fromEntries(
    reactionKinds.map(kind => {
      const phrases = reactionConcepts[kind].flatMap(asPhrase)
      return [kind, phrases.length > 0 ? phrases : fallback]
    }),
  ) as Record<ReactionKind, Phrase[]>
  return {
    topics: topicIds.map(id => ({
      id,
      exchanges: exchangesOf(course, weeksOfTopic[id]),
    })),
    reactions,
    lost_phrases: ['not', 'how', 'what'].flatMap(asPhrase).map(phrase => phrase.text),
  }
}

/** The lines of who speaks first in each dialogue, which the tutor takes, then the others': a small bank goes on with them. */
function exchangesOf(course: Course, numbers: number[]): Exchange[] {
  const exchanges = course.weeks
    .filter(week => numbers.includes(week.number))
    .flatMap(({ dialogue: { lines } }) =>
      lines.slice(0, -1).flatMap((line, index) => {
        const answer = lines[index + 1]!
        if (answer.speaker === line.speaker) return []
        const { text, translation, reading } = line
        const listen_for = longWords(answer.text)
        const said = { say: text, translation, ...(reading && { reading }) }
        return [{ exchange: { ...said, answers: [answer], listen_for }, isFirst: line.speaker === lines[0]!.speaker }]
      }),
    )
  const [first, others] = [exchanges.filter(each => each.isFirst), exchanges.filter(each => !each.isFirst)]
  return [...first, ...others].map(({ exchange }) => exchange)
}

/** The words of an answer that carry it: not the short ones every sentence has. */
function longWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const long = words.filter(word => word.length >= 4)
  return long.length > 0 ? long : words
}
