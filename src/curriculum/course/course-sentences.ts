import type { Phrase } from '#domain/lessons/lesson.ts'
import type { Course, GrammarExercise, Week } from './course.ts'

/** The course's texts without the answers to “three cats”: what is asked for in English without a full stop is no sentence. */
export function wholeSentences(course: Course): string[] {
  const fragments = new Set(
    course.weeks
      .flatMap(week => week.grammar.flatMap(point => point.exercises))
      .filter(({ type, question }) => type === 'translation' && !/[.!?…]["”’)]*$/u.test(question))
      .flatMap(({ answer, also }) => [answer, ...also]),
  )
  return courseSentences(course).flatMap(({ text }) => (text && !fragments.has(text) ? [text] : []))
}

/** Exercises whose answer is a whole sentence. */
const asksForWhole = new Set<GrammarExercise['type']>([
  'translation',
  'transform',
  'find_mistake',
  'put_together',
  'write',
])

/** What a week's story says: the dialogues of its days, its text, and what people really say. */
function storySentences({ dialogues = [], text, phrases = [] }: Week): Partial<Phrase>[] {
  return [
    ...dialogues.flatMap(({ lines, turn }) => [...lines, turn.prompt, ...turn.answers]),
    ...(text?.paragraphs ?? []),
    ...phrases,
  ]
}

/** Every correct text of a course in its language: examples, dialogues, phrases, model answers, exercises with their blanks filled. */
export function courseSentences(course: Course): Partial<Phrase>[] {
  const sentences: Partial<Phrase>[] = []
  for (const week of course.weeks) {
    for (const day of week.days) {
      for (const word of day.words) if (word.example) sentences.push(word.example)
    }
    sentences.push(...week.dialogue.lines, week.sound.sentence, week.writing.model)
    for (const goal of Object.values(week.goals)) sentences.push(...goal.phrases)
    sentences.push(...storySentences(week))
    for (const point of week.grammar) {
      sentences.push(...point.examples)
      for (const exercise of point.exercises) {
        const { answer, reading } = exercise
        const answers = [answer, ...exercise.also]
        if (asksForWhole.has(exercise.type)) {
          sentences.push({ text: answer, ...(reading && { reading }) }, ...exercise.also.map(text => ({ text })))
        } else if (exercise.question.includes('___')) {
          // What stands in brackets is a hint in English or the dictionary form.
          const question = exercise.question.replace(/\s*\([^)]*\)/gu, '')
          sentences.push(...answers.map(answer => ({ text: question.replace('___', answer) })))
        }
      }
    }
  }
  for (const topic of course.conversation?.topics ?? []) {
    for (const { say, reading, translation, answers } of topic.exchanges) {
      sentences.push({ text: say, translation, ...(reading && { reading }) }, ...answers)
    }
  }
  return sentences
}
