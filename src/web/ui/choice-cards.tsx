import { useId } from 'react'

export type Choice<Value extends string> = {
  value: Value
  label: string
  description?: string
}

/** One of a few, as native radios in large cards: arrow keys move, a form sends, a screen reader counts them. */
export function ChoiceCards<Value extends string>({
  legend,
  legendHidden = false,
  choices,
  value,
  onChange,
  columns = 'sm:grid-cols-2',
}: {
  legend: string
  /** The question is already the screen's heading. */
  legendHidden?: boolean
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChange(value: Value): void
  columns?: string
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className={legendHidden ? 'sr-only' : 'mb-3 text-lg font-medium'}>{legend}</legend>
      <div className={`grid gap-3 ${columns}`}>
        {choices.map(choice => (
          <label
            key={choice.value}
            className="flex min-h-14 items-start gap-3 rounded-md border border-line bg-sheet px-4 py-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-sea hover:border-sea has-checked:border-sea has-checked:shadow-[inset_0_0_0_1px_var(--sea)]"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              aria-label={choice.label}
              aria-describedby={choice.description ? `${name}-${choice.value}` : undefined}
              className="mt-1 size-5 shrink-0 accent-sea outline-none"
            />
            <span className="min-w-0">
              <span className="block font-medium">{choice.label}</span>
              {choice.description && (
                <span id={`${name}-${choice.value}`} className="block text-sm text-quiet">
                  {choice.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
