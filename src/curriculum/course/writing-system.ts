import type { CourseInfo } from './course.ts'

const scripts: Record<string, RegExp> = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Arab: /\p{Script=Arabic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Thai: /\p{Script=Thai}/u,
  Hang: /\p{Script=Hangul}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u,
  Hans: /\p{Script=Han}/u,
}
// In these, a Latin letter may stand in the same word as the others: Tシャツ, K팝, A型.
const mixesWithLatin = new Set(['Jpan', 'Hans', 'Hang'])
const abbreviation = /^(?:\p{Lu}{1,5}|Wi-Fi|WiFi|e|mail|Fi|Wi)$/u

// Who knows these letters cannot yet say a word that is new: vowels are not written, or signs are not letters at all.
const hidingSounds = new Set(['Hans', 'Jpan', 'Thai', 'Arab', 'Hebr'])

/** Whether a learner who knows the letters still needs a reading beside a text. Japanese written in kana needs none. */
export function hidesSounds(text: string, info: Pick<CourseInfo, 'script'>): boolean {
  if (info.script === 'Jpan') return /[\p{Script=Han}々]/u.test(text)
  return hidingSounds.has(info.script) && hasOwnLetters(text, info)
}

export function isLatin(info: Pick<CourseInfo, 'script'>): boolean {
  return info.script === 'Latn'
}

/** Whether a text has a letter of the course's own writing. */
export function hasOwnLetters(text: string, info: Pick<CourseInfo, 'script'>): boolean {
  return scripts[info.script]?.test(text) ?? false
}

/** What is wrong with the letters of a text that should be in the language: nothing, or the reason. */
export function letterFault(
  text: string,
  info: Pick<CourseInfo, 'script' | 'letters'> & { code?: string },
): string | undefined {
  const own = scripts[info.script]
  if (!own) return undefined
  if (/\p{L}/u.test(text) && !own.test(text)) return `is not written in the course's script (${info.script})`
  for (const [word] of text.matchAll(/[\p{L}\p{M}ー]+/gu)) {
    const foreign = [...word].filter(letter => /\p{L}/u.test(letter) && !own.test(letter) && letter !== 'ー')
    if (foreign.length === 0) continue
    const latinOnly = foreign.every(letter => /\p{Script=Latin}/u.test(letter))
    const apart = foreign.length === [...word].filter(letter => /\p{L}/u.test(letter)).length
    if (latinOnly && (apart || mixesWithLatin.has(info.script)) && abbreviation.test(foreign.join(''))) continue
    return apart
      ? `has "${word}", which is not in the course's script (${info.script})`
      : `has letters of two scripts in "${word}": "${foreign.join('')}" only looks right`
  }
  return info.script === 'Latn' ? unlistedLetter(text, info) : undefined
}

/** Latin letters beyond a to z must stand in course.yaml: the keyboard shown to learners is made from them. */
function unlistedLetter(text: string, info: Pick<CourseInfo, 'letters'> & { code?: string }): string | undefined {
  const known = lettersOf(info.letters)
  for (const letter of text.toLowerCase().match(/\p{L}\p{M}*/gu) ?? []) {
    // The signs of ordinal numbers stand with digits: 1.º, 2.ª.
    if (/^[a-zºª]$/u.test(letter) || known.has(letter)) continue
    // Vietnamese: the tone is a key of its own.
    const toneless = letter
      .normalize('NFD')
      .replace(/[\u0300\u0301\u0303\u0309\u0323]/gu, '')
      .normalize('NFC')
    if (info.code === 'vi' && (/^[a-z]$/u.test(toneless) || known.has(toneless))) continue
    return `has the letter "${letter}", which "letters" in course.yaml does not list`
  }
  return undefined
}

const letterSets = new Map<string, Set<string>>()
function lettersOf(letters: string): Set<string> {
  const known = letterSets.get(letters) ?? new Set(letters.toLowerCase().match(/\P{M}\p{M}*/gu) ?? [])
  letterSets.set(letters, known)
  return known
}

/** Whether a reading is written as readings of the language are: kana for Japanese, Latin letters for the others. */
export function readingFault(reading: string, info: Pick<CourseInfo, 'script'>): string | undefined {
  if (info.script === 'Jpan') {
    const other = reading.match(/[\p{Script=Han}\p{Script=Latin}]/u)?.[0]
    // An abbreviation in Latin capitals is read as such.
    return other && !/[A-Z]/u.test(other) ? `is a reading and must be kana, but has "${other}"` : undefined
  }
  const other = reading.match(/(?!\p{Script=Latin})\p{L}/u)?.[0]
  return other && !/[ʼʹʺʻʿʾˈ]/u.test(other)
    ? `is a reading and must be in Latin letters, but has "${other}"`
    : undefined
}
