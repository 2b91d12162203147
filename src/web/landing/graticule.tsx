/** Where a day of the program stands on the quarter circle around the lower left corner: 0 on the equator, 90 at the pole. */
function onArc(day: number, radius: number): { x: number; y: number } {
  const angle = (day * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return { x: round(20 + radius * Math.cos(angle)), y: round(380 - radius * Math.sin(angle)) }
}

const RADIUS = 340
const weeks = Array.from({ length: 12 }, (_, index) => (index + 1) * 7)
const meridians = [0.26, 0.5, 0.71, 0.87]
const parallels = [15, 30, 45, 60, 75]

/** A quarter of a globe in thin lines, and on its edge the program's 90 days as 90 degrees. Drawn once. */
export function Graticule() {
  const [equator, pole] = [onArc(0, RADIUS), onArc(90, RADIUS)]
  return (
    <svg
      role="img"
      aria-label="A quarter of a globe: day 1 stands at the equator, day 90 at the pole, one degree for each day."
      viewBox="0 0 440 420"
      fill="none"
      className="graticule h-auto w-full max-w-[34rem]"
    >
      <g className="stroke-line">
        <path d={`M20 380H${equator.x}`} />
        <path d={`M20 380V${pole.y}`} />
        {meridians.map(share => (
          <path key={share} d={`M${20 + RADIUS * share} 380A${RADIUS * share} ${RADIUS} 0 0 0 20 ${pole.y}`} />
        ))}
        {parallels.map(latitude => {
          const edge = onArc(latitude, RADIUS)
          return <path key={latitude} d={`M20 ${edge.y}H${edge.x}`} />
        })}
      </g>
      <path
        pathLength="1"
        d={`M${equator.x} ${equator.y}A${RADIUS} ${RADIUS} 0 0 0 ${pole.x} ${pole.y}`}
        className="graticule-arc stroke-vermilion"
        strokeWidth="3"
      />
      <g className="stroke-ink" strokeWidth="1.5">
        {weeks.map(day => {
          const [from, to] = [onArc(day, RADIUS + 4), onArc(day, RADIUS + 11)]
          return <path key={day} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        })}
      </g>
      <g aria-hidden className="fill-quiet font-sans text-[13px]">
        <Label day={0} text="day 1" dx={-14} dy={30} />
        <Label day={45} text="day 45" dx={10} dy={-8} />
        <Label day={90} text="day 90" dx={8} dy={-12} />
      </g>
      <g className="fill-vermilion">
        {[0, 45, 90].map(day => {
          const { x, y } = onArc(day, RADIUS)
          return <circle key={day} cx={x} cy={y} r="5" />
        })}
      </g>
    </svg>
  )
}

function Label({ day, text, dx, dy }: { day: number; text: string; dx: number; dy: number }) {
  const { x, y } = onArc(day, RADIUS)
  return (
    <text x={x + dx} y={y + dy}>
      {text}
    </text>
  )
}
