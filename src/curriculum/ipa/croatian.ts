import { table } from './table.ts'

/** The broad IPA of Croatian from its spelling. Stress and tone are not written and are left out. */

const letters: [string, string][] = [
  ['dž', 'd͡ʒ'],
  ['lj', 'ʎ'],
  ['nj', 'ɲ'],
  ['č', 't͡ʃ'],
  ['ć', 't͡ɕ'],
  ['đ', 'd͡ʑ'],
  ['š', 'ʃ'],
  ['ž', 'ʒ'],
  ['c', 't͡s'],
  ['h', 'x'],
  ['v', 'ʋ'],
  ['g', 'ɡ'],
  ['q', 'k'],
  ['w', 'ʋ'],
  ['x', 'ks'],
  ['y', 'i'],
]

export function croatianIpa(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(word => word !== '')
    .map(wordIpa)
    .join(' ')
}

const exceptions = table({
  injekcija: 'injekt͡sija',
  nadživjeti: 'nadʒiʋjeti',
  konjunktura: 'konjunktura',
})

function wordIpa(word: string): string {
  const exception = exceptions[word]
  if (exception) return exception
  let ipa = ''
  for (let at = 0; at < word.length; ) {
    const found = letters.find(([spelt]) => word.startsWith(spelt, at))
    ipa += found ? found[1] : word[at]
    at += found ? found[0].length : 1
  }
  // Between consonants an r is a syllable.
  return ipa.replace(/(?<![aeiour])r(?![aeiour])/gu, 'r̩')
}
