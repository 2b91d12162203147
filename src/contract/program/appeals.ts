import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { Done, InstantText, writtenText } from '../fields.ts'
import { appealStates } from '#domain/answers/appeal.ts'

/** An answer judged wrong that should count: the question as it stood, in a lesson or in a daily task. */
const NewAppeal = z.object({
  lesson_id: z.optional(writtenText(60)),
  task_id: z.optional(writtenText(60)),
  question: writtenText(600),
  given: writtenText(300),
})

export const Appeal = z.object({
  id: z.string(),
  language_name: z.string(),
  /** The language of the answer: a code, or en. */
  answer_language: z.string(),
  exercise: z.string(),
  expected: z.string(),
  given: z.string(),
  /** How many learners gave it. */
  learners: z.int(),
  created_at: InstantText,
})
export type Appeal = z.infer<typeof Appeal>

export const appealCalls = {
  /** Sent again, the first time stays. `accepted` at once where the answer counts already. */
  appealAnswer: post('/users/answer-appeals', 'signed-in', NewAppeal, z.object({ state: z.enum(appealStates) }), {
    points: 30,
    seconds: 60,
  }),
  /** What waits for a teacher, the oldest first. */
  appeals: get('/teacher/answer-appeals', 'teacher', z.array(Appeal)),
  decideAppeal: post(
    '/teacher/answer-appeals/{id}',
    'teacher',
    z.object({ decision: z.enum(['accepted', 'declined']) }),
    Done,
  ),
}
