import { table } from './table.ts'

/** The broad IPA of Hindi from Devanagari; the inherent vowel is left out where it is not spoken. */

const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kʰ',
  ग: 'ɡ',
  घ: 'ɡʱ',
  ङ: 'ŋ',
  च: 't͡ʃ',
  छ: 't͡ʃʰ',
  ज: 'd͡ʒ',
  झ: 'd͡ʒʱ',
  ञ: 'ɲ',
  ट: 'ʈ',
  ठ: 'ʈʰ',
  ड: 'ɖ',
  ढ: 'ɖʱ',
  ण: 'ɳ',
  त: 't̪',
  थ: 't̪ʰ',
  द: 'd̪',
  ध: 'd̪ʱ',
  न: 'n',
  प: 'p',
  फ: 'pʰ',
  ब: 'b',
  भ: 'bʱ',
  म: 'm',
  य: 'j',
  र: 'ɾ',
  ल: 'l',
  व: 'ʋ',
  श: 'ʃ',
  ष: 'ʂ',
  स: 's',
  ह: 'ɦ',
}
const vowels: Record<string, string> = {
  अ: 'ə',
  आ: 'ɑː',
  इ: 'ɪ',
  ई: 'iː',
  उ: 'ʊ',
  ऊ: 'uː',
  ए: 'eː',
  ऐ: 'ɛː',
  ओ: 'oː',
  औ: 'ɔː',
  ऑ: 'ɔː',
  ऋ: 'ɾɪ',
}
const signs: Record<string, string> = {
  'ा': 'ɑː',
  'ि': 'ɪ',
  'ी': 'iː',
  'ु': 'ʊ',
  'ू': 'uː',
  'े': 'eː',
  'ै': 'ɛː',
  'ो': 'oː',
  'ौ': 'ɔː',
  'ॉ': 'ɔː',
  'ृ': 'ɾɪ',
}
const NUKTA = '़'
const VIRAMA = '्'
const TILDE = '\u0303'

/** Small words whose spelling says something else. */
const exceptions = table({ यह: 'jeː', वह: 'ʋoː', ये: 'jeː', वे: 'ʋeː', न: 'nə', ज्ञान: 'ɡjɑːn' })

/** A consonant group with its vowel; `inherent` where none is written. */
type Unit = { consonants: string[]; vowel: string; inherent: boolean; nasal: '' | 'anusvara' | 'candrabindu' }

export function hindiIpa(text: string): string {
  const words = text.split(/[^\p{Script=Devanagari}\u200C\u200D]+/u).filter(word => word !== '')
  const transcribed = words.map(word => exceptions[word] ?? wordIpa(word))
  return transcribed.includes('') ? '' : transcribed.join(' ')
}

function wordIpa(word: string): string {
  const units = unitsOf(word)
  if (!units) return ''
  dropInherent(units)
  return (
    units
      .map((unit, index) => {
        const next = units[index + 1]
        const nasal = nasalOf(unit, next)
        const vowel = nasal === TILDE && unit.vowel !== '' ? nasalised(unit.vowel) : unit.vowel + nasal
        return unit.consonants.join('') + vowel
      })
      .join('')
      // Beside h the short vowel opens: शहर, कहना.
      .replace(/ə(?=ɦ(?:ə|[^ɑɪiʊueɛoɔ]|$))/gu, 'ɛ')
      .replace(/(?<=ɛɦ)ə/gu, 'ɛ')
      .replace(/d͡ʒɲ/gu, 'ɡj')
      .replace(/(t͡ʃ|d͡ʒ|t̪|d̪|[kɡʈɖpbmnlsʃzjɾ])\1(ʰ|ʱ)?/gu, '$1ː$2')
  )
}

function unitsOf(word: string): Unit[] | undefined {
  const units: Unit[] = []
  let group: string[] = []
  // A nukta may be part of the letter or stand behind it.
  const letters = word.normalize('NFD').match(new RegExp(`.${NUKTA}?`, 'gu')) ?? []
  for (const [index, letter] of letters.entries()) {
    const consonant = nuktaConsonant(letter) ?? consonants[letter]
    const last = units.at(-1)
    if (consonant !== undefined) {
      group.push(consonant)
      const following = letters[index + 1] ?? ''
      if (following === VIRAMA) continue
      if (signs[following] === undefined) {
        units.push({ consonants: group, vowel: 'ə', inherent: true, nasal: '' })
        group = []
      }
    } else if (signs[letter] !== undefined) {
      units.push({ consonants: group, vowel: signs[letter] ?? '', inherent: false, nasal: '' })
      group = []
    } else if (vowels[letter] !== undefined) {
      units.push({ consonants: group, vowel: vowels[letter] ?? '', inherent: false, nasal: '' })
      group = []
    } else if (letter === 'ं' && last) last.nasal = 'anusvara'
    else if (letter === 'ँ' && last) last.nasal = 'candrabindu'
    else if (letter === 'ः' && last) last.vowel += 'ɦ'
    else if (letter !== VIRAMA && !/\u200C|\u200D|।|॥/u.test(letter)) return undefined
  }
  if (group.length > 0) units.push({ consonants: group, vowel: '', inherent: false, nasal: '' })
  return units
}

const withNukta: Record<string, string> = { क: 'q', ख: 'x', ग: 'ɣ', ज: 'z', फ: 'f', ड: 'ɽ', ढ: 'ɽʱ' }

function nuktaConsonant(letter: string): string | undefined {
  return letter.endsWith(NUKTA) ? withNukta[letter.slice(0, -1)] : undefined
}

/** The inherent vowel is silent at the end, and between a vowel and one consonant that a spoken vowel follows; from the right. */
function dropInherent(units: Unit[]) {
  const last = units.at(-1)
  const endsInGlide = last?.consonants.join('') === 'j' && /^[ɪiʊu]/u.test(units.at(-2)?.vowel ?? '')
  if (last?.inherent && units.length > 1 && last.consonants.length === 1 && !endsInGlide) last.vowel = ''
  else if (
    last?.inherent &&
    units.length > 1 &&
    last.consonants.length > 1 &&
    !/^[jʋɾ]/u.test(last.consonants.at(-1) ?? '')
  )
    last.vowel = ''
  for (let index = units.length - 2; index > 0; index--) {
    const here = units[index]
    const before = units[index - 1]
    const after = units[index + 1]
    if (!here?.inherent || here.nasal || here.consonants.length > 1) continue
    if (before?.vowel && after?.vowel && after.consonants.length === 1) here.vowel = ''
  }
}

/** After a short vowel the dot is the nasal of the stop that follows; elsewhere it makes the vowel nasal. */
function nasalOf(unit: Unit, next: Unit | undefined): string {
  if (unit.nasal === '') return ''
  const following = next?.consonants[0] ?? ''
  if (unit.nasal === 'candrabindu' || unit.vowel.endsWith('ː') || following === '' || /^[sʃʂɦʋjɾl]/u.test(following)) {
    if (unit.nasal === 'anusvara' && !unit.vowel.endsWith('ː') && /^[sʃʂ]/u.test(following)) return 'n'
    return TILDE
  }
  if (/^[kɡxɣq]/u.test(following)) return 'ŋ'
  if (/^(?:t͡ʃ|d͡ʒ)/u.test(following)) return 'ɲ'
  if (/^[ʈɖɽ]/u.test(following)) return 'ɳ'
  if (/^[pbmf]/u.test(following)) return 'm'
  return 'n'
}

function nasalised(vowel: string): string {
  return vowel.replace(/^(.)/u, `$1${TILDE}`)
}
