import { table } from './table.ts'

/** The IPA of Vietnamese as spoken in Hanoi, from its spelling. */

const tones = new Map([
  ['', '˧'],
  ['\u0300', '˨˩'],
  ['\u0301', '˧˥'],
  ['\u0309', '˧˩˧'],
  ['\u0303', '˧ˀ˥'],
  ['\u0323', '˧˨ˀ'],
])
const toneMark = /[\u0300\u0301\u0303\u0309\u0323]/u

/** Longest first. */
const onsets: [string, string][] = [
  ['ngh', 'ŋ'],
  ['ng', 'ŋ'],
  ['nh', 'ɲ'],
  ['ph', 'f'],
  ['th', 'tʰ'],
  ['tr', 't͡ɕ'],
  ['ch', 't͡ɕ'],
  ['kh', 'x'],
  ['gh', 'ɣ'],
  ['gi', 'z'],
  ['qu', 'kw'],
  ['g', 'ɣ'],
  ['đ', 'ɗ'],
  ['d', 'z'],
  ['r', 'z'],
  ['b', 'ɓ'],
  ['c', 'k'],
  ['k', 'k'],
  ['h', 'h'],
  ['l', 'l'],
  ['m', 'm'],
  ['n', 'n'],
  ['p', 'p'],
  ['s', 's'],
  ['t', 't'],
  ['v', 'v'],
  ['x', 's'],
]

const nuclei: [RegExp, string][] = [
  [/^(?:iê|yê|ia|ya)/u, 'iə'],
  [/^(?:uô|ua)/u, 'uə'],
  // In Hanoi the rounded glide draws the vowel forward: bưu, rượu.
  [/^ươ(?=u)/u, 'iə'],
  [/^ư(?=u)/u, 'i'],
  [/^(?:ươ|ưa)/u, 'ɨə'],
  [/^oo/u, 'ɔː'],
  [/^a/u, 'aː'],
  [/^ă/u, 'a'],
  [/^â/u, 'ə'],
  [/^e/u, 'ɛ'],
  [/^ê/u, 'e'],
  [/^[iy]/u, 'i'],
  [/^ô/u, 'o'],
  [/^ơ/u, 'əː'],
  [/^o/u, 'ɔ'],
  [/^ư/u, 'ɨ'],
  [/^u/u, 'u'],
]

const codas = table({
  '': '',
  ch: 'k',
  c: 'k',
  nh: 'ŋ',
  ng: 'ŋ',
  m: 'm',
  n: 'n',
  p: 'p',
  t: 't',
  i: 'j',
  y: 'j',
  o: 'w',
  u: 'w',
})

/** Before a velar these vowels open and the lips close at its end. */
const rounded: Record<string, string> = { u: 'ʊw', o: 'əw', ɔ: 'aw' }

export function vietnameseIpa(text: string): string {
  const syllables = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(syllable => syllable !== '')
  const transcribed = syllables.map(syllableIpa)
  return transcribed.some(syllable => syllable === undefined) ? '' : transcribed.join(' ')
}

function syllableIpa(syllable: string): string | undefined {
  const decomposed = syllable.normalize('NFD')
  const mark = decomposed.match(toneMark)?.[0] ?? ''
  const letters = decomposed.replace(toneMark, '').normalize('NFC')
  const [spelt, onset] = onsetOf(letters)
  let rime = letters.slice(spelt.length)
  let glide = ''
  // gì, giếng: the i belongs to both.
  if (spelt === 'gi' && (rime === '' || rime.startsWith('ê') || !/[aăâeêioôơuưy]/u.test(rime))) rime = `i${rime}`
  if (/^o[aăe]/u.test(rime) || /^u[âêơy]/u.test(rime)) {
    glide = 'w'
    rime = rime.slice(1)
  }
  const found = nuclei.find(([pattern]) => pattern.test(rime))
  if (!found) return undefined
  let nucleus = found[1]
  const rest = rime.replace(found[0], '')
  const coda = codas[rest]
  if (coda === undefined) return undefined
  // Spelt a, spoken short: before y, u, ch and nh.
  if (nucleus === 'aː' && /^(?:y|u|ch|nh)$/u.test(rest)) nucleus = 'a'
  if (/^(?:ng|c)$/u.test(rest) && rounded[nucleus]) {
    nucleus = rounded[nucleus] ?? nucleus
    return onset + glide + nucleus + (rest === 'c' ? 'k͡p' : 'ŋ͡m') + (tones.get(mark) ?? '')
  }
  // After a front vowel they are spoken further forward.
  const ending = /^(?:nh|ch)$/u.test(rest) && nucleus === 'a' ? `j${coda}` : coda
  return onset + glide + nucleus + ending + (tones.get(mark) ?? '')
}

function onsetOf(letters: string): [string, string] {
  return onsets.find(([spelt]) => letters.startsWith(spelt)) ?? ['', 'ʔ']
}
