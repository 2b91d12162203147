import { ApiError, notFound } from '#server/http/answer/api-error.ts'
import type { Handlers, Request } from '#server/http/handler.ts'
import { courseIn, taskFrom } from '#server/learning/learner-course.ts'
import type { Appeal } from '#contract/program/appeals.ts'
import { lessonOf } from '#curriculum/derive/lesson/lesson.ts'
import { parseLessonId } from '#curriculum/derive/lesson/lesson-id.ts'
import {
  acceptedAnswers,
  decideAppeal,
  keepAppeal,
  openAppeals,
  stateOfAppeal,
} from '#database/program/answer-appeals.ts'
import { taskById } from '#database/program/daily-tasks.ts'
import { enrolmentIn } from '#database/learners/enrolments.ts'
import { judgeAnswer } from '#domain/answers/answers.ts'
import type { ExpectedAnswer } from '#domain/answers/answers.ts'
import { exerciseKey, givenKey, withAccepted } from '#domain/answers/appeal.ts'
import { typedItems } from '#domain/activities/typed-items.ts'
import { languageById, languageByNameOrCode } from '#domain/languages.ts'

/** How many answers a teacher is shown at once. */
const SHOWN = 200

export const appealHandlers = {
  appealAnswer: async request => {
    const { db, learner, body, now } = request
    const asked = await exerciseOf(request)
    if (!asked) throw notFound()
    const { languageId, answerLanguage, question, expected, lessonId, exercises } = asked
    const [exercise] = withAccepted([{ ...expected, question }], await acceptedAnswers(db, languageId))
    const given = body.given.trim()
    if (judgeAnswer(given, exercise!, { code: answerLanguage }).verdict === 'correct') return { state: 'accepted' }
    const appeal = {
      userId: learner.id,
      languageId,
      exercise: exerciseKey(question),
      answerLanguage,
      expected: expected.correct_answer ?? expected.answer ?? '',
      given,
      givenKey: givenKey(given, answerLanguage),
      lessonId,
      exercises,
    }
    if (appeal.givenKey === '') throw new ApiError(400, 'INVALID', 'given holds no answer', { field: 'given' })
    const known = await stateOfAppeal(db, appeal)
    if (known) return { state: known }
    await request.spend('appeals', 1)
    await keepAppeal(db, { ...appeal, now })
    return { state: 'open' }
  },

  appeals: async ({ db }) => {
    const shown = new Map<string, Appeal>()
    for (const row of await openAppeals(db, SHOWN)) {
      const key = `${row.language_id}\n${row.exercise}\n${row.given_key}`
      const same = shown.get(key)
      if (same) same.learners += 1
      else
        shown.set(key, {
          id: row.id,
          language_name: languageById(row.language_id)?.name ?? '',
          answer_language: row.answer_language,
          exercise: row.exercise,
          expected: row.expected,
          given: row.given,
          learners: 1,
          created_at: row.created_at,
        })
    }
    return [...shown.values()]
  },

  decideAppeal: async ({ db, params, body, now }) => {
    const decided = await db
      .transaction()
      .execute(trx => decideAppeal(trx, { id: params.id, state: body.decision, now }))
    if (!decided) throw notFound()
    return { ok: true as const }
  },
} satisfies Partial<Handlers>

type AppealedExercise = {
  languageId: number
  answerLanguage: string
  question: string
  expected: ExpectedAnswer & { alternatives?: string[] | undefined }
  lessonId: string | null
  exercises: number | null
}

/** The typed exercise that a request names, of a lesson or a task that is the learner's. */
async function exerciseOf({
  db,
  learner,
  courses,
  body,
}: Pick<Request<never>, 'db' | 'learner' | 'courses'> & {
  body: { lesson_id?: string | undefined; task_id?: string | undefined; question: string }
}): Promise<AppealedExercise | undefined> {
  const wanted = exerciseKey(body.question)
  if (body.lesson_id !== undefined) {
    const place = parseLessonId(body.lesson_id)
    const language = place && languageByNameOrCode(place.code)
    if (!place || !language || !(await enrolmentIn(db, learner.id, language.id))) return undefined
    const course = await courseIn(courses, language.id, place.level)
    const content = course && lessonOf(course, body.lesson_id)?.content
    const exercise = content?.exercises.find(each => exerciseKey(each.question) === wanted)
    if (!content || !exercise) return undefined
    return {
      languageId: language.id,
      answerLanguage: exercise.answer_language,
      question: exercise.question,
      expected: exercise,
      lessonId: body.lesson_id,
      exercises: content.exercises.length,
    }
  }
  const task = body.task_id === undefined ? undefined : await taskById(db, learner.id, body.task_id)
  const course = task && (await courseIn(courses, task.language_id, task.level))
  const content = course && taskFrom(course, task.recipe)?.content
  if (!task || !course || !content) return undefined
  const typed = typedItems(content, course.code).find(each => exerciseKey(each.question) === wanted)
  if (!typed) return undefined
  return {
    languageId: task.language_id,
    answerLanguage: typed.language,
    question: typed.question,
    expected: typed.expected,
    lessonId: null,
    exercises: null,
  }
}
