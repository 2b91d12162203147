import type { ChoiceQuestion, LessonContent, SpokenLine } from '#domain/lessons/lesson.ts'
import { everydayEnglish } from '#domain/answers/english/english-words.ts'
import type { Course, Week } from '#curriculum/course/course.ts'
import type { DayDialogue, StoryQuestion } from '#curriculum/course/story.ts'

/** The short dialogue of a learning day; undefined where the course has none. */
export function dayDialogueOf({ dialogues }: Week, day: number): DayDialogue | undefined {
  return dialogues?.find(dialogue => dialogue.day === day)
}

/** Lines with the faces of those who return. */
export function withFaces(course: Course, lines: DayDialogue['lines']): SpokenLine[] {
  return lines.map(line => {
    const person = course.people?.find(each => each.name === line.speaker)
    return person ? { ...line, person: person.look } : line
  })
}

/** The dialogue of a day as its lesson has it: heard, asked about, and taken up by the learner. */
export function lessonDialogue(course: Course, dialogue: DayDialogue): NonNullable<LessonContent['dialogue']> {
  const { title, place, lines, questions, turn } = dialogue
  const speaker = lines.at(-1)!.speaker
  return {
    title,
    setting: place,
    lines: withFaces(course, lines),
    questions: questions.map(question => choiceQuestion(course, question)),
    turn: {
      prompt: withFaces(course, [{ speaker, ...turn.prompt }])[0]!,
      answers: turn.answers,
      listen_for: turn.listen_for,
    },
  }
}

export function choiceQuestion(
  course: Course,
  { question, question_reading, options, answer, explanation = '' }: StoryQuestion,
): ChoiceQuestion {
  return {
    question,
    ...(question_reading !== undefined && { question_reading }),
    options,
    answer,
    explanation,
    language: isEnglish(question) ? 'en' : course.code,
  }
}

/** Authors ask in English first and in the language later: more than half of an English question's words are everyday ones. */
function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const known = words.filter(word => everydayEnglish().has(word) || functionWords.has(word))
  return known.length * 2 >= words.length
}

const functionWords = new Set(['is', 'are', 'was', 'were', 'does', 'did', 'has', 'had', 'the', 'a', 'an', 'of', 'to'])
