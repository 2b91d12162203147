/** The ways a reminder can reach a learner. */
export const reminderChannels = ['email', 'push'] as const
export type ReminderChannel = (typeof reminderChannels)[number]

/** Refused this many times in a row, e-mail is not sent to an address any more until its owner asks for it again. */
export const MOST_REFUSALS = 3
/** Browsers of one learner that take web push; the oldest makes room. */
export const MOST_BROWSERS = 10
/** How often one reminder is tried where a mail server or push service does not answer, and the minutes between. */
export const ATTEMPTS = { most: 3, minutesBetween: 10 } as const
