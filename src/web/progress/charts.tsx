/** Pictures of numbers, each beside a table with the same numbers (picture.tsx). Words in them are text of the page and grow with it. */

/** Bars that stand, with their numbers above; below the first of each group what the group is called. */
export function Columns({ columns }: { columns: { key: string; label: string; group: string; value: number }[] }) {
  const most = Math.max(1, ...columns.map(column => column.value))
  return (
    <div aria-hidden className="max-w-2xl">
      <div className="grid h-40 auto-cols-fr grid-flow-col items-end gap-1 border-b border-line">
        {columns.map(({ key, value }) => (
          <div key={key} className="flex h-full min-w-0 flex-col items-center justify-end text-xs tabular-nums">
            {value > 0 && value}
            <div className="w-full max-w-9 bg-sea" style={{ height: `${(85 * value) / most}%` }} />
          </div>
        ))}
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-1 text-xs text-quiet tabular-nums">
        {columns.map(({ key, label, group }, at) => (
          <div key={key} className="min-w-0 text-center">
            {label}
            <span className="block h-4 whitespace-nowrap">{columns[at - 1]?.group === group ? '' : group}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Bars that lie, each with its name and number. */
export function Rows({ rows }: { rows: { label: string; value: number }[] }) {
  const most = Math.max(1, ...rows.map(row => row.value))
  return (
    <div aria-hidden className="grid max-w-2xl gap-2">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <p className="flex justify-between gap-4 text-sm">
            <span className="capitalize">{label}</span>
            <span className="tabular-nums">{value}</span>
          </p>
          <div className="h-2.5 bg-line">
            <div className="h-full bg-sea" style={{ width: `${(100 * value) / most}%` }} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Two lines over time, one dashed, with their names and last numbers above and the first and last day below. */
export function Lines({
  points,
  names,
}: {
  points: { label: string; solid: number; dashed: number }[]
  names: { solid: string; dashed: string }
}) {
  const most = Math.max(1, ...points.flatMap(point => [point.solid, point.dashed]))
  const line = (which: 'solid' | 'dashed') =>
    points
      .map((point, at) => `${(100 * at) / Math.max(1, points.length - 1)},${100 - (96 * point[which]) / most}`)
      .join(' ')
  const last = points.at(-1)
  return (
    <div aria-hidden className="max-w-2xl text-sm">
      <p className="flex flex-wrap gap-x-6">
        <span>
          <span className="me-2 inline-block h-1 w-6 bg-sea align-middle" />
          {names.solid} {last?.solid}
        </span>
        <span>
          <span className="me-2 inline-block w-6 border-t-2 border-dashed border-quiet align-middle" />
          {names.dashed} {last?.dashed}
        </span>
      </p>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="mt-2 h-40 w-full border-b border-line"
        fill="none"
      >
        <polyline
          points={line('dashed')}
          strokeWidth={2}
          strokeDasharray="6 5"
          vectorEffect="non-scaling-stroke"
          className="stroke-quiet"
        />
        <polyline points={line('solid')} strokeWidth={3} vectorEffect="non-scaling-stroke" className="stroke-sea" />
      </svg>
      <p className="flex justify-between text-quiet">
        <span>{points[0]?.label}</span>
        <span>{last?.label}</span>
      </p>
    </div>
  )
}
