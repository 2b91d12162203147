import { table } from './table.ts'

/**
 * The IPA of Thai from a reading that shows tones and length: syllables apart by hyphens or spaces, long vowels written
 * twice, the tone on the first vowel letter (a mid, à low, â falling, á high, ǎ rising), as in sà-wàt-dii.
 */

const onsets: [string, string][] = [
  ['kh', 'kʰ'],
  ['ph', 'pʰ'],
  ['th', 'tʰ'],
  ['ch', 't͡ɕʰ'],
  ['ng', 'ŋ'],
  ['bp', 'p'],
  ['dt', 't'],
  ['j', 't͡ɕ'],
  ['c', 't͡ɕ'],
  ['b', 'b'],
  ['d', 'd'],
  ['k', 'k'],
  ['g', 'k'],
  ['p', 'p'],
  ['t', 't'],
  ['m', 'm'],
  ['n', 'n'],
  ['y', 'j'],
  ['r', 'r'],
  ['l', 'l'],
  ['w', 'w'],
  ['f', 'f'],
  ['s', 's'],
  ['h', 'h'],
]
const nuclei: [string, string][] = [
  ['ʉʉa', 'ɯa̯'],
  ['ʉa', 'ɯa̯'],
  ['uua', 'ua̯'],
  ['iia', 'ia̯'],
  ['ia', 'ia̯'],
  ['ua', 'ua̯'],
  ['aa', 'aː'],
  ['ii', 'iː'],
  ['ʉʉ', 'ɯː'],
  ['uu', 'uː'],
  ['ee', 'eː'],
  ['ɛɛ', 'ɛː'],
  ['oo', 'oː'],
  ['ɔɔ', 'ɔː'],
  ['əə', 'ɤː'],
  ['a', 'a'],
  ['i', 'i'],
  ['ʉ', 'ɯ'],
  ['u', 'u'],
  ['e', 'e'],
  ['ɛ', 'ɛ'],
  ['o', 'o'],
  ['ɔ', 'ɔ'],
  ['ə', 'ɤ'],
]
const codas = table({
  '': '',
  k: 'k̚',
  g: 'k̚',
  p: 'p̚',
  b: 'p̚',
  t: 't̚',
  d: 't̚',
  m: 'm',
  n: 'n',
  ng: 'ŋ',
  y: 'j',
  i: 'j',
  w: 'w',
  o: 'w',
})
const tones = new Map([
  ['', '˧'],
  ['\u0300', '˨˩'],
  ['\u0302', '˥˩'],
  ['\u0301', '˦˥'],
  ['\u030C', '˩˩˦'],
])
const toneMark = /[\u0300\u0301\u0302\u030C]/gu

export function thaiIpa(_: string, reading: string | undefined): string {
  const words = (reading ?? '')
    .toLowerCase()
    .split(/[\s.,!?…]+/u)
    .filter(word => word !== '')
  const transcribed = words.map(word => word.split('-').map(syllableIpa))
  if (transcribed.some(word => word.includes(undefined))) return ''
  return transcribed.map(word => word.join('')).join(' ')
}

function syllableIpa(syllable: string): string | undefined {
  const decomposed = syllable.normalize('NFD')
  const mark = decomposed.match(toneMark)?.[0] ?? ''
  let rest = decomposed.replace(toneMark, '').normalize('NFC')
  let onset = ''
  for (let count = 0; count < 2; count++) {
    const found = onsets.find(([spelt]) => rest.startsWith(spelt))
    if (!found || (count === 1 && !/^[rlw]/u.test(found[0]))) break
    onset += found[1]
    rest = rest.slice(found[0].length)
  }
  const nucleus = nuclei.find(([spelt]) => rest.startsWith(spelt))
  if (!nucleus) return undefined
  const coda = codas[rest.slice(nucleus[0].length)]
  if (coda === undefined) return undefined
  return (onset || 'ʔ') + nucleus[1] + coda + (tones.get(mark) ?? '')
}
