/** The time of day at which a learner is reminded who has not chosen one. */
export const STANDARD_REMINDER_TIME = '18:00'
/** Later than this after its time a reminder is not sent any more: the server was away, and the evening is over. */
export const LATEST_MINUTES = 120

const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a time of day such as `07:30`. */
export function isLocalTime(text: string): boolean {
  return LOCAL_TIME.test(text)
}

/**
 * The first moment after `after` at which the clocks of a zone show a time of day. Where they are put forward over it, the
 * moment they jump to is later by as much; where they are put back, the first of the two counts.
 */
export function nextReminderAt(localTime: string, zone: string, after: Temporal.Instant): Temporal.Instant {
  const today = after.toZonedDateTimeISO(zone).toPlainDate()
  for (let days = 0; ; days++) {
    const moment = momentOn(today.add({ days }), localTime, zone)
    if (Temporal.Instant.compare(moment, after) > 0) return moment
  }
}

/** The last moment, not after `now`, at which the clocks of a zone showed a time of day. */
export function lastReminderAt(localTime: string, zone: string, now: Temporal.Instant): Temporal.Instant {
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  for (let days = 0; ; days++) {
    const moment = momentOn(today.subtract({ days }), localTime, zone)
    if (Temporal.Instant.compare(moment, now) <= 0) return moment
  }
}

/** The moment of a time of day on a date in a zone. */
export function momentOn(date: Temporal.PlainDate | string, localTime: string, zone: string): Temporal.Instant {
  return Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(localTime) })
    .toInstant()
}

/**
 * The moment for which a reminder is to be sent now; undefined where its time is long over, or had passed already when it
 * was chosen.
 */
export function dueReminder(
  reminder: { localTime: string; zone: string; changedAt: Temporal.Instant },
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const moment = lastReminderAt(reminder.localTime, reminder.zone, now)
  const isLate = moment.until(now).total('minutes') > LATEST_MINUTES
  return isLate || Temporal.Instant.compare(moment, reminder.changedAt) < 0 ? undefined : moment
}
