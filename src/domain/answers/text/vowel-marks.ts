/** Arabic harakat and Hebrew niqqud, in the order of their blocks; the letters between them stay. */
const marks = new Map<string, RegExp>([
  ['ar', /[\u064B-\u0652\u0670]/gu],
  ['he', /[\u0591-\u05BD\u05BF-\u05C7]/gu],
])

/** A text as books and newspapers print it: without the vowel marks of Arabic and Hebrew. Other languages stay as they are. */
export function withoutVowelMarks(text: string, code: string): string {
  const pattern = marks.get(code)
  return pattern ? text.replace(pattern, '') : text
}
