const long = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
const longUtc = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** A moment as the learner's calendar day: `February 18, 2027`. */
export function shownDay(instant: string): string {
  return long.format(new Date(instant))
}

/** A calendar day without a zone, `2027-02-18`, in words. */
export function shownDate(date: string): string {
  return longUtc.format(new Date(`${date}T00:00:00Z`))
}

const weekdayUtc = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const shortUtc = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A calendar day near today: `Tue, Nov 24`. */
export function shownWeekday(date: string): string {
  return weekdayUtc.format(new Date(`${date}T00:00:00Z`))
}

/** A calendar day where there is little room: `Nov 23`. */
export function shownShortDate(date: string): string {
  return shortUtc.format(new Date(`${date}T00:00:00Z`))
}
