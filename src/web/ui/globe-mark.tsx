/** The product's mark: a globe with its equator and a meridian, the quarter from equator to pole drawn in vermilion. */
export function GlobeMark({ size = 26 }: { size?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} fill="none" strokeWidth="2" className="shrink-0">
      <circle cx="16" cy="16" r="14" className="stroke-sea" />
      <ellipse cx="16" cy="16" rx="6" ry="14" className="stroke-sea" />
      <path d="M2 16h28" className="stroke-sea" />
      <path d="M16 2a14 14 0 0 1 14 14" className="stroke-vermilion" strokeWidth="3" />
    </svg>
  )
}
