import { accountCalls } from './learners/account.ts'
import { appealCalls } from './program/appeals.ts'
import { assessmentCalls } from './program/assessments.ts'
import { certificateCalls } from './program/certificates.ts'
import { conversationCalls } from './conversation/conversation.ts'
import { dailyTaskCalls, progressCalls } from './program/daily-tasks.ts'
import { daySummaryCalls } from './program/day-summary.ts'
import { enrolmentCalls } from './learners/enrolments.ts'
import { evaluationCalls } from './program/evaluations.ts'
import { grammarCalls } from './program/grammar.ts'
import { languageCalls } from './learners/languages.ts'
import { lessonCalls } from './program/lessons.ts'
import { lookupCalls } from './words/lookups.ts'
import { outcomeCalls } from './program/outcomes.ts'
import { learnerProgressCalls } from './program/progress.ts'
import { paymentCalls } from './payments/payments.ts'
import { programWeekCalls } from './program/program-weeks.ts'
import { programTestCalls } from './words/word-checks.ts'
import { reminderCalls } from './learners/reminders.ts'
import { reviewCalls } from './words/reviews.ts'
import { signInCalls } from './learners/sign-in.ts'
import { speechCalls } from './conversation/speech.ts'
import { subscriptionCalls } from './payments/subscriptions.ts'
import { timeOffCalls } from './learners/time-off.ts'
import { trialCalls } from './learners/trials.ts'
import { wordCalls } from './words/words.ts'

/** Every call of the product. The client, the server's validation and /api/openapi.json are made from this. */
export const api = {
  ...appealCalls,
  ...signInCalls,
  ...subscriptionCalls,
  ...timeOffCalls,
  ...languageCalls,
  ...grammarCalls,
  ...enrolmentCalls,
  ...accountCalls,
  ...assessmentCalls,
  ...dailyTaskCalls,
  ...progressCalls,
  ...daySummaryCalls,
  ...programWeekCalls,
  ...certificateCalls,
  ...learnerProgressCalls,
  ...outcomeCalls,
  ...paymentCalls,
  ...programTestCalls,
  ...reminderCalls,
  ...reviewCalls,
  ...lessonCalls,
  ...evaluationCalls,
  ...conversationCalls,
  ...lookupCalls,
  ...speechCalls,
  ...trialCalls,
  ...wordCalls,
}
export type Api = typeof api
export type CallName = keyof Api
