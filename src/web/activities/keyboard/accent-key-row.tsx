import { accentKeys } from '#domain/keyboard/accent-keys.ts'
import { afterKey } from '#domain/keyboard/keyboard-typing.ts'
import { keepFocus, useKeyPress } from '../run/use-key-press.ts'
import type { TextField } from '../run/use-key-press.ts'

/** Keys for the letters a keyboard may lack. They write where the cursor stands. */
export function AccentKeyRow({
  code,
  input,
  onChange,
}: {
  code: string
  input: TextField
  onChange(text: string): void
}) {
  const press = useKeyPress(input, onChange)
  const keys = accentKeys(code)
  if (keys.length === 0) return null
  return (
    <div
      role="group"
      aria-label="Letters your keyboard may lack"
      className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(1.9rem,1fr))] gap-1 sm:flex sm:flex-wrap"
    >
      {keys.map(key => (
        <button
          key={key.insert}
          type="button"
          aria-label={`Insert ${key.name}`}
          onPointerDown={keepFocus}
          onMouseDown={keepFocus}
          onClick={() => press((text, start, end) => afterKey(text, start, end, key.insert))}
          className="min-h-11 min-w-0 rounded-lg border border-line bg-sheet text-lg hover:border-sea sm:min-w-10"
        >
          <span lang={code}>{key.label}</span>
        </button>
      ))}
    </div>
  )
}
