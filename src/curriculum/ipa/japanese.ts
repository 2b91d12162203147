import { toHiragana } from 'wanakana'
import { table } from './table.ts'

/** The broad IPA of Japanese from kana; the spelling tells where a verb's last う is a syllable of its own. */

const vowels: Record<string, string> = { a: 'a', i: 'i', u: 'ɯ', e: 'e', o: 'o' }

const rows: Record<string, [consonant: string, vowel: string]> = {
  あ: ['', 'a'],
  い: ['', 'i'],
  う: ['', 'u'],
  え: ['', 'e'],
  お: ['', 'o'],
  か: ['k', 'a'],
  き: ['k', 'i'],
  く: ['k', 'u'],
  け: ['k', 'e'],
  こ: ['k', 'o'],
  が: ['ɡ', 'a'],
  ぎ: ['ɡ', 'i'],
  ぐ: ['ɡ', 'u'],
  げ: ['ɡ', 'e'],
  ご: ['ɡ', 'o'],
  さ: ['s', 'a'],
  し: ['ɕ', 'i'],
  す: ['s', 'u'],
  せ: ['s', 'e'],
  そ: ['s', 'o'],
  ざ: ['z', 'a'],
  じ: ['d͡ʑ', 'i'],
  ず: ['z', 'u'],
  ぜ: ['z', 'e'],
  ぞ: ['z', 'o'],
  た: ['t', 'a'],
  ち: ['t͡ɕ', 'i'],
  つ: ['t͡s', 'u'],
  て: ['t', 'e'],
  と: ['t', 'o'],
  だ: ['d', 'a'],
  ぢ: ['d͡ʑ', 'i'],
  づ: ['z', 'u'],
  で: ['d', 'e'],
  ど: ['d', 'o'],
  な: ['n', 'a'],
  に: ['ɲ', 'i'],
  ぬ: ['n', 'u'],
  ね: ['n', 'e'],
  の: ['n', 'o'],
  は: ['h', 'a'],
  ひ: ['ç', 'i'],
  ふ: ['ɸ', 'u'],
  へ: ['h', 'e'],
  ほ: ['h', 'o'],
  ば: ['b', 'a'],
  び: ['b', 'i'],
  ぶ: ['b', 'u'],
  べ: ['b', 'e'],
  ぼ: ['b', 'o'],
  ぱ: ['p', 'a'],
  ぴ: ['p', 'i'],
  ぷ: ['p', 'u'],
  ぺ: ['p', 'e'],
  ぽ: ['p', 'o'],
  ま: ['m', 'a'],
  み: ['m', 'i'],
  む: ['m', 'u'],
  め: ['m', 'e'],
  も: ['m', 'o'],
  や: ['j', 'a'],
  ゆ: ['j', 'u'],
  よ: ['j', 'o'],
  わ: ['w', 'a'],
  を: ['', 'o'],
  ら: ['ɾ', 'a'],
  り: ['ɾ', 'i'],
  る: ['ɾ', 'u'],
  れ: ['ɾ', 'e'],
  ろ: ['ɾ', 'o'],
  ゔ: ['b', 'u'],
}
const smallY: Record<string, string> = { ゃ: 'a', ゅ: 'u', ょ: 'o' }
const smallVowel: Record<string, string> = { ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o' }
/** Consonants that have the palatal glide in them already. */
const palatal = /[ɕʑɲçj]$/u

type Mora = { consonant: string; vowel: string } | 'nasal' | 'long' | 'double'

/** Greetings written with the particle は inside. */
const greetings = table({
  こんにちは: 'こんにちわ',
  こんばんは: 'こんばんわ',
  では: 'でわ',
  じゃあ: 'じゃあ',
})

export function japaneseIpa(text: string, reading: string | undefined): string {
  const kana = toHiragana((reading ?? text).replace(/[、。！？「」・.,!?]/gu, ' '), { convertLongVowelMark: false })
  const words = kana.split(/\s+/u).filter(word => word !== '')
  // 思う, 誘う: the last sign is the verb's ending and is spoken by itself; どう, ありがとう are not such.
  const verbalU = /\p{Script=Han}う$/u.test(text.replace(/[^\p{L}]/gu, ''))
  const transcribed = words.map((word, index) => {
    const spoken = greetings[word] ?? (index > 0 && word === 'は' ? 'わ' : index > 0 && word === 'へ' ? 'え' : word)
    const morae = moraeOf(spoken)
    return morae && wordIpa(morae, verbalU && index === words.length - 1)
  })
  return transcribed.some(word => word === undefined) ? '' : transcribed.join(' ')
}

function moraeOf(word: string): Mora[] | undefined {
  const morae: Mora[] = []
  for (const letter of word) {
    const last = morae.at(-1)
    const plain = rows[letter]
    if (plain) morae.push({ consonant: plain[0], vowel: plain[1] })
    else if (letter === 'ん') morae.push('nasal')
    else if (letter === 'っ') morae.push('double')
    else if (letter === 'ー') morae.push('long')
    else if (typeof last !== 'object') return undefined
    else if (smallY[letter]) {
      if (!palatal.test(last.consonant)) last.consonant += 'j'
      last.vowel = smallY[letter] ?? ''
    } else if (smallVowel[letter]) {
      // ファ, ティ, ウェ: the consonant with another vowel.
      if (last.consonant === '' && last.vowel === 'u') last.consonant = 'w'
      last.vowel = smallVowel[letter] ?? ''
    } else return undefined
  }
  return morae
}

function wordIpa(morae: Mora[], verbalU: boolean): string {
  let ipa = ''
  for (const [index, mora] of morae.entries()) {
    const next = morae[index + 1]
    const before = morae[index - 1]
    if (mora === 'nasal') ipa += nasalBefore(next)
    else if (mora === 'double') {
      if (typeof next !== 'object') ipa += 'ʔ'
    } else if (mora === 'long') ipa += 'ː'
    else if (
      mora.consonant === '' &&
      lengthens(before, mora.vowel) &&
      !(verbalU && mora.vowel === 'u' && index === morae.length - 1)
    ) {
      ipa += 'ː'
    } else {
      const consonant = before === 'double' ? doubled(mora.consonant) : mora.consonant
      ipa += consonant + vowels[mora.vowel]
    }
  }
  return ipa.replace(/ːː+/gu, 'ː')
}

/** おう and えい are long vowels, as are two of the same. */
function lengthens(before: Mora | undefined, vowel: string): boolean {
  if (typeof before !== 'object') return false
  return before.vowel === vowel || (before.vowel === 'o' && vowel === 'u') || (before.vowel === 'e' && vowel === 'i')
}

function doubled(consonant: string): string {
  return consonant.endsWith('j') && consonant.length > 1 ? `${consonant.slice(0, -1)}ːj` : `${consonant}ː`
}

function nasalBefore(next: Mora | undefined): string {
  const consonant = typeof next === 'object' ? next.consonant : ''
  if (/^[pbm]/u.test(consonant)) return 'm'
  if (/^[kɡ]/u.test(consonant)) return 'ŋ'
  if (/^(?:t͡ɕ|d͡ʑ|ɲ)/u.test(consonant)) return 'ɲ'
  if (/^[tdnzɾ]/u.test(consonant)) return 'n'
  return 'ɴ'
}
