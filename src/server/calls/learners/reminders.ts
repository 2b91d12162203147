import { ApiError } from '#server/http/answer/api-error.ts'
import type { Handlers, Request } from '#server/http/handler.ts'
import { linkToken } from '#server/reminders/signed-links.ts'
import { unsubscribe } from '#server/reminders/unsubscribe.ts'
import {
  forgetPushSubscription,
  pushSubscriptionsOf,
  savePushSubscription,
} from '#database/reminders/push-subscriptions.ts'
import { renewCalendar, reminderOf, saveReminder } from '#database/reminders/reminders.ts'
import { MOST_BROWSERS } from '#domain/reminders/reminder-channel.ts'
import { STANDARD_REMINDER_TIME } from '#domain/reminders/reminder-time.ts'

export const reminderHandlers = {
  reminders: async request => described(request),

  chooseReminders: async request => {
    const { db, learner, body, now, zone, mail } = request
    if (body.by_email && mail.kind === 'none') {
      throw new ApiError(409, 'NO_MAIL', 'This installation sends no e-mail', { field: 'by_email' })
    }
    // Mail goes to an address only where somebody vouches that it is the learner's.
    if (body.by_email && !learner.emailVerified) {
      throw new ApiError(409, 'ADDRESS_NOT_VERIFIED', 'Your e-mail address is not verified where you sign in', {
        field: 'by_email',
      })
    }
    const chosen = { localTime: body.local_time, byEmail: body.by_email, byPush: body.by_push, zone }
    await saveReminder(db, learner.id, chosen, now)
    return described(request)
  },

  addBrowser: async request => {
    const { db, learner, body, now, push } = request
    if (!push.accepts(body.endpoint)) {
      throw new ApiError(400, 'INVALID', 'endpoint is not the address of a known push service', { field: 'endpoint' })
    }
    const browser = { endpoint: body.endpoint, p256dh: body.keys.p256dh, auth: body.keys.auth }
    await savePushSubscription(db, learner.id, browser, MOST_BROWSERS, now)
    return described(request)
  },

  removeBrowser: async request => {
    await forgetPushSubscription(request.db, request.body.endpoint, request.learner.id)
    return described(request)
  },

  renewCalendar: async request => {
    await renewCalendar(request.db, request.learner.id, request.body.on, request.now)
    return described(request)
  },

  unsubscribe: async ({ db, params }) => {
    await unsubscribe(db, params.token)
    return { ok: true as const }
  },
} satisfies Partial<Handlers>

async function described({
  db,
  learner,
  zone,
  mail,
  push,
  settings,
}: Pick<Request<never>, 'db' | 'learner' | 'zone' | 'mail' | 'push' | 'settings'>) {
  const reminder = await reminderOf(db, learner.id)
  const version = reminder?.calendar_version ?? 0
  return {
    local_time: reminder?.local_time ?? STANDARD_REMINDER_TIME,
    by_email: reminder?.by_email === 1,
    by_push: reminder?.by_push === 1,
    zone,
    mail: mail.kind,
    address: learner.email,
    address_verified: learner.emailVerified,
    email_fault: reminder?.email_fault ?? null,
    push_key: await push.publicKey(),
    browsers: (await pushSubscriptionsOf(db, learner.id)).length,
    calendar_url:
      version > 0
        ? `${settings.publicUrl}/calendar/${await linkToken(db, `calendar ${version}`, learner.id)}.ics`
        : null,
  }
}
