/** The country of a flag, in two lower-case letters (“es”), by the letters that the flag's character is made of. */
export function countryOf(flagEmoji: string): string {
  return Array.from(flagEmoji, letter => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 0x61)).join('')
}
