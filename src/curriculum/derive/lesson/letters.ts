import type { LessonExercise } from '#domain/lessons/lesson.ts'
import type { QuizQuestion } from '#domain/activities/task-content.ts'
import type { Course, ScriptLetter } from '#curriculum/course/course.ts'
import type { Activity } from '../activities/activity.ts'
import { gameMechanics, targetSentence } from '../activities/game-mechanics.ts'
import { createRandom } from '#domain/random.ts'
import type { Random } from '#domain/random.ts'
import { SECONDS } from '../seconds.ts'
import { distinctTexts } from '../words/word-answers.ts'

/** The letters are taught over the learning days of the first two weeks. */
const WEEKS_OF_LETTERS = 2
const DAYS_OF_A_WEEK = 6
const OPTIONS = 4
/** Letters asked for at the end of a lesson, and at the most in a quiz. */
const IN_A_LESSON = 3
const IN_A_QUIZ = 12

/** The groups of letters met on a day of the course; none where the language is written in Latin letters. */
export function letterGroupsOf({ script }: Course, week: number, day: number) {
  if (!script || week > WEEKS_OF_LETTERS) return []
  const learningDay = (week - 1) * DAYS_OF_A_WEEK + day
  return script.groups.filter(group => group.day === learningDay)
}

/** The letters of a day in the lesson: read one, type the next. */
export function letterExercises(course: Course, lesson: string, week: number, day: number): LessonExercise[] {
  const random = createRandom(`${lesson} letters`)
  const letters = random.shuffled(letterGroupsOf(course, week, day).flatMap(group => group.letters))
  return letters.slice(0, IN_A_LESSON).map((letter, index) => {
    const known = { explanation: explanationOf(letter) }
    const id = `${lesson}-letter-${letter.type}`
    // A sign that is typed as it is read, a Chinese character by its pinyin, would give itself away.
    if (index % 2 === 0 || /\p{Script=Latin}/u.test(letter.type)) {
      return {
        ...known,
        id: `${id}-read`,
        question: `How is “${letter.letter}” read?`,
        answer: letter.reading,
        alternatives: distinctTexts([letter.name, letter.ipa], [letter.reading]),
        answer_language: 'en',
      }
    }
    const same = alike(course, letter).map(each => each.type)
    return {
      ...known,
      id: `${id}-type`,
      question: `Type the sign for “${letter.reading}” (${letter.hint}).`,
      answer: letter.type,
      alternatives: distinctTexts([...letter.letter.split(/[\s,/]+/u), ...same], [letter.type]),
      answer_language: course.code,
    }
  })
}

/** A quiz of the day's letters, those of the days before among the wrong options. */
export const letterQuiz: Activity = ({ course, week, day, random }) => {
  const groups = letterGroupsOf(course, week.number, day)
  const letters = random.shuffled(groups.flatMap(group => group.letters)).slice(0, IN_A_QUIZ)
  const questions = letters.map((letter, index) =>
    index % 2 === 0 ? soundQuestion(course, letter, random) : letterQuestion(course, letter, random),
  )
  const game_mechanics = gameMechanics(questions.length, SECONDS.quizQuestion)
  return {
    title: `Letters: ${groups.map(group => group.title).join(', ')}`,
    description: `Recognise ${questions.length} signs of ${course.script?.name ?? course.info.name}.`,
    task_type: 'reading',
    seconds: questions.length * SECONDS.quizQuestion,
    content: {
      learning_objective: `Read ${questions.length} signs of ${course.info.name}.`,
      step_by_step_instructions: [
        'Say each sign aloud when you see it.',
        'Answer each question; read the explanation of those you missed.',
        'Write the signs once by hand.',
      ],
      game_mechanics,
      completion_criteria: targetSentence(game_mechanics),
      quiz_questions: questions,
    },
  }
}

function soundQuestion(course: Course, letter: ScriptLetter, random: Random): QuizQuestion {
  return {
    question: `How is “${letter.letter}” read?`,
    options: options(course, letter, each => each.reading, random),
    correct_answer: letter.reading,
    explanation: explanationOf(letter),
    options_language: 'en',
  }
}

function letterQuestion(course: Course, letter: ScriptLetter, random: Random): QuizQuestion {
  return {
    question: `Which sign is read “${letter.reading}”?`,
    options: options(course, letter, each => each.letter, random),
    correct_answer: letter.letter,
    explanation: explanationOf(letter),
    options_language: course.code,
  }
}

/** The right text among those of other letters, the nearest in the order of teaching, shuffled; none that is read alike. */
function options(
  course: Course,
  letter: ScriptLetter,
  textOf: (letter: ScriptLetter) => string,
  random: Random,
): string[] {
  const all = (course.script?.groups ?? []).flatMap(group => group.letters)
  const at = all.indexOf(letter)
  const near = all
    .map((each, place) => ({ each, apart: Math.abs(place - at) + random.next() * 3 }))
    .filter(({ each }) => !sounds(each, letter) && textOf(each) !== textOf(letter))
    .sort((a, b) => a.apart - b.apart)
    .map(({ each }) => textOf(each))
  return random.shuffled([textOf(letter), ...distinctTexts(near, []).slice(0, OPTIONS - 1)])
}

const sounds = (a: ScriptLetter, b: ScriptLetter) => a.reading === b.reading || a.ipa === b.ipa

/** The other letters that are read like this one: typed, they are right as well. */
function alike({ script }: Course, letter: ScriptLetter): ScriptLetter[] {
  return (script?.groups ?? []).flatMap(group => group.letters).filter(each => each.reading === letter.reading)
}

function explanationOf({ letter, name, hint, example }: ScriptLetter): string {
  return `“${letter}” is ${name}: ${hint}. ${example.text} (${example.reading}) means “${example.translation}”.`
}
