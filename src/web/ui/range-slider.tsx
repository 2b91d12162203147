import { useId } from 'react'

/** A native slider with its name, its value in words and its ends. */
export function RangeSlider({
  label,
  value,
  min,
  max,
  step,
  onChange,
  valueText,
  ends,
  hint,
}: {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange(value: number): void
  /** The value as it is read out: `30 minutes`. */
  valueText: string
  ends: readonly [string, string]
  hint?: string
}) {
  const id = useId()
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-lg font-medium">
          {label}
        </label>
        <output htmlFor={id} className="font-display text-3xl tabular-nums">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={event => onChange(event.target.valueAsNumber)}
        aria-valuetext={valueText}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-2 h-11 w-full cursor-pointer accent-sea"
      />
      <div aria-hidden className="flex justify-between text-sm text-quiet">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  )
}
