import { stressBeforeSyllable } from './broad-ipa.ts'
import { stressedLetter } from './stress-from-reading.ts'

/** The broad IPA of Ukrainian from its spelling and the stress of its reading: without it nothing can be said. */

const consonants: Record<string, string> = {
  б: 'b',
  в: 'ʋ',
  г: 'ɦ',
  ґ: 'ɡ',
  д: 'd',
  ж: 'ʒ',
  з: 'z',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ф: 'f',
  х: 'x',
  ц: 't͡s',
  ч: 't͡ʃ',
  ш: 'ʃ',
  щ: 'ʃt͡ʃ',
}
const vowels: Record<string, string> = {
  а: 'a',
  я: 'a',
  е: 'ɛ',
  є: 'ɛ',
  и: 'ɪ',
  і: 'i',
  ї: 'i',
  о: 'ɔ',
  у: 'u',
  ю: 'u',
}
const canBeSoft = /^(?:[dtzsnlrt]|t͡s|d͡z)$/u

export function ukrainianIpa(text: string, reading: string | undefined): string {
  const words = text
    .toLowerCase()
    .split(/[^\p{Script=Cyrillic}'’ʼ]+/u)
    .filter(word => /\p{L}/u.test(word))
  const readings = (reading ?? '').split(/[\s\-–—]+/u).filter(word => /\p{L}/u.test(word))
  const parts = words.map((word, index) => wordIpa(word, readings.length === words.length ? readings[index] : reading))
  return parts.includes('') ? '' : parts.join(' ')
}

function wordIpa(word: string, reading: string | undefined): string {
  const letters = [...word.replace(/ться$/u, 'ццьа').replace(/шся$/u, 'сься')]
  const stress = stressedLetter(word, reading)
  if (stress === undefined && letters.some(letter => vowels[letter])) return ''
  let ipa = ''
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index] ?? ''
    const before = letters[index - 1] ?? ''
    const next = letters[index + 1] ?? ''
    const vowel = vowels[letter]
    if (vowel !== undefined) {
      const iotated = letter === 'ї' || (/[яєю]/u.test(letter) && !isConsonant(before) && before !== 'ь')
      // Of the vowels that lose their stress only а changes so much that an English ear hears it.
      const spoken = vowel === 'a' && index !== stress ? 'ɐ' : vowel
      ipa += `${iotated ? 'j' : ''}${index === stress ? 'ˈ' : ''}${spoken}`
      continue
    }
    if (letter === 'д' && (next === 'ж' || next === 'з')) {
      ipa += next === 'ж' ? 'd͡ʒ' : `d͡z${letters[index + 2] === 'ь' ? 'ʲ' : ''}`
      index++
      continue
    }
    const consonant = consonants[letter]
    if (consonant === undefined) continue
    // At the end of a syllable в closes it like an English w.
    if (letter === 'в' && !vowels[next] && next !== 'в') {
      ipa += 'w'
      continue
    }
    const soft = /[ьіяєю]/u.test(next) && canBeSoft.test(consonant)
    ipa += consonant + (soft ? 'ʲ' : '')
  }
  return stressBeforeSyllable(lengthened(voiced(ipa)))
}

function isConsonant(letter: string): boolean {
  return consonants[letter] !== undefined && letter !== 'й'
}

const voicedSounds: Record<string, string> = { k: 'ɡ', t: 'd', s: 'z', ʃ: 'ʒ', t͡ʃ: 'd͡ʒ', t͡s: 'd͡z' }

/** Before a voiced obstruent its sister is spoken: вокзал, футбол. At the end of a word nothing changes. */
function voiced(ipa: string): string {
  return ipa.replace(
    /(t͡ʃ|t͡s|[ktsʃ])(ʲ?)(?=ˈ?(?:[bdɡɦʒz]))/gu,
    (_, sound: string, soft: string) => voicedSounds[sound]! + soft,
  )
}

/** Two of the same sound are one long sound: життя, щастя. */
function lengthened(ipa: string): string {
  return ipa.replace(/(t͡s|t͡ʃ|[dtznlsʃ])\1(?!͡)(ʲ?)/gu, '$1$2ː').replace(/([dtznlsʃ])ʲ\1ʲ/gu, '$1ʲː')
}
