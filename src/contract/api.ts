import { assessmentCalls } from './assessments.ts'
import { conversationCalls } from './conversation.ts'
import { dailyTaskCalls, progressCalls } from './daily-tasks.ts'
import { enrolmentCalls } from './enrolments.ts'
import { evaluationCalls } from './evaluations.ts'
import { languageCalls } from './languages.ts'
import { lessonCalls } from './lessons.ts'
import { lookupCalls } from './lookups.ts'
import { outcomeCalls } from './outcomes.ts'
import { learnerProgressCalls } from './progress.ts'
import { programTestCalls } from './program-tests.ts'
import { reviewCalls } from './reviews.ts'
import { signInCalls } from './sign-in.ts'
import { speechCalls } from './speech.ts'
import { subscriptionCalls } from './subscriptions.ts'
import { timeOffCalls } from './time-off.ts'

/** Every call of the product. The client, the server's validation and /api/openapi.json are made from this. */
export const api = {
  ...signInCalls,
  ...subscriptionCalls,
  ...timeOffCalls,
  ...languageCalls,
  ...enrolmentCalls,
  ...assessmentCalls,
  ...dailyTaskCalls,
  ...progressCalls,
  ...learnerProgressCalls,
  ...outcomeCalls,
  ...programTestCalls,
  ...reviewCalls,
  ...lessonCalls,
  ...evaluationCalls,
  ...conversationCalls,
  ...lookupCalls,
  ...speechCalls,
}
export type Api = typeof api
export type CallName = keyof Api
