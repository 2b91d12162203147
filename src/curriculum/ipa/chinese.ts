import { table } from './table.ts'

/** The IPA of Standard Chinese from pinyin with tone marks. */

const initials = table({
  zh: 'ʈ͡ʂ',
  ch: 'ʈ͡ʂʰ',
  sh: 'ʂ',
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 't͡ɕ',
  q: 't͡ɕʰ',
  x: 'ɕ',
  r: 'ʐ',
  z: 't͡s',
  c: 't͡sʰ',
  s: 's',
})

const finals = table({
  a: 'a',
  o: 'wo',
  e: 'ɤ',
  i: 'i',
  u: 'u',
  ü: 'y',
  ai: 'ai̯',
  ei: 'ei̯',
  ao: 'ɑu̯',
  ou: 'ou̯',
  an: 'an',
  en: 'ən',
  ang: 'ɑŋ',
  eng: 'ɤŋ',
  ong: 'ʊŋ',
  er: 'ɑɻ',
  ia: 'ja',
  ie: 'jɛ',
  iao: 'jɑu̯',
  iu: 'jou̯',
  ian: 'jɛn',
  in: 'in',
  iang: 'jɑŋ',
  ing: 'iŋ',
  iong: 'jʊŋ',
  ua: 'wa',
  uo: 'wo',
  uai: 'wai̯',
  ui: 'wei̯',
  uan: 'wan',
  un: 'wən',
  uang: 'wɑŋ',
  ueng: 'wɤŋ',
  üe: 'ɥɛ',
  üan: 'ɥɛn',
  ün: 'yn',
})

/** Syllables without an initial are spelt with y and w. */
const alone = table({
  yi: 'i',
  ya: 'ia',
  ye: 'ie',
  yao: 'iao',
  you: 'iu',
  yan: 'ian',
  yin: 'in',
  yang: 'iang',
  ying: 'ing',
  yong: 'iong',
  yu: 'ü',
  yue: 'üe',
  yuan: 'üan',
  yun: 'ün',
  yo: 'io',
  wu: 'u',
  wa: 'ua',
  wo: 'uo',
  wai: 'uai',
  wei: 'ui',
  wan: 'uan',
  wen: 'un',
  wang: 'uang',
  weng: 'ueng',
})

const toneOf = new Map([
  ['\u0304', 1],
  ['\u0301', 2],
  ['\u030C', 3],
  ['\u0300', 4],
])
const contours = ['', '˥', '˧˥', '˨˩˦', '˥˩']

type Syllable = { letters: string; tone: number; rhotic: boolean }

export function chineseIpa(_: string, reading: string | undefined): string {
  const words = (reading ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter(word => word !== '')
  const transcribed = words.map(word => {
    const syllables = word.split(/['’]/u).map(part =>
      splitSyllables(
        part
          .normalize('NFD')
          .replace(/u\u0308/gu, 'ü')
          .replace(/([\u0300\u0301\u0304\u030C])\u0308/gu, '\u0308$1'),
      ),
    )
    if (syllables.some(part => part === undefined)) return undefined
    return syllables.flatMap(part => part ?? [])
  })
  if (transcribed.length === 0 || transcribed.some(word => word === undefined)) return ''
  // The third tone changes before the next syllable, whatever word it is in.
  return transcribed.map((word, index) => wordIpa(word ?? [], transcribed[index + 1]?.[0]?.tone)).join(' ')
}

function wordIpa(syllables: Syllable[], toneAfter: number | undefined): string {
  return syllables
    .map((syllable, index) => {
      const next = syllables[index + 1]?.tone ?? toneAfter
      return soundsOf(syllable) + contourOf(syllable.tone, next)
    })
    .join('')
}

/** A third tone rises before another one, and stays low before the others. */
function contourOf(tone: number, next: number | undefined): string {
  if (tone === 3 && next === 3) return '˧˥'
  if (tone === 3 && next !== undefined) return '˨˩'
  return contours[tone] ?? ''
}

function soundsOf({ letters, rhotic }: Syllable): string {
  const { initial, final } = partsOf(letters) ?? { initial: '', final: '' }
  const ending = rhotic ? 'ɻ' : ''
  if (final === 'i' && /^(?:zh|ch|sh|r)$/u.test(initial)) return `${initials[initial]}ɻ̩${ending}`
  if (final === 'i' && /^[zcs]$/u.test(initial)) return `${initials[initial]}ɹ̩${ending}`
  // o by itself stands for a plain vowel only where nothing comes before it.
  const sounds = final === 'o' && initial === '' ? 'ɔ' : (finals[final] ?? '')
  // Before the r that closes it, a syllable loses its n and its gliding i: diǎnr, háir.
  const open = rhotic ? colouredByR(sounds.replace(/(?:n|i̯)$/u, '')) : sounds
  return `${initials[initial] ?? ''}${open}${ending}`
}

const colouredByR = (vowels: string) => vowels.replace(/(?<=j)ɛ$|a$/u, 'ɑ').replace(/e$/u, 'ə')

function partsOf(letters: string): { initial: string; final: string } | undefined {
  const bare = alone[letters]
  if (bare !== undefined) return { initial: '', final: bare }
  const initial = Object.keys(initials).find(each => letters.startsWith(each)) ?? ''
  let final = letters.slice(initial.length)
  if (/^[jqx]$/u.test(initial)) final = final.replace(/^u/u, 'ü')
  if (/^[nl]$/u.test(initial)) final = final.replace(/^ue$/u, 'üe')
  if (initial === '' && !/^[aeo]/u.test(final)) return undefined
  // zher is zhe closed by an r, not a syllable in -er.
  if (initial !== '' && final === 'er') return undefined
  return finals[final] === undefined ? undefined : { initial, final }
}

/** Cuts a word into syllables. Inside a word none begins with a vowel: there an apostrophe is written. */
function splitSyllables(word: string, isFirst = true): Syllable[] | undefined {
  if (word === '') return []
  const letters = [...word].filter(letter => !toneOf.has(letter))
  if (!isFirst && /^[aeo]/u.test(word)) return undefined
  for (let length = Math.min(6, letters.length); length > 0; length--) {
    const { taken, rest } = take(word, length)
    const bare = [...taken].filter(letter => !toneOf.has(letter)).join('')
    if (!partsOf(bare)) continue
    const mark = [...taken].find(letter => toneOf.has(letter))
    const syllable = { letters: bare, tone: toneOf.get(mark ?? '') ?? 0, rhotic: false }
    if (rest === 'r') return [{ ...syllable, rhotic: true }]
    const others = splitSyllables(rest, false)
    if (others) return [syllable, ...others]
  }
  return undefined
}

function take(word: string, length: number): { taken: string; rest: string } {
  let count = 0
  let at = 0
  for (const letter of word) {
    if (!toneOf.has(letter)) {
      if (count === length) break
      count++
    }
    at += letter.length
  }
  return { taken: word.slice(0, at), rest: word.slice(at) }
}
