import { HIATUS, stressBeforeSyllable } from './broad-ipa.ts'
import { stressedLetter } from './stress-from-reading.ts'

/** The broad IPA of Russian from its spelling and the stress of its reading: without it nothing can be said. */

type Sound = { ipa: string; kind: 'vowel' | 'consonant'; stressed: boolean; soft: boolean; letter: string }

const consonants: Record<string, string> = {
  б: 'b',
  в: 'v',
  г: 'ɡ',
  д: 'd',
  ж: 'ʐ',
  з: 'z',
  й: 'j',
  к: 'k',
  л: 'ɫ',
  м: 'm',
  н: 'n',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ф: 'f',
  х: 'x',
  ц: 't͡s',
  ч: 't͡ɕ',
  ш: 'ʂ',
  щ: 'ɕː',
}
const devoiced: Record<string, string> = { b: 'p', v: 'f', ɡ: 'k', d: 't', ʐ: 'ʂ', z: 's' }
const revoiced: Record<string, string> = { p: 'b', f: 'v', k: 'ɡ', t: 'd', ʂ: 'ʐ', s: 'z', x: 'ɣ', t͡ɕ: 'd͡ʑ', t͡s: 'd͡z' }
const always: Record<string, 'hard' | 'soft'> = { ʐ: 'hard', ʂ: 'hard', t͡s: 'hard', j: 'soft', t͡ɕ: 'soft', ɕː: 'soft' }
const softening = /[еёиюяь]/u

/** Spellings spoken otherwise, before anything else is looked at. */
const spoken: [RegExp, string][] = [
  [/^что/u, 'што'],
  [/(?<=коне|ску|наро|яи)чн/u, 'шн'],
  [/вств/u, 'ств'],
  [/лнц/u, 'нц'],
  [/здн/u, 'зн'],
  [/стн/u, 'сн'],
  [/рдц/u, 'рц'],
  [/ть?ся$/u, 'цца'],
  [/[сз]ч/u, 'щ'],
  [/тс(?=к)/u, 'ц'],
  [/дс(?=к)/u, 'ц'],
]
const genitive = /(?<=[ое])го(?=$|ся$)/u
const notGenitive = /^(?:не)?(?:много|дорого|строго|лого|убого|отлого|полого)$/u

const unstressed = new Set('до за на у о об во со ко по не ни но от из без под при про над что и а'.split(' '))

function unstressedIpa(word: string): string | undefined {
  const sounds = soundsOf(prepare(word, undefined).letters, undefined)
  assimilate(sounds)
  return reduce(sounds).replaceAll(HIATUS, '') || undefined
}

export function russianIpa(text: string, reading: string | undefined): string {
  const words = text
    .toLowerCase()
    .split(/[^\p{Script=Cyrillic}]+/u)
    .filter(word => word !== '')
  const readings = (reading ?? '').split(/[\s\-–—]+/u).filter(word => /\p{L}/u.test(word))
  const parts = words.map((word, index) =>
    // Before the word they belong to, small words have no stress of their own.
    index < words.length - 1 && unstressed.has(word)
      ? (unstressedIpa(word) ?? '')
      : wordIpa(word, readings.length === words.length ? readings[index] : reading),
  )
  return parts.includes('') ? '' : parts.join(' ')
}

function wordIpa(word: string, reading: string | undefined): string {
  const at = stressedLetter(word, reading)
  const prepared = prepare(word, at)
  const { letters, stress } = prepared
  const hasVowel = /[аеёиоуыэюя]/u.test(letters)
  if (hasVowel && stress === undefined) return ''
  const sounds = soundsOf(letters, stress)
  assimilate(sounds)
  return stressBeforeSyllable(reduce(sounds))
    .replaceAll(HIATUS, '')
    .replace(/([^ːˈ])\1/gu, '$1ː')
    .replace(/(t͡s|t͡ɕ)\1/gu, '$1ː')
}

function prepare(word: string, stress: number | undefined): { letters: string; stress: number | undefined } {
  let letters = word
  let at = stress
  const replace = (pattern: RegExp, by: string) => {
    const found = pattern.exec(letters)
    if (!found) return
    letters = letters.slice(0, found.index) + by + letters.slice(found.index + found[0].length)
    if (at !== undefined && at >= found.index + found[0].length) at += by.length - found[0].length
  }
  if (!notGenitive.test(word)) {
    replace(genitive, 'во')
    if (word.startsWith('сегодня')) replace(/г/u, 'в')
  }
  for (const [pattern, by] of spoken) replace(pattern, by)
  return { letters, stress: at }
}

function soundsOf(word: string, stress: number | undefined): Sound[] {
  const sounds: Sound[] = []
  for (const [index, letter] of [...word].entries()) {
    const next = word[index + 1] ?? ''
    const before = word[index - 1] ?? ''
    const consonant = consonants[letter]
    if (consonant !== undefined) {
      const soft = always[consonant] ? always[consonant] === 'soft' : softening.test(next)
      sounds.push({ ipa: consonant, kind: 'consonant', stressed: false, soft, letter })
      continue
    }
    if (letter === 'ь' || letter === 'ъ') continue
    const iotated = /[еёюя]/u.test(letter) && (before === '' || /[аеёиоуыэюяьъ]/u.test(before))
    const glided = iotated || (letter === 'и' && before === 'ь')
    if (glided) sounds.push({ ipa: 'j', kind: 'consonant', stressed: false, soft: true, letter: 'й' })
    sounds.push({ ipa: letter, kind: 'vowel', stressed: index === stress, soft: false, letter })
  }
  return sounds
}

/** The last of a group of obstruents decides the voice of all; at the end of a word none has any. в follows but does not lead. */
function assimilate(sounds: Sound[]) {
  for (let index = sounds.length - 1; index >= 0; index--) {
    const here = sounds[index]
    const next = sounds[index + 1]
    if (!here || here.kind === 'vowel') continue
    if (!next) here.ipa = devoiced[here.ipa] ?? here.ipa
    else if (next.kind === 'consonant') {
      if (/^(?:[pfktʂsx]|t͡s|t͡ɕ|ɕː)$/u.test(next.ipa)) here.ipa = devoiced[here.ipa] ?? here.ipa
      else if (/^(?:[bɡdʐz])$/u.test(next.ipa)) here.ipa = revoiced[here.ipa] ?? here.ipa
    }
  }
}

function reduce(sounds: Sound[]): string {
  const stressAt = sounds.findIndex(sound => sound.stressed)
  return sounds
    .map((sound, index) => {
      if (sound.kind === 'consonant') {
        const base = sound.ipa === 'ɫ' && sound.soft ? 'l' : sound.ipa
        return base + (sound.soft && !always[sound.ipa] ? 'ʲ' : '')
      }
      const before = sounds[index - 1]
      const afterSoft = before?.kind === 'consonant' && before.soft
      const afterHush = before !== undefined && /^(?:[ʐʂ]|t͡s)$/u.test(before.ipa)
      const quality = vowelOf(sound.letter, {
        stressed: sound.stressed,
        afterSoft,
        afterHush,
        afterYod: before?.ipa === 'j',
        pretonic: index < stressAt && !sounds.slice(index + 1, stressAt).some(other => other.kind === 'vowel'),
        first: index === 0,
        last: index === sounds.length - 1,
      })
      // Two vowels that touch are two syllables: теа́тр, сто́ить.
      return (before?.kind === 'vowel' ? HIATUS : '') + (sound.stressed ? 'ˈ' : '') + quality
    })
    .join('')
}

type Place = {
  stressed: boolean
  afterSoft: boolean
  afterHush: boolean
  afterYod: boolean
  pretonic: boolean
  first: boolean
  last: boolean
}

function vowelOf(letter: string, place: Place): string {
  if (place.stressed) {
    if (letter === 'и' && place.afterHush) return 'ɨ'
    if (letter === 'е' && place.afterHush) return 'ɛ'
    if (letter === 'ё' && place.afterHush) return 'o'
    return { а: 'a', я: 'a', о: 'o', ё: 'ɵ', у: 'u', ю: 'u', э: 'ɛ', е: 'e', и: 'i', ы: 'ɨ' }[letter] ?? ''
  }
  if (letter === 'у' || letter === 'ю') return 'ʊ'
  if (letter === 'ы') return 'ɨ'
  if (letter === 'и') return place.afterHush ? 'ɨ' : 'ɪ'
  // Зда́ние and зда́нии differ: the last е after й is heard as that of an ending.
  if (letter === 'е' && place.last && place.afterYod) return 'ə'
  if (letter === 'е' || letter === 'э') return place.afterHush ? 'ɨ' : 'ɪ'
  if (letter === 'я') return place.last ? 'ə' : 'ɪ'
  if (letter === 'ё') return 'ɵ'
  // а and о
  if (place.afterSoft) return place.last ? 'ə' : 'ɪ'
  return place.pretonic || place.first ? 'ɐ' : 'ə'
}
