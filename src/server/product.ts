import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { createClock } from './clock.ts'
import { createLogger } from './logger.ts'
import { createPractice } from './practice.ts'
import type { Settings } from './settings.ts'
import { createSpelling } from '#providers/tutor/spelling.ts'
import { createUsageMeter } from './tutor-usage.ts'
import { addWebFiles } from './web-files.ts'
import { createCourses } from '#curriculum/load-courses.ts'
import { connectDatabase } from '#database/connect.ts'
import { createIdentity } from '#providers/identity/create-identity.ts'
import { createPayments } from '#providers/payments/create-payments.ts'
import { createPhonetics } from '#providers/phonetics/course-and-espeak-phonetics.ts'
import { createTutor } from '#providers/tutor/create-tutor.ts'

/** Where `npm run build` puts the compiled courses and the web application. */
const COURSES_FOLDER = 'build/courses'
const WEB_FOLDER = 'build/web'

/** The whole product, made of the parts that the settings ask for. */
export async function startProduct(settings: Settings) {
  const logger = createLogger(settings.logLevel)
  const clock = createClock(settings.clockOffset)
  const database = await connectDatabase(settings)
  const courses = createCourses(COURSES_FOLDER)

  let internalUrl = `http://127.0.0.1:${settings.port}`
  const practice = createPractice({ settings, db: database.db, clock, logger, internalUrl: () => internalUrl })
  const parts = {
    database,
    identity: createIdentity(settings, practice.signIn),
    payments: createPayments(settings, practice.checkout),
    tutor: await createTutor(settings.tutor, {
      courses,
      spelling: createSpelling(error => logger.error({ err: error }, 'The spelling dictionaries ended')),
      meter: createUsageMeter(database.db, clock, settings.tutor?.dailyTokens ?? 0),
      onFailure: ({ call, error }) => logger.warn({ err: error, call }, 'The language model did not serve'),
    }),
    phonetics: createPhonetics(courses),
    courses,
    clock,
    settings,
    logger,
  }
  if (settings.production && !settings.stripe) {
    logger.warn('STRIPE_SECRET_KEY is missing: checkout answers STRIPE_NOT_CONFIGURED until it is set')
  }
  const app = createApp(parts, app => {
    practice.mount(app)
    addWebFiles(app, { folder: WEB_FOLDER, parts })
  })
  return {
    app,
    /** To be told where the server listens: the practice parts are reached there. */
    listening({ port }: AddressInfo) {
      internalUrl = `http://127.0.0.1:${port}`
    },
    close: () => database.close(),
  }
}
