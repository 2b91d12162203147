import { useCallback } from 'react'
import type { RefObject } from 'react'
import type { Field } from '#domain/keyboard/keyboard-typing.ts'

export type TextField = RefObject<HTMLInputElement | HTMLTextAreaElement | null>

/** Writes into a text field where its cursor stands. Who had the focus keeps it: the field, or a key of the on-screen keyboard. */
export function useKeyPress(input: TextField, onChange: (text: string) => void) {
  return useCallback(
    (press: (text: string, start: number, end: number) => Field) => {
      const field = input.current
      if (!field) return
      const start = field.selectionStart ?? field.value.length
      const { text, cursor } = press(field.value, start, field.selectionEnd ?? start)
      if (field.maxLength >= 0 && text.length > field.maxLength) return
      onChange(text)
      // After React has written the value.
      requestAnimationFrame(() => field.setSelectionRange(cursor, cursor))
    },
    [input, onChange],
  )
}

/** For a key: a press leaves the focus in the text field. The keyboard's own users move to the keys by Tab. */
export const keepFocus = (event: { preventDefault(): void }) => event.preventDefault()
