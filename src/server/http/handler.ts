import type { Context } from 'hono'
import type { Clock } from '../environment/clock.ts'
import type { Settings } from '../environment/settings.ts'
import type { Learner } from './request/learner.ts'
import type { Sessions } from './request/sessions.ts'
import type { Logger } from '../environment/logger.ts'
import type { Api, CallName } from '#contract/api.ts'
import type { AnswerKind, AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '#contract/call.ts'
import type { Courses } from '#curriculum/course/courses.ts'
import type { Database, Db } from '#database/connect.ts'
import type { DailyBound } from '#domain/program/learner-bounds.ts'
import type { Identity } from '#providers/identity/identity.ts'
import type { Mail } from '#providers/mail/mail.ts'
import type { Payments } from '#providers/payments/payments.ts'
import type { Spelling } from '#providers/tutor/spelling/spelling.ts'
import type { Wordlists } from '#curriculum/wordlist/wordlist.ts'
import type { Phonetics } from '#providers/phonetics/phonetics.ts'
import type { Push } from '#providers/push/push.ts'
import type { Tutor } from '#providers/tutor/tutor.ts'

/** Everything the application is made of; main.ts gives the real parts, tests give what they need. */
export type Parts = {
  database: Database
  identity: Identity
  payments: Payments
  tutor: Tutor
  wordlists: Wordlists
  /** Dictionaries that the operator brought along. */
  imported: Wordlists
  spelling: Spelling
  phonetics: Phonetics
  mail: Mail
  push: Push
  courses: Courses
  clock: Clock
  settings: Settings
  logger: Logger
}

/** What a handler is given. Handlers of public calls read `visitor`; for all others the learner is known to be signed in. */
export type Request<C> = Parts & {
  db: Db
  now: Temporal.Instant
  learner: Learner
  visitor: Learner | undefined
  params: C extends Call<infer Path> ? Record<ParamsOf<Path>, string> : never
  body: BodyOf<C>
  query: QueryOf<C>
  sessions: Sessions
  /** Counts what a learner hands in against what one may on a day. Throws 429 where it is too much. */
  spend: (bound: DailyBound, points: number) => Promise<void>
  /** The learner's zone: the request's `x-user-timezone`, else the one last seen, else UTC. */
  zone: string
  http: Context
}

/** Of a call that answers in lines, it is given what takes them; of one that answers with sound, undefined says that there is none. */
export type Handler<C> =
  C extends Call<string, any, any, infer Kind extends AnswerKind, any>
    ? Kind extends 'lines'
      ? (request: Request<C>, write: (part: string) => void) => Promise<AnswerOf<C>>
      : Kind extends 'sound'
        ? (request: Request<C>) => Promise<AnswerOf<C> | undefined>
        : (request: Request<C>) => Promise<AnswerOf<C>>
    : never

export type Handlers = { [Name in CallName]: Handler<Api[Name]> }
