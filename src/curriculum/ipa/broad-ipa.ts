/** Turns a synthesiser's phonemes into the broad IPA of a dictionary. */

export type Dialect = {
  /** Sounds replaced, in order, before syllables are looked at. Patterns see one word without separators. */
  sounds?: readonly (readonly [RegExp, string])[]
  /** False where stress tells nothing (French) or the machine would be guessing; `first` where it is always on the first syllable. */
  stress?: boolean | 'first'
  /**
   * What a syllable within a word may begin with, where the language differs from most: one consonant at most in Turkish
   * (`köp.rü`), more in German (`ver.stehen`). Matches the sounds whole.
   */
  onset?: RegExp
}

const VOWEL = /[aeiouyøœɶæɐɑɒɔəɘɵɤɛɜɞɨɪʊʉɯʌʏ]/u
const SOUND = /\p{L}(?:͡\p{L})?[\p{M}ːˑʰʲʷˠˤˀ]*/gu
const STRESS = 'ˈ'
/** Stands between two vowels that are two syllables, until the stress is placed. */
export const HIATUS = '.'

/** `l_a ʎ_ˈa_β_e` becomes `la ˈʝaβe`. */
export function broadIpa(phonemes: string, { sounds = [], stress = true, onset }: Dialect = {}): string {
  return phonemes
    .replace(/\([a-z-]+\)/gu, '')
    .split(/\s+/u)
    .map(word => {
      let text = withHiatus(word.replace(/[-ˌ]/gu, '')).replaceAll('_', '').normalize('NFD').replace(/g/gu, 'ɡ')
      for (const [pattern, sound] of sounds) text = text.replace(pattern, sound)
      text = tied(text)
      const bare = text.replaceAll(STRESS, '')
      const placed =
        stress === 'first' ? stressBeforeSyllable(STRESS + bare) : stress ? stressBeforeSyllable(text, onset) : bare
      return placed.replaceAll(HIATUS, '')
    })
    .filter(word => word !== '')
    .join(' ')
    .normalize('NFC')
}

/** eSpeak writes a diphthong as one sound: vowels in two sounds are two syllables. */
function withHiatus(word: string): string {
  return word.replace(/([aeiouyøœɶæɐɑɒɔəɘɵɤɛɜɞɨɪʊʉɯʌʏ]\p{M}*ː?)_+(?=ˈ?[aeiouyøœɶæɐɑɒɔəɘɵɤɛɜɞɨɪʊʉɯʌʏ])/gu, `$1${HIATUS}`)
}

function tied(text: string): string {
  return text.replace(/t(ʃ|s|ɕ|ʂ)|d(ʒ|z|ʑ|ʐ)/gu, (_, voiceless?: string, voiced?: string) =>
    voiceless ? `t͡${voiceless}` : `d͡${voiced}`,
  )
}

/** Moves the mark from before the vowel to before its syllable; a word of one syllable needs none. */
export function stressBeforeSyllable(word: string, onset?: RegExp): string {
  const at = word.lastIndexOf(STRESS)
  const plain = word.replaceAll(STRESS, '')
  if (at < 0) return plain
  const before = word.slice(0, at).replaceAll(STRESS, '')
  const after = word.slice(at).replaceAll(STRESS, '')
  if (syllableCount(plain) < 2) return plain
  const length = onsetLength(before, onset)
  return before.slice(0, before.length - length) + STRESS + before.slice(before.length - length) + after
}

function syllableCount(word: string): number {
  return word.split(HIATUS).reduce((count, part) => {
    const sounds = part.match(SOUND) ?? []
    const nuclei = sounds.filter((sound, index) => isNucleus(sound) && !isNucleus(sounds[index - 1] ?? ''))
    return count + nuclei.length
  }, 0)
}

function isNucleus(sound: string): boolean {
  return (VOWEL.test(sound) && !sound.includes('\u032F')) || sound.includes('\u0329')
}

/** How many characters at the end of `before` belong to the syllable that follows. */
function onsetLength(before: string, allowed?: RegExp): number {
  if (before.endsWith(HIATUS)) return 0
  const sounds = before.match(SOUND) ?? []
  const tail: string[] = []
  for (let index = sounds.length - 1; index >= 0 && !VOWEL.test(sounds[index] ?? ''); index--)
    tail.unshift(sounds[index] ?? '')
  // At the beginning of a word everything belongs to the first syllable.
  if (tail.length === sounds.length) return before.length
  if (tail.length === 0) return 0
  const longest = tail.map((_, index) => tail.slice(index).join('')).find(onset => allowed?.test(onset))
  if (longest !== undefined) return longest.length
  // A long consonant closes one syllable and opens the next.
  let taken = 1
  if (tail.length > taken && /^[jwɥ]/u.test(tail.at(-1) ?? '')) taken++
  const liquid = /^[rɾlʁɹʎ]/u.test(tail.at(-taken) ?? '')
  if (tail.length > taken && liquid && /^[pbtdkɡfvβðɣxθ](?![͡ː])/u.test(tail.at(-taken - 1) ?? '')) taken++
  return tail.slice(-taken).join('').length
}
