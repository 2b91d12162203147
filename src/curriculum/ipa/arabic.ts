/** The broad IPA of Modern Standard Arabic from its romanised reading. */

/** Longest first; double consonants are written twice. */
const sounds: [string, string][] = [
  ['th', 'θ'],
  ['kh', 'x'],
  ['dh', 'ð'],
  ['sh', 'ʃ'],
  ['gh', 'ɣ'],
  ['ā', 'aː'],
  ['ī', 'iː'],
  ['ū', 'uː'],
  ['ē', 'eː'],
  ['ō', 'oː'],
  ['ḥ', 'ħ'],
  ['ṣ', 'sˤ'],
  ['ḍ', 'dˤ'],
  ['ṭ', 'tˤ'],
  ['ẓ', 'ðˤ'],
  ['ʿ', 'ʕ'],
  ['ʕ', 'ʕ'],
  ['‘', 'ʕ'],
  ['ʾ', 'ʔ'],
  ["'", 'ʔ'],
  ['’', 'ʔ'],
  ['j', 'd͡ʒ'],
  ['y', 'j'],
  ['g', 'ɡ'],
  ['á', 'aː'],
  ['ṯ', 'θ'],
  ['ḏ', 'ð'],
  ['š', 'ʃ'],
  ['ḫ', 'x'],
  ['ġ', 'ɣ'],
  ['ǧ', 'd͡ʒ'],
  ['ǧ', 'd͡ʒ'],
  ['p', 'p'],
  ['v', 'v'],
]
const VOWEL = /[aiueo]ː?/u

export function arabicIpa(text: string, reading: string | undefined): string {
  const words = (reading ?? '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s.,!?؟،…]+/u)
    .filter(word => word !== '')
  if (!words.every(word => /\p{Script=Latin}/u.test(word))) return ''
  const written = text.split(/[^\p{Script=Arabic}\p{M}]+/u).filter(word => word !== '')
  const known = written.length === words.length
  return words.map((word, index) => wordIpa(word, known && written[index]!.endsWith('ه'))).join(' ')
}

/** An h at the end is spoken where it is written ه; the one of ة is not. */
function wordIpa(word: string, endsInHa: boolean): string {
  const joined = word.replace(/-/gu, '')
  const units = unitsOf(endsInHa ? joined : joined.replace(/(?<=[aā])h$/u, ''))
  if (/^[aiueo]/u.test(units[0] ?? '')) units.unshift('ʔ')
  return stressed(units)
}

function unitsOf(word: string): string[] {
  const units: string[] = []
  for (let at = 0; at < word.length; ) {
    const found = sounds.find(([spelt]) => word.startsWith(spelt, at))
    const sound = found?.[1] ?? (/\p{L}/u.test(word[at] ?? '') ? (word[at] ?? '') : '')
    if (sound !== '') units.push(sound)
    at += found?.[0].length ?? 1
  }
  return units
}

/** On a last syllable of three beats, else on the heavy one before it, else on the third from the end. */
function stressed(units: string[]): string {
  const nuclei = units.flatMap((unit, index) => (VOWEL.test(unit) ? [index] : []))
  if (nuclei.length < 2) return joined(units, undefined)
  const last = nuclei.length - 1
  const weight = (syllable: number) => {
    const nucleus = nuclei[syllable] ?? 0
    const following = nuclei[syllable + 1]
    // All but one of the consonants before the next vowel close this syllable.
    const closing = following === undefined ? units.length - nucleus - 1 : following - nucleus - 2
    return (units[nucleus]?.endsWith('ː') ? 2 : 1) + Math.max(0, closing)
  }
  let at = Math.max(0, last - 2)
  if (weight(last) >= 3) at = last
  else if (weight(last - 1) >= 2) at = last - 1
  const nucleus = nuclei[at] ?? 0
  return joined(units, at === 0 ? 0 : nucleus - 1)
}

function joined(units: string[], stressAt: number | undefined): string {
  const marked = units.map((unit, index) => (index === stressAt ? `ˈ${unit}` : unit)).join('')
  return marked.replace(/(d͡ʒ|[^aiueoːˈ]ˤ?)\1/gu, '$1ː')
}
