/**
 * Full vowels that carry no stress are short in borrowed words (*Musik* muˈziːk, *Sofa* ˈzoːfa); the machine makes them
 * all long. The first parts of *über|setzen* and *wieder|holen* stay long: a syllable with ɐ or ə follows theirs.
 */
export function germanLengths(text: string, ipa: string): string {
  const written = text.match(/[\p{L}'’-]+/gu) ?? []
  const words = ipa.split(' ')
  return words
    .map((word, index) => {
      const stress = word.indexOf('ˈ')
      if (stress < 0) return word
      const before = word.slice(0, stress).replace(/ː(?![^aeiouyøœɛɔɪʊʏəɐ]*[əɐ](?!\u032F))/gu, '')
      const after = word.slice(stress)
      const endsInVowel = written.length === words.length && /[aiouy]$/iu.test(written[index] ?? '')
      return before + (endsInVowel && VOWEL.test(after.slice(0, -2)) ? after.replace(/ː$/u, '') : after)
    })
    .join(' ')
}

const VOWEL = /[aeiouyøœɛɔɪʊʏ]/u
