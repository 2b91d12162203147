import { useEffect, useState } from 'react'

const RADIUS = 88
const ORIGIN = { x: 6, y: 94 }
const QUARTER = (RADIUS * Math.PI) / 2
const at = (radians: number, radius = RADIUS) => ({
  x: ORIGIN.x + radius * Math.cos(radians),
  y: ORIGIN.y - radius * Math.sin(radians),
})
const point = (radians: number, radius = RADIUS) => {
  const { x, y } = at(radians, radius)
  return `${x} ${y}`
}

const INNER = 58
const quarterOf = (radius: number) => `M${point(0, radius)}A${radius} ${radius} 0 0 0 ${point(Math.PI / 2, radius)}`

/**
 * What was done as an angle: a quarter circle from the equator (nothing) to the pole (`days`). A thin mark shows the date,
 * which is no progress. `from` lets the arc close from there to `day` in 600 ms.
 */
export function ProgramArc({
  day,
  days = 90,
  date,
  from,
  within,
  size = 160,
  label,
}: {
  day: number
  days?: number
  date?: number
  from?: number
  /** A second, smaller arc inside: what is done of today. */
  within?: { done: number; of: number }
  size?: number
  label: string
}) {
  const share = (of: number) => (days > 0 ? Math.min(1, Math.max(0, of / days)) : 0)
  const [shown, setShown] = useState(from ?? day)
  useEffect(() => {
    // Painted where it was, then moved: so that the move is seen.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setShown(day)))
    return () => cancelAnimationFrame(frame)
  }, [day])
  const drawn = from === undefined ? day : shown
  const angle = (share(day) * Math.PI) / 2
  const dateAngle = date === undefined ? undefined : (share(date) * Math.PI) / 2
  const end = at(angle)
  return (
    <svg role="img" aria-label={label} viewBox="0 0 100 100" width={size} height={size} fill="none">
      <path
        d={`M${ORIGIN.x} ${ORIGIN.y}H${ORIGIN.x + RADIUS}M${ORIGIN.x} ${ORIGIN.y}V${ORIGIN.y - RADIUS}`}
        className="stroke-line"
      />
      <path
        d={`M${point(0)}A${RADIUS} ${RADIUS} 0 0 0 ${point(Math.PI / 2)}`}
        className="stroke-line"
        strokeWidth="2"
      />
      {within && (
        <>
          <path d={quarterOf(INNER)} className="stroke-line" strokeWidth="9" />
          {within.done > 0 && (
            <path
              d={quarterOf(INNER)}
              pathLength={within.of}
              className="closing-arc stroke-vermilion"
              strokeWidth="9"
              strokeDasharray={`${within.done} ${within.of + 1}`}
            />
          )}
        </>
      )}
      {dateAngle !== undefined && (
        <path
          d={`M${point(dateAngle, RADIUS - 7)}L${point(dateAngle, RADIUS + 5)}`}
          className="stroke-vermilion"
          strokeWidth="1.5"
        />
      )}
      <path
        d={`M${point(0)}A${RADIUS} ${RADIUS} 0 0 0 ${point(Math.PI / 2)}`}
        className="closing-arc stroke-sea"
        strokeWidth="5"
        strokeDasharray={`${share(drawn) * QUARTER} ${QUARTER + 1}`}
      />
      {share(day) > 0 && <circle cx={end.x} cy={end.y} r="4.5" className="fill-sea" />}
    </svg>
  )
}
