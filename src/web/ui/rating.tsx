import { Star } from 'lucide-react'
import { useId } from 'react'

/** A rating from 1 to 5 as native radios drawn as stars. 0 means not given yet. */
export function Rating({
  legend,
  ends,
  value,
  onChange,
}: {
  legend: string
  /** What 1 and 5 mean. */
  ends: readonly [string, string]
  value: number
  onChange(value: number): void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className="text-lg font-medium">{legend}</legend>
      <p className="text-sm text-quiet">
        1 is {ends[0]}, 5 is {ends[1]}.
      </p>
      <div className="mt-2 flex gap-1">
        {[1, 2, 3, 4, 5].map(stars => (
          <label
            key={stars}
            className="relative flex min-h-14 min-w-11 flex-1 flex-col items-center justify-center gap-1 rounded-md border border-line bg-sheet focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-sea hover:border-sea has-checked:border-sea has-checked:shadow-[inset_0_0_0_1px_var(--sea)] sm:max-w-20"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={`${stars} of 5`}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <Star aria-hidden size={22} className={`text-ochre ${stars <= value ? 'fill-current' : ''}`} />
            <span aria-hidden className="text-sm tabular-nums">
              {stars}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
