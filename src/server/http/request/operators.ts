import type { Learner } from './learner.ts'
import type { Settings } from '#server/environment/settings.ts'

/** Whether a person is listed in TEACHERS, who look at answers that learners want to count. */
export function isTeacher(learner: Learner, settings: Pick<Settings, 'teachers'>): boolean {
  return learner.emailVerified && settings.teachers.includes(learner.email.toLowerCase())
}

/** Whether a person is listed in OPERATORS, by an e-mail address that their issuer vouches for. */
export function isOperator(learner: Learner, settings: Pick<Settings, 'operators'>): boolean {
  return learner.emailVerified && settings.operators.includes(learner.email.toLowerCase())
}
