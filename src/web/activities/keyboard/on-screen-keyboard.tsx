import { ArrowBigUp, Delete } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { NO_KEY, capitalKey, keyLabel, keyName, keyboardLayout } from '#domain/keyboard/keyboard-layouts.ts'
import { afterBackspace, afterKey } from '#domain/keyboard/keyboard-typing.ts'
import { keepFocus, useKeyPress } from '../run/use-key-press.ts'
import type { TextField } from '../run/use-key-press.ts'

/** The keyboard of a language under its text field. While it is shown, a telephone's own stays away. */
export function OnScreenKeyboard({
  code,
  input,
  onChange,
}: {
  code: string
  input: TextField
  onChange(text: string): void
}) {
  const layout = keyboardLayout(code)
  const [chosen, setChosen] = useState(0)
  const [shift, setShift] = useState(false)
  const press = useKeyPress(input, onChange)

  useEffect(() => {
    const field = input.current
    if (!field) return
    const before = field.inputMode
    field.inputMode = 'none'
    return () => {
      field.inputMode = before
    }
  }, [input])

  if (!layout) return null
  const layer = layout.layers[chosen] ?? layout.layers[0]!
  const columns = Math.max(...layer.rows.map(row => row.length))
  const write = (key: string) => {
    press((text, start, end) => afterKey(text, start, end, shift ? capitalKey(key) : key))
    setShift(false)
  }
  return (
    // Keyboards stand from left to right, also where the writing does not.
    <div role="group" aria-label="Keyboard" dir="ltr" className="-mx-3 mt-1 max-w-xl sm:mx-auto">
      {layer.rows.map((row, index) => (
        <Row key={index} columns={columns} length={row.length}>
          {row.map((key, place) => {
            if (key === NO_KEY) return <span key={place} className="col-span-2" />
            const shown = shift ? capitalKey(key) : key
            return (
              <Key key={key} aria-label={`Insert ${keyName(shown)}`} onClick={() => write(key)}>
                <span lang={code}>{keyLabel(shown)}</span>
              </Key>
            )
          })}
        </Row>
      ))}
      <div className="flex">
        {layout.hasCapitals && (
          <Key className="grow" aria-label="Capital letter" aria-pressed={shift} onClick={() => setShift(!shift)}>
            <ArrowBigUp aria-hidden size={20} />
          </Key>
        )}
        {layout.layers.map((each, index) => (
          <Key
            key={each.name}
            className="grow"
            aria-label={`${each.label} ${each.name}`}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            <span lang={code}>{each.label}</span>
          </Key>
        ))}
        <Key aria-label="Space" className="grow-4" onClick={() => write(' ')} />
        <Key className="grow" aria-label="Delete the letter before" onClick={() => press(afterBackspace)}>
          <Delete aria-hidden size={20} />
        </Key>
      </div>
    </div>
  )
}

/** A row of a grid of twice as many columns: a shorter row stands in its middle, half a key further. */
function Row({ columns, length, children }: { columns: number; length: number; children: ReactNode }) {
  const before = columns - length
  return (
    <div className="grid" style={{ gridTemplateColumns: `repeat(${2 * columns}, minmax(0, 1fr))` }}>
      {before > 0 && <span style={{ gridColumn: `span ${before}` }} />}
      {children}
    </div>
  )
}

function Key({ className = 'col-span-2', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      className={`m-px flex min-h-11 min-w-0 items-center justify-center rounded border border-line bg-sheet text-lg hover:border-sea aria-pressed:border-sea aria-pressed:bg-paper ${className}`}
      {...rest}
    />
  )
}
