/** The program's day as an angle: a quarter circle from the equator (day 0) to the pole (day 90). */
export function ProgramArc({
  day,
  days = 90,
  size = 160,
  label,
}: {
  day: number
  days?: number
  size?: number
  label: string
}) {
  const share = Math.min(1, Math.max(0, day / days))
  const angle = (share * Math.PI) / 2
  const [radius, origin] = [88, { x: 6, y: 94 }]
  const at = (radians: number) => `${origin.x + radius * Math.cos(radians)} ${origin.y - radius * Math.sin(radians)}`
  return (
    <svg role="img" aria-label={label} viewBox="0 0 100 100" width={size} height={size} fill="none">
      <path
        d={`M${origin.x} ${origin.y}H${origin.x + radius}M${origin.x} ${origin.y}V${origin.y - radius}`}
        className="stroke-line"
      />
      <path d={`M${at(0)}A${radius} ${radius} 0 0 0 ${at(Math.PI / 2)}`} className="stroke-line" strokeWidth="2" />
      {share > 0 && (
        <path d={`M${at(0)}A${radius} ${radius} 0 0 0 ${at(angle)}`} className="stroke-sea" strokeWidth="4" />
      )}
      <path d={`M${origin.x} ${origin.y}L${at(angle)}`} className="stroke-vermilion" strokeWidth="1.5" />
      <circle cx={at(angle).split(' ')[0]} cy={at(angle).split(' ')[1]} r="4" className="fill-vermilion" />
    </svg>
  )
}
