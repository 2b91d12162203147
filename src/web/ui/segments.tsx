import { useId } from 'react'

/** One of a few words in a row: native radios, so that arrow keys move and a screen reader counts them. */
export function Segments<Value extends string>({
  legend,
  hint,
  choices,
  value,
  onChange,
  compact = false,
}: {
  legend: string
  hint?: string
  choices: readonly { value: Value; label: string }[]
  /** None is chosen where it is undefined. */
  value: Value | undefined
  onChange(value: Value): void
  /** For a narrow place: they share its width. */
  compact?: boolean
}) {
  const name = useId()
  return (
    <fieldset aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className="font-medium">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      <div className={`flex flex-wrap ${compact ? 'mt-1 gap-1.5' : 'mt-2 gap-2'}`}>
        {choices.map(choice => (
          <label
            key={choice.value}
            className={`flex min-h-11 items-center rounded-md border border-line bg-sheet py-2 ${compact ? 'grow justify-center px-2' : 'px-4'} hover:border-sea has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
