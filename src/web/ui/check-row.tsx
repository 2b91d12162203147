import { useId } from 'react'
import type { ReactNode } from 'react'

/** Something that is on or off, with a line that says what it does. */
export function CheckRow({
  label,
  hint,
  checked,
  disabled = false,
  onChange,
}: {
  label: string
  hint?: ReactNode
  checked: boolean
  disabled?: boolean
  onChange(checked: boolean): void
}) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 py-2">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-6 shrink-0 accent-sea"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={event => onChange(event.target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className={`block ${disabled ? 'text-quiet' : 'font-medium'}`}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-quiet">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
