import { describe, expect, test } from 'vitest'
import { activityTypes } from '#domain/activities/activities.ts'
import { activityItemCount, dialogueOptions } from '#domain/activities/activity-items.ts'
import { contentForModes } from '#domain/activities/activity-modes.ts'
import type { Modes } from '#domain/activities/activity-modes.ts'
import { afterAnswer, afterNext, isComplete, newRun, rulesOf } from '#domain/activities/activity-run.ts'
import { isCorrectAnswer, judgeAnswer } from '#domain/answers/answers.ts'
import { ways } from '#domain/plan/course-outline.ts'
import type { Recipe } from '#domain/plan/course-outline.ts'
import { TaskContent } from '#domain/activities/task-content.ts'
import { availableCourses } from '../course/available-courses.ts'
import type { Course } from '../course/course.ts'
import { createTestCourse } from '#test/courses/syllable-course.ts'
import { wordsOf } from './words/course-words.ts'
import { createRandom } from '#domain/random.ts'
import { practiceSentences } from './sentences/practice-sentences.ts'
import { taskOf } from './tasks/task.ts'

/** What holds for every activity that can come out: looked for in a thousand of them, for every course that there is. */

const ACTIVITIES = 1000

const available: Course[] = [createTestCourse(), ...(await availableCourses())]

type Made = { course: Course; recipe: Extract<Recipe, { kind: 'activity' }>; content: TaskContent; place: string }

/**
 * Activities as the planner asks for them: any kind, place and seed, half of them with words of earlier days to review; of
 * these some name their sentences, some are a queue of reviews, and some stand as earlier releases planned them.
 */
const made: Made[] = Array.from({ length: ACTIVITIES }, (_, number) => {
  const random = createRandom(`activity ${number}`)
  const course = available[number % available.length]!
  const week = 1 + Math.floor(random.next() * course.weeks.length)
  const day = 1 + Math.floor(random.next() * 6)
  const met = wordsOf(course).all.filter(word => word.week * 10 + word.day <= week * 10 + day)
  const items = random.next() < 0.5 ? random.shuffled(met).slice(0, 1 + Math.floor(random.next() * 12)) : []
  const reached = practiceSentences(course).all.filter(each => each.week * 10 + each.day <= week * 10 + day)
  const activity = activityTypes[Math.floor(number / available.length) % activityTypes.length]!
  const styles = ['earlier', 'sentences', ...(activity === 'grammar_worksheet' ? ['queue'] : [])]
  const style = items.length === 0 ? 'fixed' : styles[Math.floor(random.next() * styles.length)]
  const recipe: Made['recipe'] = {
    ...(style === 'sentences' && {
      sentences: random
        .shuffled(reached)
        .slice(0, 6)
        .map(each => each.id),
    }),
    ...(style === 'queue' && {
      asks: items.map((word, at) => ({ item: word.id, way: ways[at % ways.length]! })),
    }),
    kind: 'activity' as const,
    activity,
    week,
    day,
    items: items.map(word => word.id),
    seed: Math.floor(random.next() * 2 ** 31),
  }
  const { content } = taskOf(course, recipe)!
  return { course, recipe, content, place: `${course.code} ${recipe.activity} ${week}.${day} seed ${recipe.seed}` }
})

const modes: Modes[] = [
  { quiet: false, noMicrophone: false, noKeyboard: false },
  { quiet: true, noMicrophone: false, noKeyboard: false },
  { quiet: false, noMicrophone: true, noKeyboard: false },
  { quiet: false, noMicrophone: false, noKeyboard: true },
  { quiet: true, noMicrophone: true, noKeyboard: true },
]
const inModes = new Map(
  made.map(each => [each, modes.map(mode => contentForModes(each.content, mode, each.course.code))]),
)
const adapted = (each: Made) => inModes.get(each) ?? []

/** The words an activity asks for, by their ids. */
function askedItems(content: TaskContent): string[] {
  return [
    ...(content.flashcards ?? []),
    ...(content.quiz_questions ?? []),
    ...(content.pronunciation_exercises ?? []),
    ...(content.interactive_exercises ?? []),
    ...(content.memory_pairs ?? []),
  ].flatMap(each => each.item ?? [])
}

/** What stands in one item, as a learner sees or hears it. */
function sentencesOf(content: TaskContent): string[][] {
  return [
    (content.flashcards ?? []).map(card => card.front),
    (content.quiz_questions ?? []).map(question => question.question),
    (content.pronunciation_exercises ?? []).map(exercise => exercise.phrase),
    (content.interactive_exercises ?? []).map(
      each => each.audio_text ?? each.answer ?? each.correct_answer ?? each.question,
    ),
    (content.dialogue?.lines ?? []).map(line => `${line.speaker}: ${line.text}`),
    (content.role_play?.turns ?? []).map(turn => turn.phrase.text),
    (content.culture?.questions ?? []).map(question => question.question),
  ]
}

describe(`in ${ACTIVITIES} activities of ${available.length} courses`, () => {
  test('every kind of every course is among them', () => {
    const kinds = new Set(made.map(({ course, recipe }) => `${course.code} ${course.level} ${recipe.activity}`))
    const wanted = available.flatMap(({ code, level }) => activityTypes.map(kind => `${code} ${level} ${kind}`))
    expect(wanted.filter(each => !kinds.has(each))).toEqual([])
  })

  test('nothing is tested before it was shown: every word asked for was met by that day', () => {
    for (const { course, recipe, content, place } of made) {
      for (const id of askedItems(content)) {
        const word = wordsOf(course).byId.get(id)
        expect(word, `${place} ${id}`).toBeDefined()
        expect(word!.week * 10 + word!.day, `${place} ${id}`).toBeLessThanOrEqual(recipe.week * 10 + recipe.day)
      }
    }
  })

  test('the same sentence never stands beside itself, in no mode', () => {
    for (const each of made) {
      for (const content of adapted(each)) {
        for (const sentences of sentencesOf(content)) {
          const doubled = sentences.find((sentence, index) => index > 0 && sentence === sentences[index - 1])
          expect(doubled, each.place).toBeUndefined()
        }
      }
    }
  })

  test('each mode keeps the words asked for and the length, and leaves nothing that the mode rules out', () => {
    for (const each of made) {
      for (const [index, content] of adapted(each).entries()) {
        const { quiet, noKeyboard } = modes[index]!
        const where = `${each.place} ${JSON.stringify(modes[index])}`
        expect(TaskContent.safeParse(content).success, where).toBe(true)
        expect(askedItems(content), where).toEqual(askedItems(each.content))
        if (each.content.activity_type === 'writing_prompt') continue
        expect(activityItemCount(content), where).toBe(activityItemCount(each.content))
        const exercises = content.interactive_exercises ?? []
        if (quiet) {
          expect(exercises.filter(exercise => exercise.audio_text).length, where).toBe(0)
          expect(content.activity_type, where).not.toBe('pronunciation_drill')
        }
        if (noKeyboard) {
          const typed = exercises.filter(
            exercise => exercise.type !== 'multiple_choice' && exercise.type !== 'word_order',
          )
          expect(typed, where).toEqual([])
          expect(content.activity_type, where).not.toBe('flashcard_drill')
        }
      }
    }
  })

  test('somebody who knows the answers finishes each, in every mode', () => {
    for (const each of made) {
      for (const content of adapted(each)) {
        const rules = rulesOf(content, activityItemCount(content))
        expect(rules.total, each.place).toBeGreaterThan(0)
        let run = newRun()
        for (let index = 0; index < rules.total; index += 1) {
          const verdict = verdictOfRight(content, index, each.course.code)
          expect(verdict, `${each.place} item ${index}`).toBe('correct')
          run = afterAnswer(run, { verdict, prompt: '', given: '', expected: '', lang: 'en' }, rules)
          run = afterNext(run, rules)
        }
        expect(isComplete(run, rules), each.place).toBe(true)
      }
    }
  })
})

/** How the judge takes the right answer to an item; that it is not offered where it should be counts as wrong. */
function verdictOfRight(content: TaskContent, index: number, code: string) {
  const offered = (options: readonly string[], right: string) =>
    options.filter(option => isCorrectAnswer(option, { answer: right }, { code })).length === 1 ? 'correct' : 'wrong'
  const { near_words: otherWords = [] } = content
  const card = content.flashcards?.[index]
  const question = content.quiz_questions?.[index] ?? content.culture?.questions[index]
  const exercise = content.interactive_exercises?.[index]
  const turn = content.role_play?.turns[index]
  if (content.activity_type === 'flashcard_drill' && card)
    return judgeAnswer(card.back, card, { code, otherWords }).verdict
  if (content.activity_type === 'dialogue_practice' && content.dialogue) {
    return offered(dialogueOptions(content.dialogue, index), content.dialogue.lines[index]!.text)
  }
  if (content.activity_type === 'role_play_scenario' && turn) return offered(turn.options, turn.phrase.text)
  if (question) return question.options.includes(question.correct_answer) ? 'correct' : 'wrong'
  if (exercise) {
    const right = exercise.correct_answer ?? exercise.answer ?? ''
    if (exercise.type === 'multiple_choice') return exercise.options?.includes(right) ? 'correct' : 'wrong'
    if (exercise.type === 'word_order') {
      // Spaces, capitals and signs are the sentence's, not the pieces'.
      const letters = (text: string) =>
        Array.from(text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
          .toSorted()
          .join('')
      if (letters((exercise.options ?? []).join('')) !== letters(right)) return 'wrong'
    }
    return judgeAnswer(right, exercise, { code: exercise.answer_language ?? code, otherWords }).verdict
  }
  return 'correct'
}
