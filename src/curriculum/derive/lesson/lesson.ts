import type { LessonContent, LessonExercise, Phrase, VocabularyEntry } from '#domain/lessons/lesson.ts'
import type { Level } from '#domain/program/program.ts'
import type { Course, Day, Week, Word } from '#curriculum/course/course.ts'
import { weekOf, wordsOf } from '../words/course-words.ts'
import type { PlacedWord } from '../words/course-words.ts'
import { createRandom } from '#domain/random.ts'
import { blankExercise, grammarExercises, inTurn, meaningExercise, sayExercise } from './lesson-exercises.ts'
import { CHECKPOINT_DAY, parseLessonId } from './lesson-id.ts'
import { letterExercises } from './letters.ts'
import { nearWordsOfLesson } from '../words/near-words.ts'
import { dialoguePart, grammarSection, sectionsOf } from './lesson-sections.ts'
import { lessonSeconds } from '../seconds.ts'
import { withoutNeighbours } from '../sentences/sentences.ts'
import { vocabularyEntry } from './vocabulary.ts'

export type DerivedLesson = {
  id: string
  week_number: number
  day_number: number
  /** The language's English name. */
  content_type: string
  title: string
  description: string
  /** Minutes. */
  estimated_duration: number
  difficulty_level: Level
  content: LessonContent
}

/** How many exercises of each kind a day has, with and without a grammar point of its own. */
const mix = {
  withGrammar: { say: 3, mean: 2, blank: 3, grammar: 3 },
  wordsOnly: { say: 4, mean: 3, blank: 4, grammar: 0 },
} as const

/** A lesson by its id. Undefined where the course has none of that id. */
export function lessonOf(course: Course, id: string): DerivedLesson | undefined {
  const place = parseLessonId(id)
  if (!place || place.code !== course.code || place.level !== course.level) return undefined
  const week = weekOf(course, place.week)
  if (!week) return undefined
  if (place.day === CHECKPOINT_DAY) return checkpoint(course, week, id)
  const day = week.days.find(each => each.number === place.day)
  return day && learningDay(course, week, day, id)
}

function learningDay(course: Course, week: Week, day: Day, id: string): DerivedLesson {
  const words = wordsOf(course).all.filter(word => word.week === week.number && word.day === day.number)
  const main_content = sectionsOf(course, week, day.number)
  const content: LessonContent = {
    introduction: introductionOf(week, day, main_content),
    main_content,
    dialogue: dialoguePart(course, week, day.number),
    examples: words.flatMap(word => (word.example ? [examplePhrase(word)] : [])),
    exercises: exercisesOf(course, week, day, words, id),
    vocabulary: words.map(taughtEntry),
  }
  return lesson(course, id, week, day.number, day.title, day.objective, content)
}

/** A word with what would be right in its place: the lesson's checks offer none of it as wrong. */
function taughtEntry(word: Word): VocabularyEntry {
  return { ...vocabularyEntry(word), ...(word.also.length > 0 && { also: word.also }) }
}

function introductionOf(week: Week, day: Day, sections: LessonContent['main_content']): string {
  const words = `You meet ${day.words.length} new words`
  const topics = sections.map(section => section.title)
  const also = topics.length > 0 ? ` and then go on to: ${topics.join('; ')}.` : '.'
  const opening = day.number === 1 ? `By the end of this week on “${week.theme}” you can say: ${week.can_do} ` : ''
  return `${opening}Today: ${day.objective} ${words}${also}`
}

function exercisesOf(course: Course, week: Week, day: Day, words: PlacedWord[], id: string): LessonExercise[] {
  const random = createRandom(id)
  const ofPoints = week.grammar
    .filter(point => point.day === day.number)
    .map(point => grammarExercises(course, id, point))
  // Two points of a day share its exercises.
  const grammar = inTurn(ofPoints)
  const letters = letterExercises(course, id, week.number, day.number)
  const usual = grammar.length > 0 ? mix.withGrammar : mix.wordsOnly
  // Letters that are new are asked for instead of a word and a sentence.
  const counts = letters.length > 0 ? { ...usual, say: usual.say - 1, blank: usual.blank - 1 } : usual

  const waiting = random.shuffled(words)
  const take = (count: number, make: (word: PlacedWord) => LessonExercise | undefined) => {
    const made: LessonExercise[] = []
    // A copy: words that are taken leave the list while it is gone through.
    for (const word of waiting.slice()) {
      if (made.length === count) break
      const exercise = make(word)
      if (!exercise) continue
      made.push(exercise)
      waiting.splice(waiting.indexOf(word), 1)
    }
    return made
  }
  // Blanks choose first: only some words have one.
  const blanks = take(counts.blank, word => blankExercise(course, id, word))
  const meanings = take(counts.mean, word => meaningExercise(course, id, word))
  const missing = counts.blank - blanks.length
  const says = take(counts.say + missing, word => sayExercise(course, id, word))
  const points = grammar.slice(0, counts.grammar)
  return withoutNeighbours([...letters, ...meanings, ...says, ...blanks, ...points], exercise => exercise.question)
}

/** The seventh day: every day and every grammar point of the week comes back once more. */
function checkpoint(course: Course, week: Week, id: string): DerivedLesson {
  const random = createRandom(id)
  const grammar = checkpointGrammar(course, week, id)
  const daysWords = week.days.map(day =>
    random.shuffled(wordsOf(course).all.filter(word => word.week === week.number && word.day === day.number)),
  )
  const says = daysWords.flatMap(([word]) => (word ? [sayExercise(course, id, word)] : []))
  const others = daysWords.flatMap(([, ...words], index) => {
    const blank = words.map(word => blankExercise(course, id, word)).find(exercise => exercise !== undefined)
    const meaning = words.slice(0, 1).map(word => meaningExercise(course, id, word))
    return index % 2 === 0 && blank ? [blank] : meaning
  })
  const room = MOST_EXERCISES - says.length - grammar.length
  const content: LessonContent = {
    introduction: `Nothing new today. See what stayed of “${week.theme}”. ${week.can_do}`,
    main_content: week.grammar.map(point => ({ ...grammarSection(point), examples: point.examples.slice(0, 2) })),
    dialogue: dialoguePart(course, week, CHECKPOINT_DAY),
    examples: week.days.flatMap(day => {
      const word = random.shuffled(day.words.filter(each => each.example))[0]
      return word ? [examplePhrase(word)] : []
    }),
    exercises: withoutNeighbours(
      random.shuffled([...says, ...random.shuffled(others).slice(0, room), ...grammar]),
      exercise => exercise.question,
    ),
    vocabulary: week.days.flatMap(day => day.words).map(taughtEntry),
  }
  return lesson(
    course,
    id,
    week,
    CHECKPOINT_DAY,
    `Checkpoint: ${week.theme}`,
    `See what stayed of week ${week.number}.`,
    content,
  )
}
const MOST_EXERCISES = 12
/** Points asked for in a checkpoint, where the course has many: of its own week, and of those before. */
const CHECKPOINT_POINTS = { own: 3, earlier: 2 } as const

/** Points of grammar come back as words do: those of the week, and two of the weeks before that were not asked for lately. */
function checkpointGrammar(course: Course, week: Week, id: string): LessonExercise[] {
  const last = (of: Week, most: number) =>
    of.grammar.slice(0, most).flatMap(point => grammarExercises(course, id, point).slice(-1))
  if (!week.dialogues) return last(week, 2)
  const earlier = course.weeks
    .filter(each => each.number < week.number && (week.number - each.number) % 2 === 1)
    .flatMap(each => each.grammar)
    .slice(-week.grammar.length)
  const back = createRandom(`${id} earlier`)
    .shuffled(earlier)
    .slice(0, CHECKPOINT_POINTS.earlier)
    .flatMap(point => grammarExercises(course, id, point).slice(0, 1))
  return [...last(week, CHECKPOINT_POINTS.own), ...back]
}

function lesson(
  course: Course,
  id: string,
  week: Week,
  day: number,
  title: string,
  description: string,
  content: LessonContent,
): DerivedLesson {
  return {
    id,
    week_number: week.number,
    day_number: day,
    content_type: course.info.name,
    title,
    description,
    estimated_duration: Math.max(1, Math.round(lessonSeconds(content, day === CHECKPOINT_DAY) / 60)),
    difficulty_level: course.level,
    content: { ...content, near_words: nearWordsOfLesson(course, content.exercises) },
  }
}

function examplePhrase(word: Pick<PlacedWord, 'example'>): Phrase {
  const { example } = word
  if (!example) throw new Error('Cannot show the example of a word that has none')
  return {
    text: example.text,
    ...(example.reading !== undefined && { reading: example.reading }),
    translation: example.translation,
  }
}
