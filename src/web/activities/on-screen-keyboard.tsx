import { ArrowBigUp, Delete } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { ComponentProps } from 'react'
import { toKana } from 'wanakana'
import { capitalKey, keyLabel, keyName, keyboardLayout } from '#domain/keyboard-layouts.ts'
import { afterBackspace, afterKey } from '#domain/keyboard-typing.ts'
import { useDeviceSetting } from '../device-setting.ts'
import { keepFocus, useKeyPress } from './use-key-press.ts'
import type { TextField } from './use-key-press.ts'

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
  const write = (key: string) => {
    press((text, start, end) => afterKey(text, start, end, shift ? capitalKey(key) : key))
    setShift(false)
  }
  return (
    // Keyboards stand from left to right, also where the writing does not.
    <div role="group" aria-label="Keyboard" dir="ltr" className="mt-1 space-y-1">
      {code === 'ja' && <RomajiChoice input={input} onChange={onChange} />}
      {layer.rows.map((row, index) => (
        <div key={index} className="flex flex-wrap justify-center gap-1">
          {row.map(key => {
            const shown = shift ? capitalKey(key) : key
            return (
              <Key key={key} aria-label={`Insert ${keyName(shown)}`} onClick={() => write(key)}>
                <span lang={code}>{keyLabel(shown)}</span>
              </Key>
            )
          })}
        </div>
      ))}
      <div className="flex flex-wrap justify-center gap-1">
        {layout.hasCapitals && (
          <Key aria-label="Capital letter" aria-pressed={shift} onClick={() => setShift(!shift)}>
            <ArrowBigUp aria-hidden size={20} />
          </Key>
        )}
        {layout.layers.map((each, index) => (
          <Key
            key={each.name}
            aria-label={`${each.label} ${each.name}`}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            <span lang={code}>{each.label}</span>
          </Key>
        ))}
        <Key aria-label="Space" className="grow" onClick={() => write(' ')} />
        <Key aria-label="Delete the letter before" onClick={() => press(afterBackspace)}>
          <Delete aria-hidden size={20} />
        </Key>
      </div>
    </div>
  )
}

function Key({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      className={`flex min-h-11 min-w-7 items-center justify-center rounded border border-line bg-sheet px-1.5 text-lg hover:border-sea aria-pressed:border-sea aria-pressed:bg-paper sm:min-w-11 ${className}`}
      {...rest}
    />
  )
}

/** With a Latin keyboard at hand, romaji can be written and become kana while one writes. */
function RomajiChoice({ input, onChange }: { input: TextField; onChange(text: string): void }) {
  const [choice, choose] = useDeviceSetting('romaji', ['as-typed', 'to-kana'])
  const on = choice === 'to-kana'
  const id = useId()
  useEffect(() => {
    const field = input.current
    if (!field || !on) return
    const convert = (event: Event) => {
      // An input method of the system's own is at work: it makes kana itself.
      if ((event as InputEvent).isComposing) return
      const end = field.selectionStart ?? field.value.length
      const before = field.value.slice(0, end)
      const kana = toKana(before, { IMEMode: true })
      if (kana === before) return
      const text = kana + field.value.slice(end)
      // After the field's own change was noted.
      queueMicrotask(() => {
        onChange(text)
        requestAnimationFrame(() => field.setSelectionRange(kana.length, kana.length))
      })
    }
    field.addEventListener('input', convert)
    return () => field.removeEventListener('input', convert)
  }, [input, on, onChange])
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-2 text-sm">
      <input
        id={id}
        type="checkbox"
        checked={on}
        className="size-5 accent-sea"
        onChange={event => choose(event.target.checked ? 'to-kana' : 'as-typed')}
      />
      Turn romaji into kana while I type
    </label>
  )
}
