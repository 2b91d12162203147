import type { ComponentProps } from 'react'
import { Foreign } from '#web/ui/foreign.tsx'

/** A word or a sentence of the language learned, as lessons and activities show it. What a touch on it opens is decided here. */
export function Learned(props: ComponentProps<typeof Foreign>) {
  return <Foreign {...props} />
}

/** In letters of the Latin script: kana, hanzi and hangul are twice as wide. */
export const widthOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0)
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u

/** How large a text can be without breaking a word on a narrow telephone. */
export function sizeOf(text: string): string {
  const longest = Math.max(...text.split(/\s+/u).map(widthOf))
  const whole = widthOf(text)
  if (whole <= 12 && longest <= 10) return 'text-5xl sm:text-6xl'
  if (whole <= 18 && longest <= 14) return 'text-4xl sm:text-5xl'
  if (whole <= 40 && longest <= 20) return 'text-3xl sm:text-4xl'
  return 'text-2xl sm:text-3xl'
}
