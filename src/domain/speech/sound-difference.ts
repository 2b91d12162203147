import { alignment } from '../answers/alignment.ts'

/** What a listener noticed between two pronunciations, as IPA. */
export type SoundDifference = {
  kind: 'changed' | 'missing' | 'extra'
  /** The sound that was heard; empty where one is missing. */
  heard: string
  /** The sound of the target; empty where one was added. */
  target: string
}

// Stress, length of pauses, syllable marks, tie bars, brackets and the tones of Chinese and Thai: not sounds.
const notSounds = /[ˈˌ'ʼ.,|‖‿()[\]/\s\u0361\u035C˥˦˧˨˩0-9-]/u

const affricates = new Set(['tʃ', 'dʒ', 'tɕ', 'dʑ', 'ʈʂ', 'tʂ', 'dʐ'])

/** The sounds of an IPA text: a letter with its diacritics and length marks; an affricate is one, tied or not. */
export function soundsOf(ipa: string): string[] {
  const sounds: string[] = []
  let joins = false
  for (const sign of ipa.normalize('NFD')) {
    const last = sounds.at(-1) ?? ''
    const isTie = sign === '\u0361' || sign === '\u035C'
    const isMark = /[\p{M}ːˑʰʲʷˠˤⁿˡ]/u.test(sign)
    if (isTie) joins = true
    else if (notSounds.test(sign)) joins = false
    else if (sounds.length > 0 && (isMark || joins || affricates.has(last + sign))) {
      sounds[sounds.length - 1] += sign
      joins = false
    } else if (!isMark) sounds.push(sign)
  }
  return sounds.map(sound => sound.normalize('NFC'))
}

// What transcribers write differently without meaning another sound: the two g's, r's of one language, the length and
// the dental or unreleased way of a consonant.
const sameSound: Record<string, string> = { g: 'ɡ', ɹ: 'r', ʀ: 'ʁ', ε: 'ɛ', ǝ: 'ə', ɐ̯: 'ɐ', ʦ: 'ts', ʧ: 'tʃ', ʤ: 'dʒ' }

function plain(sound: string): string {
  const bare = sound.normalize('NFD').replace(/[\u032A\u031A\u0329\u032F\u0306\u031E\u031D\u0320\u031F\u02D1]/gu, '')
  return sameSound[bare] ?? sameSound[sound] ?? bare.normalize('NFC')
}

/** The sounds that differ between what was heard and what was to be said, in the order of the target. */
export function soundDifferences(heard: string, target: string): SoundDifference[] {
  const differences: SoundDifference[] = []
  for (const step of alignment(soundsOf(heard), soundsOf(target), unlikeness)) {
    if (step.kind === 'missing') differences.push({ kind: 'missing', heard: '', target: step.expected })
    else if (step.kind === 'extra') differences.push({ kind: 'extra', heard: step.given, target: '' })
    else if (step.kind === 'changed') differences.push({ kind: 'changed', heard: step.given, target: step.expected })
  }
  return differences
}

const isVowel = (sound: string) => /^[aeiouyæøœɐɑɒɔəɘɛɜɞɤɨɪɯɵɶʉʊʌʏɚɝ]/u.test(sound)

/** A vowel is taken for another vowel rather than for a consonant. */
function unlikeness(a: string, b: string): number {
  if (plain(a) === plain(b)) return 0
  return isVowel(plain(a)) === isVowel(plain(b)) ? 1 : 1.9
}

/** More differences than this tell that another word was said, and no sound in particular. */
const MOST_HINTS = 2

/**
 * What to tell a learner about their sounds: “you said /p/ for /b/”. Undefined where nothing differs, and where so much
 * does that another word was said.
 */
export function soundHint(heard: string, target: string): string | undefined {
  const differences = soundDifferences(heard, target)
  const sounds = soundsOf(target).length
  if (differences.length === 0 || differences.length > Math.max(1, sounds / 2)) return undefined
  const told = differences.slice(0, MOST_HINTS).map(sentence)
  const text = told.join('; ')
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`
}

function sentence({ kind, heard, target }: SoundDifference): string {
  if (kind === 'changed') return `you said /${heard}/ for /${target}/`
  return kind === 'missing' ? `/${target}/ was not heard` : `/${heard}/ was heard where nothing belongs`
}
