import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { activityTypes } from '#domain/activities/activities.ts'
import type { ActivityType } from '#domain/activities/activities.ts'
import { learningGoals } from '#domain/program/assessment.ts'
import { plainAnswer } from '#domain/answers/text/answer-text.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { DEFAULT_SCORING_CORRECT, DEFAULT_TIME_LIMIT_SECONDS } from '#domain/activities/activity-score.ts'
import { LessonContent } from '#domain/lessons/lesson.ts'
import { TaskContent } from '#domain/activities/task-content.ts'
import type { Recipe } from '#domain/plan/course-outline.ts'
import { availableCourses } from '../course/available-courses.ts'
import type { Course } from '../course/course.ts'
import { createTestCourse } from '#test/courses/syllable-course.ts'
import { isLatin } from '../course/writing-system.ts'
import { wordsOf } from './words/course-words.ts'
import { lessonOf } from './lesson/lesson.ts'
import { lessonId } from './lesson/lesson-id.ts'
import { letterGroupsOf } from './lesson/letters.ts'
import { outlineOf } from './outline.ts'
import { taskOf } from './tasks/task.ts'

const available: [string, Course][] = [['the test course', createTestCourse()]]
for (const course of await availableCourses()) available.push([`${course.code} ${course.level}`, course])

const fewest: Record<ActivityType, number> = {
  flashcard_drill: 14,
  quiz_game: 14,
  dialogue_practice: 6,
  listening_exercise: 14,
  writing_prompt: 1,
  pronunciation_drill: 5,
  memory_game: 6,
  role_play_scenario: 3,
  cultural_discovery: 5,
  grammar_worksheet: 4,
}

/** The things a learner does in an activity, whatever its kind. */
function itemsOf(content: TaskContent) {
  return [
    ...(content.flashcards ?? []),
    ...(content.quiz_questions ?? []),
    ...(content.pronunciation_exercises ?? []),
    ...(content.interactive_exercises ?? []),
    ...(content.dialogue?.lines ?? []),
    ...(content.role_play?.turns ?? []),
    ...(content.culture?.questions ?? []),
    ...(content.memory_pairs ?? []),
    ...(content.writing ? [content.writing] : []),
  ]
}

const recipe = (activity: ActivityType, week: number, day: number, more: Partial<Recipe> = {}): Recipe => ({
  kind: 'activity',
  activity,
  week,
  day,
  items: [],
  seed: week * 10 + day,
  ...(more as object),
})

/** Pieces to put in order are without capitals and marks, which would give the order away. */
const letters = (text: string, code: LanguageCode) =>
  [...plainAnswer(text, code).toLocaleLowerCase(code).replaceAll(' ', '')].toSorted()

// A course of the second edition derives a thousand exercises, each with the words it could be mistaken for.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

describe.each(available)('%s', (_, course) => {
  const days = course.weeks.flatMap(week => week.days.map(day => [week.number, day.number] as const))
  // Held while this course is tested only: those of all courses at once fill the memory.
  let everyTask: { activity: ActivityType; week: number; day: number; task: ReturnType<typeof taskOf> }[] = []
  beforeAll(() => {
    everyTask = days.flatMap(([week, day]) =>
      activityTypes.map(activity => ({ activity, week, day, task: taskOf(course, recipe(activity, week, day)) })),
    )
  })
  afterAll(() => {
    everyTask = []
  })

  it('makes every kind of activity for every day, with enough to do', () => {
    for (const { activity, week, day, task } of everyTask) {
      const place = `${activity} ${week}.${day}`
      expect(task, place).toBeDefined()
      expect(itemsOf(task?.content ?? {}).length, place).toBeGreaterThanOrEqual(fewest[activity])
      expect(TaskContent.parse(task?.content), place).toEqual(task?.content)
      expect(task?.content.activity_type, place).toBe(activity)
      expect(task?.estimated_seconds, place).toBeGreaterThan(30)
      expect(task?.content.completion_criteria, place).toBeTruthy()
      expect(task?.content.learning_objective, place).toBeTruthy()
      expect(task?.content.step_by_step_instructions?.length, place).toBeGreaterThanOrEqual(3)
    }
  })

  it('makes the same task from the same recipe, and another order from another seed', () => {
    // Another course of the same content, for which nothing is kept.
    const again = structuredClone(course)
    for (const activity of activityTypes) {
      expect(taskOf(again, recipe(activity, 3, 4))).toEqual(taskOf(course, recipe(activity, 3, 4)))
    }
    const cards = (seed: number) => taskOf(course, recipe('flashcard_drill', 3, 4, { seed }))?.content.flashcards
    expect(cards(1)).not.toEqual(cards(2))
  })

  it('offers options that differ and contain the right answer', () => {
    for (const { activity, week, day, task } of everyTask) {
      const place = `${activity} ${week}.${day}`
      const { quiz_questions = [], interactive_exercises = [], culture, role_play } = task?.content ?? {}
      for (const { options, correct_answer } of [...quiz_questions, ...(culture?.questions ?? [])]) {
        expect(options, place).toContain(correct_answer)
        expect(new Set(options.map(option => option.toLowerCase())).size, `${place} ${options.join('|')}`).toBe(
          options.length,
        )
        expect(options.length, place).toBeGreaterThanOrEqual(3)
      }
      for (const exercise of interactive_exercises) {
        if (!exercise.options) continue
        if (exercise.type === 'multiple_choice') {
          expect(new Set(exercise.options).size, place).toBe(exercise.options.length)
          expect(exercise.options, place).toContain(exercise.correct_answer)
        } else {
          expect(letters(exercise.options.join(' '), course.code), place).toEqual(
            letters(exercise.correct_answer ?? '', course.code),
          )
        }
      }
      for (const { options, phrase } of role_play?.turns ?? []) {
        expect(options, place).toContain(phrase.text)
        expect(new Set(options).size, place).toBe(options.length)
      }
    }
  })

  it('never offers a second right answer among the options of a word', () => {
    const words = wordsOf(course)
    for (const { task } of everyTask) {
      for (const { item, options, options_language } of task?.content.quiz_questions ?? []) {
        const word = words.byId.get(item ?? '')
        if (!word) continue
        if (options_language === 'en') {
          const meanings = (words.byText.get(word.word.toLowerCase()) ?? []).map(each => each.gloss)
          expect(options.filter(option => meanings.includes(option))).toHaveLength(1)
        } else {
          const right = new Set([word.word, ...word.also, ...(word.example ? [word.example.form] : [])])
          expect(
            options.filter(option => right.has(option)),
            `${word.id}: ${options.join(' | ')}`,
          ).toHaveLength(1)
        }
      }
    }
  })

  it('never puts the same sentence beside itself', () => {
    for (const { activity, week, day, task } of everyTask) {
      const {
        flashcards = [],
        quiz_questions = [],
        interactive_exercises = [],
        pronunciation_exercises = [],
      } = task?.content ?? {}
      const lists = [
        flashcards.map(card => card.front),
        quiz_questions.map(question => question.item ?? question.question),
        interactive_exercises.map(exercise => exercise.audio_text ?? exercise.answer ?? exercise.question),
        pronunciation_exercises.map(exercise => exercise.phrase),
      ]
      const repeated = lists.flatMap(list => list.filter((text, index) => index > 0 && text === list[index - 1]))
      expect(repeated, `${activity} ${week}.${day}`).toEqual([])
    }
  })

  it('sets a target that can be reached, and a time of at least five minutes', () => {
    for (const { task } of everyTask) {
      const mechanics = task?.content.game_mechanics
      if (!mechanics) continue
      const count = itemsOf(task.content).length
      expect(mechanics.target_score).toBeGreaterThan(0)
      expect(mechanics.target_score).toBeLessThanOrEqual(count * DEFAULT_SCORING_CORRECT)
      expect(mechanics.time_limit).toBeGreaterThanOrEqual(DEFAULT_TIME_LIMIT_SECONDS)
      expect((mechanics.time_limit ?? 0) % 60).toBe(0)
    }
  })

  it('practises exactly the words that a recipe names, from any week', () => {
    const items = wordsOf(course)
      .all.filter((_, index) => index % 97 === 0)
      .map(word => word.id)
    const inTask = (activity: ActivityType) => {
      const { flashcards, quiz_questions, interactive_exercises, pronunciation_exercises } =
        taskOf(course, recipe(activity, 13, 6, { items }))?.content ?? {}
      return [
        ...(flashcards ?? []),
        ...(quiz_questions ?? []),
        ...(interactive_exercises ?? []),
        ...(pronunciation_exercises ?? []),
      ]
        .map(each => each.item ?? '')
        .toSorted()
    }
    for (const activity of ['flashcard_drill', 'quiz_game', 'listening_exercise', 'pronunciation_drill'] as const) {
      expect(inTask(activity), activity).toEqual(items.toSorted())
    }
  })

  it('asks about a single word in several ways, never twice in the same way', () => {
    const [word] = wordsOf(course).all
    const questions =
      taskOf(course, recipe('quiz_game', 1, 1, { items: [word?.id ?? ''] }))?.content.quiz_questions ?? []
    expect(questions.length).toBeGreaterThanOrEqual(2)
    expect(new Set(questions.map(question => question.question)).size).toBe(questions.length)
  })

  it('has 90 lessons of 8 to 12 exercises, each with an answer and an id of its own', () => {
    const { lessons } = outlineOf(course)
    expect(lessons).toHaveLength(90)
    const ids = new Set<string>()
    for (const { id } of lessons) {
      const lesson = lessonOf(course, id)
      expect(lesson?.id).toBe(id)
      const { exercises = [], ...content } = lesson?.content ?? {}
      expect(exercises.length, id).toBeGreaterThanOrEqual(8)
      expect(exercises.length, id).toBeLessThanOrEqual(12)
      expect(LessonContent.parse({ ...content, exercises })).toEqual({ ...content, exercises })
      for (const [index, exercise] of exercises.entries()) {
        expect(exercise.answer.trim(), exercise.id).not.toBe('')
        expect(ids.has(exercise.id), exercise.id).toBe(false)
        ids.add(exercise.id)
        expect(exercise.question).not.toBe(exercises[index - 1]?.question)
      }
    }
  })

  it('reads a question with its blank, where the script hides the sounds and nowhere else', () => {
    const blanks = (text: string) => text.split('___').length - 1
    const questions = [
      ...everyTask.flatMap(({ task }) => [
        ...(task?.content.quiz_questions ?? []),
        ...(task?.content.interactive_exercises ?? []),
      ]),
      ...outlineOf(course).lessons.flatMap(({ id }) => lessonOf(course, id)?.content.exercises ?? []),
    ]
    const read = questions.filter(question => question.question_reading !== undefined)
    for (const { question, question_reading } of read) {
      expect(blanks(question_reading ?? ''), question).toBe(blanks(question))
    }
    if (['Hans', 'Jpan', 'Thai', 'Arab', 'Hebr'].includes(course.info.script)) expect(read.length).toBeGreaterThan(200)
    if (isLatin(course.info)) expect(read).toEqual([])
  })

  it('tests in a lesson only what the lesson has shown', () => {
    for (const { id, items, week, day } of outlineOf(course).lessons) {
      const shown = new Set(
        day === 7 ? course.weeks[week - 1]?.days.flatMap(each => each.words.map(word => word.id)) : items,
      )
      for (const exercise of lessonOf(course, id)?.content.exercises ?? []) {
        if (exercise.item) expect(shown.has(exercise.item), exercise.id).toBe(true)
        else if (exercise.id.startsWith(`${id}-letter-`)) {
          expect(letterGroupsOf(course, week, day), exercise.id).not.toEqual([])
        } else {
          // A checkpoint asks again for points of the weeks before, never for one still to come.
          const points = course.weeks
            .filter(({ number }) => number === week || (day === 7 && number < week))
            .flatMap(each => each.grammar)
            .filter(point => day === 7 || point.day === day)
          expect(
            points.some(point => exercise.id.startsWith(`${id}-${point.id}-`)),
            exercise.id,
          ).toBe(true)
        }
      }
    }
  })

  it('brings every authored piece of a week into its lessons', () => {
    for (const week of course.weeks) {
      const place = { code: course.code, level: course.level, week: week.number }
      const lessons = week.days.map(day => lessonOf(course, lessonId({ ...place, day: day.number }))?.content)
      const text = JSON.stringify(lessons.map(content => content?.main_content))
      const pieces = [
        ...week.grammar.map(point => point.explanation),
        week.culture.text,
        week.sound.explanation,
        week.writing.model.text,
        ...week.dialogue.lines.map(line => line.text),
        ...learningGoals.flatMap(goal => week.goals[goal].phrases.map(phrase => phrase.text)),
      ]
      for (const piece of pieces) expect(text).toContain(JSON.stringify(piece).slice(1, -1))
    }
  })

  it('costs between five and twenty minutes a lesson', () => {
    for (const { id, seconds } of outlineOf(course).lessons) {
      expect(seconds, id).toBeGreaterThan(5 * 60)
      expect(seconds, id).toBeLessThan(20 * 60)
    }
  })

  it('outlines for every week at least one activity of each kind, each goal and each focus', () => {
    const { activities } = outlineOf(course)
    for (const week of course.weeks) {
      const here = activities.filter(activity => activity.week === week.number)
      expect(new Set(here.map(each => each.activity)).size).toBe(activityTypes.length)
      expect(new Set(here.map(each => each.focus)).size).toBe(4)
      expect(new Set(here.flatMap(each => each.goal ?? [])).size).toBe(4)
      for (const each of here) expect(each.seconds, `${each.activity} ${week.number}.${each.day}`).toBeGreaterThan(0)
    }
  })
})

describe('what is not in the course', () => {
  const course = createTestCourse()

  it.each([
    'es-beginner-13-7',
    'es-beginner-14-1',
    'es-beginner-00-1',
    'fr-beginner-01-1',
    'es-advanced-01-1',
    'x',
    '',
  ])('is no lesson: %s', id => expect(lessonOf(course, id)).toBeUndefined())

  it('is no task: a week or a lesson the course does not have', () => {
    expect(taskOf(course, recipe('quiz_game', 14, 1))).toBeUndefined()
    expect(taskOf(course, { kind: 'lesson', lesson_id: 'es-beginner-13-7' })).toBeUndefined()
  })

  it('is left out of a task: a word whose concept no longer exists', () => {
    const task = taskOf(course, recipe('flashcard_drill', 1, 1, { items: ['gone', 'concept-1-1-0'] }))
    expect(task?.content.flashcards?.map(card => card.item)).toEqual(['concept-1-1-0'])
  })
})
