import { accountHandlers } from './learners/account.ts'
import { appealHandlers } from './program/appeals.ts'
import { assessmentHandlers } from './program/assessments.ts'
import { certificateHandlers } from './program/certificates.ts'
import { conversationHandlers } from './conversation/conversation.ts'
import { dailyTaskHandlers } from './program/daily-tasks.ts'
import { daySummaryHandlers } from './program/day-summary.ts'
import { enrolmentHandlers } from './learners/enrolments.ts'
import { evaluationHandlers } from './program/evaluations.ts'
import { grammarHandlers } from './program/grammar.ts'
import { languageHandlers } from './learners/languages.ts'
import { lessonHandlers } from './program/lessons.ts'
import { lookupHandlers } from './words/lookups.ts'
import { operatorPaymentHandlers } from './payments/operator-payments.ts'
import { paymentHandlers } from './payments/payments.ts'
import { outcomeHandlers } from './program/outcomes.ts'
import { learnerProgressHandlers } from './program/progress.ts'
import { programWeekHandlers } from './program/program-weeks.ts'
import { programTestHandlers } from './words/word-checks.ts'
import { reminderHandlers } from './learners/reminders.ts'
import { reviewHandlers } from './words/reviews.ts'
import { signInHandlers } from './learners/sign-in.ts'
import { speechHandlers } from './conversation/speech.ts'
import { subscriptionHandlers } from './payments/subscriptions.ts'
import { timeOffHandlers } from './learners/time-off.ts'
import { trialHandlers } from './learners/trials.ts'
import { wordHandlers } from './words/words.ts'
import type { Handlers } from '../http/handler.ts'

/** One handler for each call of the contract; the type checker names the one that is missing. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...appealHandlers,
  ...assessmentHandlers,
  ...certificateHandlers,
  ...conversationHandlers,
  ...dailyTaskHandlers,
  ...daySummaryHandlers,
  ...enrolmentHandlers,
  ...evaluationHandlers,
  ...languageHandlers,
  ...grammarHandlers,
  ...lessonHandlers,
  ...lookupHandlers,
  ...operatorPaymentHandlers,
  ...paymentHandlers,
  ...learnerProgressHandlers,
  ...outcomeHandlers,
  ...programTestHandlers,
  ...programWeekHandlers,
  ...reminderHandlers,
  ...reviewHandlers,
  ...signInHandlers,
  ...speechHandlers,
  ...subscriptionHandlers,
  ...timeOffHandlers,
  ...trialHandlers,
  ...wordHandlers,
}
