import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { createClock } from '../environment/clock.ts'
import { createLogger } from '../environment/logger.ts'
import { createPractice } from './practice.ts'
import { databaseFault } from './start-faults.ts'
import type { Settings } from '../environment/settings.ts'
import { createSpelling } from '#providers/tutor/spelling/spelling-pool.ts'
import { startReminders } from '../reminders/reminders.ts'
import { createUsageMeter } from '../learning/tutor-usage.ts'
import { addWebFiles } from '../http/web/web-files.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'
import { createImportedWordlists } from '#curriculum/wordlist/imported/imported-wordlist.ts'
import { createWordlists } from '#curriculum/wordlist/wordlist.ts'
import { connectDatabase } from '#database/connect.ts'
import { keepPracticeMessage } from '#database/reminders/practice-messages.ts'
import { installationSecret } from '#database/secrets.ts'
import { createIdentity } from '#providers/identity/create-identity.ts'
import { createMail } from '#providers/mail/create-mail.ts'
import { createPayments } from '#providers/payments/create-payments.ts'
import { createPhonetics } from '#providers/phonetics/course-and-espeak-phonetics.ts'
import { createWebPush, newPushKeys } from '#providers/push/push.ts'
import { createTutor } from '#providers/tutor/create-tutor.ts'

/** Where `npm run build` puts the compiled courses and the web application. */
const COURSES_FOLDER = 'build/courses'
/** What teachers write beside the courses, read as it stands. */
const WORDLISTS_FOLDER = 'build/wordlists'
/** In the data folder: what `npm run dictionary -- import` wrote. */
const IMPORTED_FOLDER = 'dictionaries'
const WEB_FOLDER = 'build/web'

/** The whole product, made of the parts that the settings ask for. */
export async function startProduct(settings: Settings) {
  const logger = createLogger(settings.logLevel)
  const clock = createClock(settings.clockOffset)
  const database = await connectDatabase(settings).catch(error => {
    throw databaseFault(error, settings)
  })
  const courses = createCourses(COURSES_FOLDER)

  const spelling = createSpelling(error => logger.error({ err: error }, 'The spelling dictionaries ended'))

  let internalUrl = `http://127.0.0.1:${settings.port}`
  const practice = createPractice({ settings, db: database.db, clock, logger, internalUrl: () => internalUrl })
  const wordlists = createWordlists(WORDLISTS_FOLDER)
  const parts = {
    database,
    identity: createIdentity(settings, practice.signIn),
    payments: createPayments(settings, practice.checkout),
    tutor: await createTutor(settings.tutor, {
      courses,
      spelling,
      meter: createUsageMeter(database.db, clock, settings.tutor?.dailyTokens ?? 0),
      languageToolUrl: settings.languageToolUrl,
      onFailure: ({ call, error }) =>
        logger.warn({ err: error, call }, 'A checker beside the built-in tutor did not serve'),
    }),
    phonetics: createPhonetics(courses, error => logger.error({ err: error }, 'The voice ended')),
    wordlists,
    imported: createImportedWordlists(join(settings.dataDir, IMPORTED_FOLDER), wordlists, error =>
      logger.error({ err: error }, 'An imported dictionary cannot be read and is left out'),
    ),
    spelling,
    mail: createMail(settings, message => keepPracticeMessage(database.db, message, clock.now())),
    push: createWebPush({
      keys: async () =>
        JSON.parse(await installationSecret(database.db, 'web-push-keys', () => JSON.stringify(newPushKeys()))),
      contact: settings.publicUrl.startsWith('https:') ? settings.publicUrl : 'mailto:meridian@localhost',
      onLoopback: !settings.production,
    }),
    courses,
    clock,
    settings,
    logger,
  }
  const app = createApp(parts, app => {
    practice.mount(app)
    addWebFiles(app, { folder: WEB_FOLDER, parts })
  })
  const reminders = startReminders(parts)
  return {
    app,
    parts,
    /** To be told where the server listens: the practice parts are reached there. */
    listening({ address, family, port }: AddressInfo) {
      const isAny = address === '0.0.0.0' || address === '::'
      const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address
      internalUrl = `http://${host}:${port}`
    },
    async close() {
      await reminders.stop()
      await database.close()
    },
  }
}
