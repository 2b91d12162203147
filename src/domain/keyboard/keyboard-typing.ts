import { withHangulLetter, withoutHangulLetter } from './hangul.ts'

/** A text field: what stands in it, and where the cursor is. */
export type Field = { text: string; cursor: number }

/**
 * The field after a key of the on-screen keyboard was pressed with the selection from `start` to `end`. Hangul letters join
 * to syllables, the marks of kana join the kana before them, other marks the letter before.
 */
export function afterKey(text: string, start: number, end: number, key: string): Field {
  const before = text.slice(0, start)
  const isAppended = start === end
  const written = isAppended ? (composed(before, key) ?? before + key) : before + key
  const normal = written.normalize('NFC')
  return { text: normal + text.slice(end), cursor: normal.length }
}

/** The field after the key that takes back: the selection, else the letter pressed last. */
export function afterBackspace(text: string, start: number, end: number): Field {
  if (start !== end) return { text: text.slice(0, start) + text.slice(end), cursor: start }
  const { rest, last } = parted(text.slice(0, start))
  const kept = rest + (isHangul(last) ? withoutHangulLetter(last) : '')
  return { text: kept + text.slice(end), cursor: kept.length }
}

function composed(before: string, key: string): string | undefined {
  const { rest, last } = parted(before)
  if (/[\u3131-\u3163]/u.test(key)) return rest + (isHangul(last) ? withHangulLetter(last, key) : last + key)
  const mark = kanaMarks[key]
  if (mark) {
    const joined = (last + mark).normalize('NFC')
    // A mark that does not fit is not written.
    return rest + (last !== '' && Array.from(joined).length === 1 ? joined : last)
  }
  return undefined
}

const kanaMarks: Record<string, string> = { ゛: '\u3099', ゜: '\u309A' }

const isHangul = (letter: string) => /^[\u3131-\u3163\uAC00-\uD7A3]$/u.test(letter)

function parted(text: string): { rest: string; last: string } {
  const letters = Array.from(text)
  const last = letters.pop() ?? ''
  return { rest: letters.join(''), last }
}

/** A text that is handed in: the n that waits at the end for a vowel, where romaji become kana, is a ん. */
export function withFinalKana(text: string, code: string): string {
  if (code !== 'ja') return text
  return text.replace(/(?<=[\p{Script=Hiragana}\p{Script=Katakana}ー])n$/u, 'ん')
}
