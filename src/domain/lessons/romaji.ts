/** Kana in Latin letters, as a beginner reads them: typed spelling (ou, aa), particles as they are said, words as they are parted. */

const rows: Record<string, string> = {
  あいうえお: 'a i u e o',
  かきくけこ: 'ka ki ku ke ko',
  がぎぐげご: 'ga gi gu ge go',
  さしすせそ: 'sa shi su se so',
  ざじずぜぞ: 'za ji zu ze zo',
  たちつてと: 'ta chi tsu te to',
  だぢづでど: 'da ji zu de do',
  なにぬねの: 'na ni nu ne no',
  はひふへほ: 'ha hi fu he ho',
  ばびぶべぼ: 'ba bi bu be bo',
  ぱぴぷぺぽ: 'pa pi pu pe po',
  まみむめも: 'ma mi mu me mo',
  やゆよ: 'ya yu yo',
  らりるれろ: 'ra ri ru re ro',
  わゐゑをん: 'wa i e o n',
  ゔぁぃぅぇぉ: 'vu a i u e o',
}
const letters = new Map(
  Object.entries(rows).flatMap(([kana, latin]) => {
    const sounds = latin.split(' ')
    return Array.from(kana, (letter, at) => [letter, sounds[at]!] as const)
  }),
)
const glides: Record<string, string> = { ゃ: 'a', ゅ: 'u', ょ: 'o' }
const smallVowels = 'ぁぃぅぇぉ'

const signs: Record<string, string> = {
  '。': '.',
  '、': ',',
  '？': '?',
  '！': '!',
  '「': '“',
  '」': '”',
  '・': ' ',
  '　': ' ',
}

/** は, へ and を as particles, and the greetings that end in one. */
const particles: Record<string, string> = { は: 'wa', へ: 'e', を: 'o' }
const endsInParticle = /(?:こんにち|こんばん|^で|^に|^と|^それで)は$/u

/** A reading in kana as romaji; undefined where it holds what is no kana. */
export function romajiOf(reading: string): string | undefined {
  const words = reading.trim().split(/[\s　]+/u)
  const latin = words.map(wordInRomaji)
  if (latin.some(word => word === undefined)) return undefined
  return latin
    .join(' ')
    .replace(/\s+([.,?!”])/gu, '$1')
    .replace(/([.,?!])(?=\p{L})/gu, '$1 ')
}

function wordInRomaji(word: string): string | undefined {
  const bare = word.replace(/[。、？！「」]+$/u, '')
  const end = Array.from(word.slice(bare.length), sign => signs[sign]).join('')
  const particle = particles[bare]
  if (particle) return particle + end
  const spoken = endsInParticle.test(bare) ? `${bare.slice(0, -1)}わ` : bare
  const latin = kanaInRomaji(hiragana(spoken))
  return latin === undefined ? undefined : latin + end
}

/** Katakana as the hiragana of the same sound. */
const hiragana = (text: string) =>
  text.replace(/[\u30A1-\u30F6]/gu, letter => String.fromCodePoint(letter.codePointAt(0)! - 0x60))

function kanaInRomaji(kana: string): string | undefined {
  let latin = ''
  let doubled = false
  for (const letter of kana) {
    if (letter === 'っ') {
      doubled = true
      continue
    }
    const next = afterLetter(latin, letter)
    if (next === undefined) return undefined
    latin = doubled ? withDoubled(latin, next) : next
    doubled = false
  }
  return latin
}

/** What stands so far with one letter more. */
function afterLetter(latin: string, letter: string): string | undefined {
  if (letter === 'ー') return latin + (latin.at(-1) ?? '')
  const glide = glides[letter]
  if (glide) return latin.replace(/i$/u, '').replace(/(?<!sh|ch|j)$/u, 'y') + glide
  if (smallVowels.includes(letter)) return latin.replace(/[aiueo]$/u, '') + letters.get(letter)!
  const sound =
    letters.get(letter) ?? signs[letter] ?? (/^[\p{Script=Latin}\p{N}\p{P}]$/u.test(letter) ? letter : undefined)
  if (sound === undefined) return undefined
  return latin.endsWith('n') && /^[aiueoy]/u.test(sound) ? `${latin}'${sound}` : latin + sound
}

/** A small っ holds the consonant that follows it; before ch it is a t. */
function withDoubled(before: string, after: string): string {
  const added = after.slice(before.length)
  if (!/^[a-z]/u.test(added)) return after
  return before + (added.startsWith('ch') ? 't' : added[0]!) + added
}
