import { addDays, dayNumber, daysBetween } from '#domain/local-days.ts'

const CELL = 18
/** A date's column is its week; 1970-01-01 was a Thursday. */
const weekday = (date: string) => (dayNumber(date) + 3) % 7

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
  const weeks = Math.ceil(dates.length / 7)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${Math.max(weeks, 13) * CELL} ${7 * CELL}`}
      className="max-h-48 w-full max-w-2xl"
      preserveAspectRatio="xMinYMin meet"
    >
      {dates.map((date, at) => {
        const size = Math.sqrt((minutesOn.get(date) ?? 0) / most) * (CELL - 4)
        const x = Math.floor(at / 7) * CELL + CELL / 2
        const y = (at % 7) * CELL + CELL / 2
        return (
          <g key={date}>
            <rect
              x={x - CELL / 2 + 1}
              y={y - CELL / 2 + 1}
              width={CELL - 2}
              height={CELL - 2}
              fill="none"
              className={date === today ? 'stroke-ink' : 'stroke-line'}
            />
            {size > 0 && <rect x={x - size / 2} y={y - size / 2} width={size} height={size} className="fill-sea" />}
          </g>
        )
      })}
    </svg>
  )
}
