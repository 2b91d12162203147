import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { Done, freeText } from '../fields.ts'
import { isLocalTime } from '#domain/reminders/reminder-time.ts'

const LocalTime = z.string().check(z.refine(isLocalTime, 'Must be a time of day such as 18:00'))

export const Reminders = z.object({
  /** When the learner is reminded, on their own clock. */
  local_time: LocalTime,
  by_email: z.boolean(),
  by_push: z.boolean(),
  /** The zone in which the time is meant: the one the learner was last seen in. */
  zone: z.string(),
  /** Where this installation's mail goes: to people, to a page of the practice parts, or nowhere. */
  mail: z.enum(['smtp', 'kept', 'none']),
  address: z.string(),
  /** Whether the address is vouched for by who signed the learner in; mail goes to no other. */
  address_verified: z.boolean(),
  /** Why e-mail was stopped, in the mail server's words; null while it is taken. */
  email_fault: z.nullable(z.string()),
  /** The key a browser subscribes with, and how many of the learner's browsers did. */
  push_key: z.string(),
  browsers: z.int(),
  /** The secret address of the calendar; null while there is none. */
  calendar_url: z.nullable(z.string()),
})
export type Reminders = z.infer<typeof Reminders>

const LIMIT = { points: 30, seconds: 60 }

export const reminderCalls = {
  reminders: get('/users/reminders', 'signed-in', Reminders),
  chooseReminders: post(
    '/users/reminders',
    'signed-in',
    z.object({ local_time: LocalTime, by_email: z.boolean(), by_push: z.boolean() }),
    Reminders,
    LIMIT,
  ),
  /** Tells that this browser takes web push. */
  addBrowser: post(
    '/users/push-subscriptions',
    'signed-in',
    z.object({
      endpoint: freeText(1000),
      keys: z.object({
        p256dh: z.string().check(z.regex(/^[\w-]{80,100}=*$/)),
        auth: z.string().check(z.regex(/^[\w-]{16,32}=*$/)),
      }),
    }),
    Reminders,
    LIMIT,
  ),
  removeBrowser: post(
    '/users/push-subscriptions/remove',
    'signed-in',
    z.object({ endpoint: freeText(1000) }),
    Reminders,
    LIMIT,
  ),
  /** Gives the calendar a new secret address, or ends it. The addresses before end either way. */
  renewCalendar: post('/users/calendar', 'signed-in', z.object({ on: z.boolean() }), Reminders, LIMIT),
  /** Ends reminders by e-mail. The token of the message is all that is asked for; mail programs send a form along. */
  unsubscribe: post('/unsubscribe/{token}', 'public', null, Done, LIMIT),
}
