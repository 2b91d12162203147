import type { Parts } from '../http/handler.ts'
import { dayFacts } from './day-facts.ts'
import { linkToken } from './signed-links.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { forgetPushSubscription, pushSubscriptionsOf } from '#database/reminders/push-subscriptions.ts'
import {
  forgetMessages,
  putUpMessage,
  settleMessage,
  takeMessage,
  waitingMessages,
} from '#database/reminders/reminder-messages.ts'
import {
  noteDelivery,
  reminderOf,
  reminderToLookAt,
  remindersToLookAt,
  setNextReminder,
} from '#database/reminders/reminders.ts'
import { localDate } from '#domain/calendar/local-days.ts'
import { MOST_REFUSALS } from '#domain/reminders/reminder-channel.ts'
import { dayIsOpen, reminderText } from '#domain/reminders/reminder-text.ts'
import { dueReminder, nextReminderAt } from '#domain/reminders/reminder-time.ts'

/** Seconds between two looks, and how many reminders and messages one look takes up: the next goes on. */
const EVERY_SECONDS = 30
const AT_ONCE = 100
/** How long it is remembered that somebody was reminded. */
const KEPT_DAYS = 14

type Dependencies = Pick<Parts, 'database' | 'courses' | 'clock' | 'settings' | 'logger' | 'mail' | 'push'>

/** Reminds learners for as long as the process runs; any number of processes may do so beside each other. */
export function startReminders(means: Dependencies, everySeconds = EVERY_SECONDS): { stop(): Promise<void> } {
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(() =>
      remind(means).catch(error => means.logger.error({ err: error }, 'Cannot look at the reminders')),
    )
  }, everySeconds * 1000)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return looking
    },
  }
}

/** One look: puts up what is due and sends what waits. */
export async function remind(means: Dependencies): Promise<void> {
  const { database, clock, logger } = means
  const { db } = database
  for (const userId of await remindersToLookAt(db, clock.now(), AT_ONCE)) {
    // One learner whose day cannot be told must not keep the others from theirs.
    await putUp(means, userId).catch(error => logger.error({ err: error }, 'Cannot put up a reminder'))
  }
  for (const message of await waitingMessages(db, clock.now(), AT_ONCE)) {
    if (await takeMessage(db, message.id)) await send(means, { ...message, attempts: message.attempts + 1 })
  }
  await forgetMessages(db, clock.now().subtract({ hours: 24 * KEPT_DAYS }))
}

/** Puts up the messages of one learner's reminder, where it is due, and sets when it is to be looked at next. */
async function putUp(means: Dependencies, userId: string): Promise<void> {
  const { database, clock, settings } = means
  const now = clock.now()
  const seen = await reminderToLookAt(database.db, userId, now)
  const moment = seen && dueReminder(seen, now)
  const date = moment && localDate(moment, seen.zone)
  const facts = date && (await dayFacts(means, { id: userId, ...seen }, date, now))
  await withLearnerLocked(database.db, userId, async trx => {
    // Another process may have been quicker.
    const reminder = await reminderToLookAt(trx, userId, now)
    if (!reminder) return
    const wanted = reminder.byEmail || reminder.byPush
    await setNextReminder(trx, userId, wanted ? nextReminderAt(reminder.localTime, reminder.zone, now) : undefined)
    if (!date || !facts || !dayIsOpen(facts)) return
    const { subject, text } = reminderText(facts)
    const body = `${text}\n\n${settings.publicUrl}/dashboard`
    const message = { userId, localDate: date, subject, body }
    if (reminder.byEmail) await putUpMessage(trx, { ...message, channel: 'email' }, now)
    if (reminder.byPush) await putUpMessage(trx, { ...message, channel: 'push' }, now)
  })
}

type Waiting = Awaited<ReturnType<typeof waitingMessages>>[number]

async function send(means: Dependencies, message: Waiting): Promise<void> {
  const { database, clock, logger } = means
  try {
    const outcome = await (message.channel === 'email' ? sendByEmail : sendByPush)(means, message)
    await settleMessage(database.db, message, outcome, clock.now())
  } catch (error) {
    logger.error({ err: error }, 'Cannot send a reminder')
    await settleMessage(database.db, message, 'failed', clock.now())
  }
}

async function sendByEmail(
  { database: { db }, settings, mail, logger }: Dependencies,
  { id, user_id, email, subject, body }: Waiting,
): Promise<'sent' | 'failed' | 'again'> {
  // Unsubscribed since it was put up.
  if ((await reminderOf(db, user_id))?.by_email !== 1) return 'failed'
  const unsubscribeUrl = `${settings.publicUrl}/unsubscribe/${await linkToken(db, 'unsubscribe', user_id)}`
  const delivery = await mail.send({ id, to: email, subject, text: body, unsubscribeUrl })
  if (delivery.outcome === 'failed') {
    logger.warn({ fault: delivery.fault }, 'The mail server did not take a reminder')
    return 'again'
  }
  await noteDelivery(db, user_id, delivery.outcome === 'refused' ? delivery.fault : undefined, MOST_REFUSALS)
  return delivery.outcome === 'sent' ? 'sent' : 'failed'
}

/** Sends to every browser of the learner. One that got it is enough: the others are not tried again. */
async function sendByPush(
  { database: { db }, push }: Dependencies,
  { user_id, subject }: Waiting,
): Promise<'sent' | 'failed' | 'again'> {
  const outcomes = await Promise.all(
    (await pushSubscriptionsOf(db, user_id)).map(async browser => {
      const outcome = await push.send(browser, { title: 'Meridian', body: subject, url: '/dashboard' })
      if (outcome === 'gone') await forgetPushSubscription(db, browser.endpoint)
      return outcome
    }),
  )
  if (outcomes.includes('sent')) return 'sent'
  return outcomes.includes('failed') ? 'again' : 'failed'
}
