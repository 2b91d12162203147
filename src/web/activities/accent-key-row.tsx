import type { RefObject } from 'react'
import { accentKeys, withKey } from '#domain/accent-keys.ts'

/** Keys for the letters a keyboard may lack. They write where the cursor stands and leave it there. */
export function AccentKeyRow({
  code,
  input,
  onChange,
}: {
  code: string
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  onChange(text: string): void
}) {
  const keys = accentKeys(code)
  if (keys.length === 0) return null
  const press = (insert: string) => {
    const field = input.current
    if (!field) return
    const at = field.selectionStart ?? field.value.length
    const { text, cursor } = withKey(field.value, at, field.selectionEnd ?? at, insert)
    onChange(text)
    // After React has written the value.
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(cursor, cursor)
    })
  }
  return (
    <div role="group" aria-label="Letters your keyboard may lack" className="mt-2 flex flex-wrap gap-1">
      {keys.map(key => (
        <button
          key={key.insert}
          type="button"
          aria-label={`Insert ${key.name}`}
          onClick={() => press(key.insert)}
          className="min-h-11 min-w-9 rounded border border-line bg-sheet px-2 text-lg hover:border-sea sm:min-w-10"
        >
          <span lang={code}>{key.label}</span>
        </button>
      ))}
    </div>
  )
}
