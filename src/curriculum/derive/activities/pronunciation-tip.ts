import type { LanguageCode } from '#domain/languages.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** One hint of what to attend to, read from the IPA: tones, the stressed syllable, long sounds. */
export function pronunciationTip(phrase: string, ipa: string, code: LanguageCode): string {
  const sounds = ipa.split(' ')
  const words = phrase.split(' ').map(word => word.replaceAll(/[^\p{L}\p{M}'’-]/gu, ''))
  // Of a phrase its longest word is spoken of, by its name; where sounds and words do not go together, none.
  const longest = Math.max(...sounds.map(syllables))
  const place = words.length === sounds.length ? sounds.findIndex(word => syllables(word) === longest) : -1
  const word = sounds[place] ?? ''
  if (/[˥˦˧˨˩]/u.test(ipa)) return 'Let your voice follow the tone of each syllable: the melody is part of the word.'
  const at = word.indexOf('ˈ')
  if (at >= 0) {
    const before = syllables(word.slice(0, at))
    const all = syllables(word)
    const ordinal = ordinals[before]
    if (all > 1 && ordinal) {
      const which = all === 2 && before === 1 ? 'last' : before === all - 1 ? 'last' : ordinal
      return sounds.length === 1
        ? `Stress the ${which} of ${all} syllables.`
        : `In “${words[place]}” stress the ${which} of ${all} syllables.`
    }
  }
  if (/ː/u.test(ipa)) return 'Hold the long sound twice as long as a short one.'
  if (code === 'fr' || code === 'ja' || code === 'ko') return 'Give every syllable the same weight.'
  return 'Listen first, then say it in one go.'
}

function syllables(word: string): number {
  return word.match(/[aeiouyøœɶæɐɑɒɔəɘɵɤɛɜɞɨɪʊʉɯʌʏ]\p{M}*ː?(?:[aeiouyɪʊ]\u032F)*/gu)?.length ?? 0
}
