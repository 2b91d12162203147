import { addressOf, screens } from '#contract/screens.ts'

/** What a link to a screen needs. Every address is made from the list of screens. */
export const paths = {
  landing: screens.landing,
  authCallback: screens.authCallback,
  subscriptionSuccess: (sessionId: string) => addressOf('subscriptionSuccess', {}, { session_id: sessionId }),
  languages: screens.languages,
  dashboard: screens.dashboard,
  progress: screens.progress,
  operator: screens.operator,
  operatorPayments: screens.operatorPayments,
  payments: screens.payments,
  teacher: screens.teacher,
  session: screens.session,
  milestone: (day: number) => addressOf('milestone', { day: String(day) }),
  certificate: (token: string) => addressOf('certificate', { token }),
  /** `code` of the language: `es`. */
  trial: (code: string) => addressOf('trial', { language: code }),
  levelFinder: (code: string) => addressOf('levelFinder', { language: code }),
  settings: (part = '') => `${screens.settings}${part && `#${part}`}`,
  words: (languageId?: number) => addressOf('words', {}, { language: languageId }),
  grammar: (languageId?: number) => addressOf('grammar', {}, { language: languageId }),
  wordReview: (languageId: number) => addressOf('wordReview', { languageId: String(languageId) }),
  subscription: (languageId?: number | string) => addressOf('subscription', {}, { language_id: languageId }),
  lesson: (lessonId: string) => addressOf('lesson', { lessonId }),
  /** `conversation` names one that has begun, `task` the task of the day that it is. */
  conversation: (
    query: { language?: string; practice_word?: string; topic?: string; conversation?: string; task?: string } = {},
  ) => addressOf('conversation', {}, query),
  assessment: (languageId: number | string) => addressOf('assessment', {}, { language_id: languageId }),
  evaluation: (languageId: number | string) => addressOf('evaluation', {}, { language_id: languageId }),
  task: (taskId: string) => addressOf('task', { taskId }),
  howToSayIt: (query: { language?: number | string } = {}) => addressOf('howToSayIt', {}, query),
}
