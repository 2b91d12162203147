import { assessmentHandlers } from './assessments.ts'
import { conversationHandlers } from './conversation.ts'
import { dailyTaskHandlers } from './daily-tasks.ts'
import { enrolmentHandlers } from './enrolments.ts'
import { evaluationHandlers } from './evaluations.ts'
import { languageHandlers } from './languages.ts'
import { lessonHandlers } from './lessons.ts'
import { lookupHandlers } from './lookups.ts'
import { paymentHandlers } from './payments.ts'
import { outcomeHandlers } from './outcomes.ts'
import { learnerProgressHandlers } from './progress.ts'
import { programTestHandlers } from './program-tests.ts'
import { reviewHandlers } from './reviews.ts'
import { signInHandlers } from './sign-in.ts'
import { speechHandlers } from './speech.ts'
import { subscriptionHandlers } from './subscriptions.ts'
import { timeOffHandlers } from './time-off.ts'
import type { Handlers } from '../handler.ts'

/** One handler for each call of the contract; the type checker names the one that is missing. */
export const handlers: Handlers = {
  ...assessmentHandlers,
  ...conversationHandlers,
  ...dailyTaskHandlers,
  ...enrolmentHandlers,
  ...evaluationHandlers,
  ...languageHandlers,
  ...lessonHandlers,
  ...lookupHandlers,
  ...paymentHandlers,
  ...learnerProgressHandlers,
  ...outcomeHandlers,
  ...programTestHandlers,
  ...reviewHandlers,
  ...signInHandlers,
  ...speechHandlers,
  ...subscriptionHandlers,
  ...timeOffHandlers,
}
