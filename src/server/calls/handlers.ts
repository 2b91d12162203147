import { accountHandlers } from './account.ts'
import { appealHandlers } from './appeals.ts'
import { assessmentHandlers } from './assessments.ts'
import { certificateHandlers } from './certificates.ts'
import { conversationHandlers } from './conversation.ts'
import { dailyTaskHandlers } from './daily-tasks.ts'
import { daySummaryHandlers } from './day-summary.ts'
import { enrolmentHandlers } from './enrolments.ts'
import { evaluationHandlers } from './evaluations.ts'
import { grammarHandlers } from './grammar.ts'
import { languageHandlers } from './languages.ts'
import { lessonHandlers } from './lessons.ts'
import { lookupHandlers } from './lookups.ts'
import { operatorPaymentHandlers } from './operator-payments.ts'
import { paymentHandlers } from './payments.ts'
import { outcomeHandlers } from './outcomes.ts'
import { learnerProgressHandlers } from './progress.ts'
import { programWeekHandlers } from './program-weeks.ts'
import { programTestHandlers } from './word-checks.ts'
import { reminderHandlers } from './reminders.ts'
import { reviewHandlers } from './reviews.ts'
import { signInHandlers } from './sign-in.ts'
import { speechHandlers } from './speech.ts'
import { subscriptionHandlers } from './subscriptions.ts'
import { timeOffHandlers } from './time-off.ts'
import { trialHandlers } from './trials.ts'
import { wordHandlers } from './words.ts'
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
