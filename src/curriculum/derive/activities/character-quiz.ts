import type { QuizQuestion } from '#domain/activities/task-content.ts'
import { characterItem } from '#domain/memory/character-item.ts'
import type { Random } from '#domain/random.ts'
import type { Course } from '../../course/course.ts'
import type { CharacterEntry } from '../../course/story.ts'
import { charactersBack, charactersOf, charactersUpTo } from '../lesson/characters.ts'
import { SECONDS } from '../seconds.ts'
import { withoutNeighbours } from '../sentences/sentences.ts'
import type { ActivityRequest, ActivityResult } from './activity.ts'

const OPTIONS = 4

/** The characters of a day, and those met at growing distances before it. Undefined where the day has none. */
export function characterQuiz({ course, week, day, random }: ActivityRequest): ActivityResult | undefined {
  const fresh = charactersOf(course, week.number, day)
  if (fresh.length === 0) return undefined
  const back = charactersBack(course, week.number, day)
  const met = charactersUpTo(course, week.number, day)
  const questions = [
    ...fresh.flatMap(entry => [meaningOf(course, entry, met, random), readingOf(course, entry, met, random)]),
    ...back.map((entry, at) => (at % 2 === 0 ? signOf : meaningOf)(course, entry, met, random)),
  ]
  const quiz_questions = withoutNeighbours(random.shuffled(questions), question => question.item ?? '')
  const shown = fresh.map(entry => entry.character).join(' ')
  return {
    title: `Characters: ${shown}`,
    description: `Recognise ${fresh.length} new characters and ${back.length} that you have met.`,
    task_type: 'reading',
    seconds: quiz_questions.length * SECONDS.quizQuestion,
    content: {
      learning_objective: `Know ${shown} when you see them.`,
      step_by_step_instructions: [
        'Look at the parts of each character.',
        'Choose what it means or how it is read.',
        'Write each character once on paper, stroke by stroke.',
      ],
      completion_criteria: `Answer all ${quiz_questions.length} questions.`,
      quiz_questions,
    },
  }
}

type Asked = (course: Course, entry: CharacterEntry, met: readonly CharacterEntry[], random: Random) => QuizQuestion

const meaningOf: Asked = (course, entry, met, random) => ({
  question: `What does “${entry.character}” mean?`,
  options: optionsOf(entry, met, each => each.meaning, random),
  correct_answer: entry.meaning,
  explanation: explanationOf(entry),
  options_language: 'en',
  item: characterItem(entry.character),
})

const signOf: Asked = (course, entry, met, random) => ({
  question: `Which character means “${entry.meaning}”?`,
  options: optionsOf(entry, met, each => each.character, random),
  correct_answer: entry.character,
  explanation: explanationOf(entry),
  options_language: course.code,
  item: characterItem(entry.character),
})

/** How a character is read is known in a word: alone it may be read in several ways. */
const readingOf: Asked = (course, entry, met, random) => {
  const [word] = entry.words
  if (!word?.reading) return signOf(course, entry, met, random)
  const reading = word.reading
  return {
    question: `How is “${word.text}” read?`,
    options: optionsOf(entry, met, each => (each === entry ? reading : (each.words[0]?.reading ?? '')), random),
    correct_answer: reading,
    explanation: explanationOf(entry),
    options_language: 'en',
    item: characterItem(entry.character),
  }
}

function optionsOf(
  entry: CharacterEntry,
  met: readonly CharacterEntry[],
  textOf: (entry: CharacterEntry) => string,
  random: Random,
): string[] {
  const right = textOf(entry)
  const others = random.shuffled(met.filter(each => each !== entry)).map(textOf)
  const wrong = [...new Set(others)].filter(text => text !== right && text !== '')
  return random.shuffled([right, ...wrong.slice(0, OPTIONS - 1)])
}

function explanationOf({ character, meaning, readings, parts, words }: CharacterEntry): string {
  const [word] = words
  const inWord = word ? ` ${word.text} (${word.reading ?? ''}) means “${word.translation}”.` : ''
  return `${character} (${readings.join(', ')}) means “${meaning}”: ${parts}.${inWord}`
}
