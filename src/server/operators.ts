import type { Learner } from './handler.ts'
import type { Settings } from './settings.ts'

/** Whether a person is listed in OPERATORS, by an e-mail address that their issuer vouches for. */
export function isOperator(learner: Learner, settings: Pick<Settings, 'operators'>): boolean {
  return learner.emailVerified && settings.operators.includes(learner.email.toLowerCase())
}
