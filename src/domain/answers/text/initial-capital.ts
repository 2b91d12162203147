/**
 * A text with a capital at its beginning, by the rules of its language: Turkish `iyi` is `İyi`. Greek capitals lose their
 * accents where a whole word is written in them, but not at the beginning of a word: `έχω` is `Έχω`.
 */
export function withInitialCapital(text: string, code: string): string {
  const [first = ''] = text
  return (code === 'el' ? first.toUpperCase() : first.toLocaleUpperCase(code)) + text.slice(first.length)
}
