import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { LanguageId, freeText } from '../fields.ts'
import { TestResult, testNumbers } from '#domain/plan/word-check.ts'
import { TaskContent } from '#domain/activities/task-content.ts'

const KnownWords = z.object({ words: z.int(), low: z.int(), high: z.int() })

const Place = z.object({ week: z.int(), theme: z.string() })

export const ProgramTests = z.object({
  /** The tests taken, in their order, each with the words it stands for: the estimate and its 95 % bounds. */
  results: z.array(z.extend(TestResult, { known: KnownWords })),
  /** The words of the course. */
  words_of_course: z.int(),
  /** The week of the course in which the learner begins. */
  begins_in: Place,
  /** The week in which the first test would have placed who said to be a beginner; null where it is no other. */
  would_begin_in: z.nullable(Place),
  /** The last test, where it is due and was not taken: it can be taken after the program as well. */
  last_test: z.nullable(TaskContent),
})
export type ProgramTests = z.infer<typeof ProgramTests>

export const programTestCalls = {
  programTests: get('/users/program-tests/{languageId}', 'signed-in', ProgramTests),
  /** Hands in a test; the first time counts. The server looks up which answers are right. */
  takeProgramTest: post(
    '/users/program-tests',
    'signed-in',
    z.object({
      language_id: LanguageId,
      test: z.literal([...testNumbers]),
      answers: z.array(z.object({ item: freeText(200), given: freeText(300) })).check(z.maxLength(100)),
    }),
    ProgramTests,
    { points: 30, seconds: 60 },
  ),
}
