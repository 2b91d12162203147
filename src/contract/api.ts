import { accountCalls } from './account.ts'
import { appealCalls } from './appeals.ts'
import { assessmentCalls } from './assessments.ts'
import { certificateCalls } from './certificates.ts'
import { conversationCalls } from './conversation.ts'
import { dailyTaskCalls, progressCalls } from './daily-tasks.ts'
import { daySummaryCalls } from './day-summary.ts'
import { enrolmentCalls } from './enrolments.ts'
import { evaluationCalls } from './evaluations.ts'
import { grammarCalls } from './grammar.ts'
import { languageCalls } from './languages.ts'
import { lessonCalls } from './lessons.ts'
import { lookupCalls } from './lookups.ts'
import { outcomeCalls } from './outcomes.ts'
import { learnerProgressCalls } from './progress.ts'
import { paymentCalls } from './payments.ts'
import { programWeekCalls } from './program-weeks.ts'
import { programTestCalls } from './word-checks.ts'
import { reminderCalls } from './reminders.ts'
import { reviewCalls } from './reviews.ts'
import { signInCalls } from './sign-in.ts'
import { speechCalls } from './speech.ts'
import { subscriptionCalls } from './subscriptions.ts'
import { timeOffCalls } from './time-off.ts'
import { trialCalls } from './trials.ts'
import { wordCalls } from './words.ts'

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
