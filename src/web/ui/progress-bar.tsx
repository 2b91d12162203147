/** A share of a whole as a line, with its name for screen readers. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  const percent = max > 0 ? Math.min(100, Math.round((100 * value) / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 w-full bg-line"
    >
      <div className="h-full bg-sea transition-[width] duration-300" style={{ width: `${percent}%` }} />
    </div>
  )
}
