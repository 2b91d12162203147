import { useEffect, useEffectEvent, useId } from 'react'
import { toKana } from 'wanakana'
import { useDeviceSetting } from '../../storage/device-setting.ts'
import type { TextField } from '../run/use-key-press.ts'

/** With a Latin keyboard at hand, romaji are written and become kana while one writes; who has a Japanese one turns it off. */
export function RomajiChoice({ input, onChange }: { input: TextField; onChange(text: string): void }) {
  const [choice, choose] = useDeviceSetting('romaji', ['to-kana', 'as-typed'])
  const on = choice === 'to-kana'
  const id = useId()
  const change = useEffectEvent(onChange)
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
        change(text)
        requestAnimationFrame(() => field.setSelectionRange(kana.length, kana.length))
      })
    }
    field.addEventListener('input', convert)
    return () => field.removeEventListener('input', convert)
  }, [input, on])
  return (
    <label htmlFor={id} className="inline-flex min-h-11 items-center gap-2 text-sm text-quiet">
      <input
        id={id}
        type="checkbox"
        checked={on}
        className="size-5 accent-sea"
        onChange={event => choose(event.target.checked ? 'to-kana' : 'as-typed')}
      />
      <span>
        <span className="max-sm:sr-only">Turn </span>romaji into kana
        <span className="max-sm:sr-only"> while I type</span>
      </span>
    </label>
  )
}
