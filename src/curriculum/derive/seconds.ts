import type { LessonContent } from '#domain/lessons/lesson.ts'

/**
 * What things cost a learner, in seconds. Starting values, to be replaced by the learner's own: reading at some 180
 * words a minute, a foreign sentence heard once and read once, an answer typed.
 */
export const SECONDS = {
  readWord: 1 / 3,
  newWord: 14,
  sentence: 7,
  typedAnswer: 18,
  flashcard: 12,
  quizQuestion: 10,
  listeningExercise: 20,
  memoryPair: 12,
  spokenWord: 14,
  spokenSentence: 20,
  worksheetExercise: 22,
  dialogueLine: 15,
  rolePlayTurn: 30,
  writtenWord: 5,
} as const

/** Reading time of English text. */
export function readingSeconds(text: string): number {
  return text.split(/\s+/u).length * SECONDS.readWord
}

/** How long a lesson takes: its texts read, its words and sentences met, its exercises answered. */
export function lessonSeconds(content: LessonContent, isCheckpoint: boolean): number {
  const sections = content.main_content.reduce(
    (total, section) => total + readingSeconds(section.explanation) + section.examples.length * SECONDS.sentence,
    0,
  )
  // A checkpoint's words and sentences are known: they are only looked at again where needed.
  const met = isCheckpoint
    ? 60
    : content.vocabulary.length * SECONDS.newWord + content.examples.length * SECONDS.sentence
  const exercises = content.exercises.length * SECONDS.typedAnswer
  return Math.round(readingSeconds(content.introduction) + sections + met + dialogueSeconds(content) + exercises)
}

/** A dialogue with questions and a turn of the learner's; one that is only read belongs to the sections. */
function dialogueSeconds({ dialogue }: LessonContent): number {
  if (!dialogue?.turn) return 0
  const asked = dialogue.questions?.length ?? 0
  return dialogue.lines.length * SECONDS.sentence + asked * SECONDS.quizQuestion + SECONDS.rolePlayTurn
}
