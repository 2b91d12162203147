import { stressBeforeSyllable } from './broad-ipa.ts'

/** The broad IPA of Modern Hebrew from its romanised reading, whose acute accent marks the stress: shalóm, yéled. */

const sounds: [string, string][] = [
  ['tch', 't͡ʃ'],
  ['sh', 'ʃ'],
  ['kh', 'χ'],
  ['ch', 'χ'],
  ['ts', 't͡s'],
  ['tz', 't͡s'],
  ['zh', 'ʒ'],
  ['ḥ', 'χ'],
  ['dzh', 'd͡ʒ'],
  ['j', 'd͡ʒ'],
  ['y', 'j'],
  ['r', 'ʁ'],
  ['g', 'ɡ'],
  ["'", 'ʔ'],
  ['’', 'ʔ'],
  ['ʔ', 'ʔ'],
  ['ʾ', 'ʔ'],
  ['ʿ', 'ʔ'],
  ['q', 'k'],
  ['w', 'v'],
]

export function hebrewIpa(_: string, reading: string | undefined): string {
  const words = (reading ?? '')
    .toLowerCase()
    .split(/[\s\-.,!?…]+/u)
    .filter(word => /\p{L}/u.test(word))
  const transcribed = words.map(wordIpa)
  return transcribed.includes('') ? '' : transcribed.join(' ')
}

function wordIpa(word: string): string {
  const letters = word
    .normalize('NFD')
    .replace(/([cszh])([\u030C\u0323])/gu, pair => pair.normalize('NFC'))
    .replace(/(\p{L})\u0301/gu, 'ˈ$1')
  const vowels = letters.match(/[aeiou]/gu)?.length ?? 0
  if (vowels > 1 && !letters.includes('ˈ')) return ''
  let ipa = ''
  for (let at = 0; at < letters.length; ) {
    const found = sounds.find(([spelt]) => letters.startsWith(spelt, at))
    const letter = letters[at] ?? ''
    ipa += found?.[1] ?? (/[\p{L}ˈ]/u.test(letter) ? letter : '')
    at += found?.[0].length ?? 1
  }
  // Two vowels side by side are two syllables.
  return stressBeforeSyllable(ipa.replace(/([aeiou])(?=ˈ?[aeiou])/gu, '$1.')).replaceAll('.', '')
}
