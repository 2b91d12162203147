const WIDTH = 640
const HEIGHT = 200
const FOOT = 24

/** Bars with their numbers written above them. */
export function Bars({ bars }: { bars: { label: string; value: number }[] }) {
  const most = Math.max(1, ...bars.map(bar => bar.value))
  const step = WIDTH / Math.max(bars.length, 1)
  const scale = (HEIGHT - FOOT - 20) / most
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full max-w-2xl">
      {bars.map(({ label, value }, at) => {
        const middle = at * step + step / 2
        const top = HEIGHT - FOOT - value * scale
        return (
          <g key={label} textAnchor="middle" className="fill-ink text-[13px]">
            <rect
              x={middle - Math.min(18, step * 0.35)}
              y={top}
              width={Math.min(36, step * 0.7)}
              height={value * scale}
              className="fill-sea"
            />
            <text x={middle} y={top - 5}>
              {value}
            </text>
            <text x={middle} y={HEIGHT - 6} className="fill-quiet">
              {label}
            </text>
          </g>
        )
      })}
      <line x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className="stroke-line" />
    </svg>
  )
}

/** Two lines over time, one dashed, each named at its end. */
export function Lines({ points }: { points: { label: string; solid: number; dashed: number }[] }) {
  const most = Math.max(1, ...points.flatMap(point => [point.solid, point.dashed]))
  const xOf = (at: number) => (points.length === 1 ? WIDTH / 2 : (at / (points.length - 1)) * (WIDTH - 80) + 10)
  const yOf = (value: number) => HEIGHT - FOOT - (value / most) * (HEIGHT - FOOT - 24)
  const line = (which: 'solid' | 'dashed') => points.map((point, at) => `${xOf(at)},${yOf(point[which])}`).join(' ')
  const last = points.at(-1)
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full max-w-2xl">
      <line x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className="stroke-line" />
      <polyline points={line('dashed')} fill="none" strokeWidth={2} strokeDasharray="6 5" className="stroke-quiet" />
      <polyline points={line('solid')} fill="none" strokeWidth={3} className="stroke-sea" />
      {points.map((point, at) => (
        <circle key={point.label} cx={xOf(at)} cy={yOf(point.solid)} r={4} className="fill-sea" />
      ))}
      {last && (
        <g className="fill-ink text-[13px]">
          <text x={xOf(points.length - 1) + 10} y={yOf(last.dashed) - 6}>
            met
          </text>
          <text x={xOf(points.length - 1) + 10} y={yOf(last.solid) + 14}>
            known
          </text>
        </g>
      )}
    </svg>
  )
}
