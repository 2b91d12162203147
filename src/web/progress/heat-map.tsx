import { shownShortDate } from '../parts/shown-date.ts'
import { addDays, dayNumber, daysBetween } from '#domain/calendar/local-days.ts'

/** A date's row is its weekday; 1970-01-01 was a Thursday. */
const weekday = (date: string) => (dayNumber(date) + 3) % 7
const FEWEST_WEEKS = 13
/** Named, so that a column can be read; the others lie between. */
const named = ['Mon', '', 'Wed', '', 'Fri', '', '']

/** A square for each day, a column for each week: the more minutes, the larger the mark in it. */
export function HeatMap({
  days,
  first,
  today,
}: {
  days: { date: string; minutes: number }[]
  first: string
  today: string
}) {
  const minutesOn = new Map(days.map(day => [day.date, day.minutes]))
  const most = Math.max(1, ...days.map(day => day.minutes))
  const monday = addDays(first, -weekday(first))
  const dates = Array.from({ length: daysBetween(monday, today) + 1 }, (_, day) => addDays(monday, day))
  const weeks = Math.max(FEWEST_WEEKS, Math.ceil(dates.length / 7))
  return (
    <div aria-hidden className="flex max-w-2xl gap-2 text-xs text-quiet">
      <div className="grid shrink-0 grid-rows-7 leading-none">
        {named.map((name, at) => (
          <span key={at} className="flex items-center">
            {name}
          </span>
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <div
          className="grid grid-flow-col grid-rows-7 gap-0.5"
          style={{ gridTemplateColumns: `repeat(${weeks}, minmax(0, 2rem))` }}
        >
          {dates.map(date => (
            <div
              key={date}
              title={shownShortDate(date)}
              className={`grid aspect-square place-items-center border ${date === today ? 'border-ink' : 'border-line'}`}
            >
              <span
                className="block bg-sea"
                style={{
                  width: `${100 * Math.sqrt((minutesOn.get(date) ?? 0) / most)}%`,
                  height: `${100 * Math.sqrt((minutesOn.get(date) ?? 0) / most)}%`,
                }}
              />
            </div>
          ))}
        </div>
        <p className="mt-1">
          {shownShortDate(first)} to {shownShortDate(today)}
        </p>
      </div>
    </div>
  )
}
