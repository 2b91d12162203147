import type { Context } from 'hono'
import type { Clock } from './clock.ts'
import type { Settings } from './settings.ts'
import type { Sessions } from './sessions.ts'
import type { Logger } from './logger.ts'
import type { Api, CallName } from '#contract/api.ts'
import type { AnswerOf, BodyOf, Call, ParamsOf } from '#contract/call.ts'
import type { Courses } from '#curriculum/courses.ts'
import type { Database, Db } from '#database/connect.ts'
import type { Identity } from '#providers/identity/identity.ts'
import type { Payments } from '#providers/payments/payments.ts'
import type { Phonetics } from '#providers/phonetics/phonetics.ts'
import type { Tutor } from '#providers/tutor/tutor.ts'

/** Everything the application is made of; main.ts gives the real parts, tests give what they need. */
export type Parts = {
  database: Database
  identity: Identity
  payments: Payments
  tutor: Tutor
  phonetics: Phonetics
  courses: Courses
  clock: Clock
  settings: Settings
  logger: Logger
}

export type Learner = {
  id: string
  email: string
  /** Whether the issuer vouches for the address. */
  emailVerified: boolean
  givenName: string | null
  timeZone: string
}

/** What a handler is given. Handlers of public calls read `visitor`; for all others the learner is known to be signed in. */
export type Request<C> = Parts & {
  db: Db
  now: Temporal.Instant
  learner: Learner
  visitor: Learner | undefined
  params: C extends Call<infer Path> ? Record<ParamsOf<Path>, string> : never
  body: BodyOf<C>
  sessions: Sessions
  /** The learner's zone: the request's `x-user-timezone`, else the one last seen, else UTC. */
  zone: string
  http: Context
}

export type Handler<C> = (request: Request<C>) => Promise<AnswerOf<C>>

export type Handlers = { [Name in CallName]: Handler<Api[Name]> }
