/** Hangul as a Korean keyboard writes it: letters pressed one by one join to syllables. */

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const vowels = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ']
const finals = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']

/** Two letters that are written as one: ㅗ and ㅏ as ㅘ, ㄹ and ㄱ as ㄺ under a syllable. */
const pairs = new Map(
  'ㅗㅏㅘ ㅗㅐㅙ ㅗㅣㅚ ㅜㅓㅝ ㅜㅔㅞ ㅜㅣㅟ ㅡㅣㅢ ㄱㅅㄳ ㄴㅈㄵ ㄴㅎㄶ ㄹㄱㄺ ㄹㅁㄻ ㄹㅂㄼ ㄹㅅㄽ ㄹㅌㄾ ㄹㅍㄿ ㄹㅎㅀ ㅂㅅㅄ'
    .split(' ')
    .map(([a, b, joined]) => [`${a}${b}`, joined!] as const),
)
const halves = new Map([...pairs].map(([pair, joined]) => [joined, [...pair] as [string, string]]))

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3

type Syllable = { initial: string; vowel: string; final: string }

function syllableOf(letter: string): Syllable | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return undefined
  const at = code - FIRST_SYLLABLE
  return {
    initial: initials[Math.floor(at / (vowels.length * finals.length))]!,
    vowel: vowels[Math.floor(at / finals.length) % vowels.length]!,
    final: finals[at % finals.length]!,
  }
}

function written({ initial, vowel, final }: Syllable): string {
  const at = (initials.indexOf(initial) * vowels.length + vowels.indexOf(vowel)) * finals.length + finals.indexOf(final)
  return String.fromCodePoint(FIRST_SYLLABLE + at)
}

/** What stands in place of the last letter of a text when a letter of the alphabet is pressed after it. */
export function withHangulLetter(last: string, letter: string): string {
  const syllable = syllableOf(last)
  if (vowels.includes(letter)) {
    if (initials.includes(last)) return written({ initial: last, vowel: letter, final: '' })
    if (!syllable) return pairs.get(last + letter) ?? last + letter
    const { final, vowel } = syllable
    if (final === '') {
      const joined = pairs.get(vowel + letter)
      return joined ? written({ ...syllable, vowel: joined }) : last + letter
    }
    // The consonant below turns out to begin the next syllable.
    const [stays, goes] = halves.get(final) ?? ['', final]
    return written({ ...syllable, final: stays }) + written({ initial: goes, vowel: letter, final: '' })
  }
  if (!syllable || !initials.includes(letter)) return last + letter
  if (syllable.final === '') return finals.includes(letter) ? written({ ...syllable, final: letter }) : last + letter
  const joined = pairs.get(syllable.final + letter)
  return joined ? written({ ...syllable, final: joined }) : last + letter
}

/** What is left of a letter when the one pressed last is taken back: 값 gives 갑, then 가, then ㄱ, then nothing. */
export function withoutHangulLetter(last: string): string {
  const syllable = syllableOf(last)
  if (!syllable) return halves.get(last)?.[0] ?? ''
  const { initial, vowel, final } = syllable
  if (final !== '') return written({ ...syllable, final: halves.get(final)?.[0] ?? '' })
  const half = halves.get(vowel)?.[0]
  return half ? written({ ...syllable, vowel: half }) : initial
}

/** The keys to be pressed for a text: 값 is ㄱ ㅏ ㅂ ㅅ. Double consonants have keys of their own. */
export function hangulKeys(text: string): string[] {
  return Array.from(text).flatMap(letter => {
    const syllable = syllableOf(letter)
    const letters = syllable ? [syllable.initial, syllable.vowel, syllable.final].filter(each => each !== '') : [letter]
    return letters.flatMap(each => halves.get(each) ?? [each])
  })
}
