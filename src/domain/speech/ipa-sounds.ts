/** What each sign of a transcription stands for, told to somebody who speaks English. */

export type Sound = {
  /** The sign with its marks, as it stands in the transcription. */
  sign: string
  hint: string
}

export type SoundsOfWord = {
  /** Each sound of the transcription once, in the order of its first appearance. */
  sounds: Sound[]
  /** The tone of each syllable as its pitch from 1 (low) to 5 (high), at two or more moments; empty where the language has none. */
  tones: number[][]
}

const hints: Record<string, string> = {
  a: 'as in “father”, but short and further forward',
  ɑ: 'as in “father”',
  ɒ: 'as in British “hot”',
  æ: 'as in “cat”',
  ɐ: 'a weak “a”, as at the end of “sofa”',
  e: 'like the beginning of “day”, without the glide',
  ɛ: 'as in “bed”',
  ɜ: 'as in British “bird”',
  ə: 'as at the beginning of “about”',
  ɘ: 'between “bed” and “about”',
  ɪ: 'as in “sit”',
  i: 'as in “see”',
  ɨ: 'between “see” and “soon”, with flat lips',
  ʉ: 'between “see” and “soon”, with rounded lips',
  ɯ: 'as in “soon”, with flat, unrounded lips',
  u: 'as in “soon”, with rounded lips',
  ʊ: 'as in “put”',
  o: 'like the beginning of “go”, without the glide',
  ɔ: 'as in “law”, short',
  ɤ: 'as the “o” above, with flat lips',
  ʌ: 'as in “cup”',
  ø: 'say “day” and round your lips',
  œ: 'say “bed” and round your lips',
  ɵ: 'say “about” and round your lips',
  y: 'say “see” and round your lips',
  ʏ: 'say “sit” and round your lips',
  b: 'as in “bed”',
  ɓ: 'a “b” with the breath drawn inwards',
  β: 'a “b” with lips that do not quite close',
  c: 'a “k” made where English has the “y” of “yes”',
  ç: 'as at the beginning of “huge”',
  d: 'as in “day”, the tongue at the teeth',
  ɗ: 'a “d” with the breath drawn inwards',
  ð: 'as in “this”',
  ɖ: 'a “d” with the tip of the tongue curled back',
  f: 'as in “fun”',
  ɡ: 'as in “go”',
  ɢ: 'a “g” made far back in the throat',
  ɣ: 'a soft “g” that hums through without closing',
  h: 'as in “house”',
  ħ: 'a strong “h” breathed from deep in the throat',
  ɦ: 'an “h” that is voiced, as in “ahead”',
  j: 'as in “yes”',
  ʝ: 'a strong “y” of “yes”, with a buzz',
  ɟ: 'a “g” made where English has the “y” of “yes”',
  k: 'as in “skin”, without a puff of air',
  q: 'a “k” made far back in the throat',
  l: 'as in “let”',
  ɫ: 'as at the end of “full”',
  ɭ: 'an “l” with the tip of the tongue curled back',
  ʎ: 'as the “lli” of “million”, in one sound',
  m: 'as in “man”',
  n: 'as in “no”',
  ɲ: 'as the “ny” of “canyon”, in one sound',
  ŋ: 'as at the end of “sing”',
  ɴ: 'an “n” made far back, as the “ng” of “song” swallowed',
  ɳ: 'an “n” with the tip of the tongue curled back',
  p: 'as in “spin”, without a puff of air',
  ɸ: 'an “f” blown between both lips',
  r: 'rolled: the tip of the tongue beats several times',
  ɾ: 'one tap of the tongue, as the “tt” of American “water”',
  ɹ: 'as in English “red”',
  ɽ: 'one flap of a tongue that is curled back',
  ʀ: 'rolled at the back of the throat',
  ʁ: 'a soft scrape at the back of the throat, as in French “rue”',
  ɻ: 'as in American “her”, the tongue curled back',
  s: 'as in “sun”',
  ʂ: 'a “sh” with the tip of the tongue curled back',
  ɕ: 'a light “sh” with the tongue behind the lower teeth and the lips spread',
  ʃ: 'as in “she”',
  ɧ: 'a “sh” and a soft “h” at once, with rounded lips',
  t: 'as in “stop”, without a puff of air',
  ʈ: 'a “t” with the tip of the tongue curled back',
  θ: 'as in “think”',
  v: 'as in “very”',
  ʋ: 'a soft “v”, the teeth hardly touching the lip',
  w: 'as in “we”',
  ɥ: 'a quick “y” of “yes” with rounded lips',
  ɰ: 'a quick “w” with flat lips',
  x: 'as in Scottish “loch”',
  χ: 'as in “loch”, further back',
  z: 'as in “zoo”',
  ʐ: 'as the “s” of “measure”, with the tongue curled back',
  ʑ: 'a light “s” of “measure”, the lips spread',
  ʒ: 'as the “s” of “measure”',
  ʔ: 'the catch in the throat in “uh-oh”',
  ʕ: 'a tightening deep in the throat, voiced',
  ʡ: 'a catch deep in the throat',
  ts: 'as in “cats”, in one sound',
  dz: 'as in “kids”, in one sound',
  tʃ: 'as in “church”',
  dʒ: 'as in “judge”',
  tɕ: 'a light “ch” with the lips spread',
  dʑ: 'a light “j” of “judge” with the lips spread',
  tʂ: 'a “ch” with the tip of the tongue curled back',
  dʐ: 'a “j” of “judge” with the tongue curled back',
  pf: 'a “p” let go into an “f”',
  kx: 'a “k” let go into the “ch” of “loch”',
  ʈʂ: 'a “ch” with the tip of the tongue curled back',
  ɖʐ: 'a “j” of “judge” with the tongue curled back',
  cç: 'a “k” let go into the “h” of “huge”',
  tɬ: 'a “t” let go at the sides of the tongue',
  ŋm: 'as in “sing”, with the lips closing at the same time',
  kp: 'a “k”, with the lips closing at the same time',
}

const marks: Record<string, string> = {
  ː: 'held long',
  ˑ: 'held half long',
  '\u0303': 'through the nose as well',
  ʰ: 'with a puff of air',
  ʱ: 'with a breathy voice',
  ʲ: 'with the tongue raised as for “yes”',
  ʷ: 'with rounded lips',
  ˤ: 'with the root of the tongue pulled back',
  ˠ: 'with the back of the tongue raised',
  '\u0348': 'tense, without a puff of air',
  '\u0325': 'whispered',
  '\u030a': 'whispered',
  '\u0329': 'as a syllable of its own',
  '\u032f': 'gliding, not a syllable of its own',
  '\u031a': 'not let go at the end',
  '\u032a': 'with the tongue at the teeth',
  '\u031e': 'a little more open',
  '\u031d': 'a little closer',
  '\u0320': 'a little further back',
  '\u031f': 'a little further forward',
  '\u0308': 'in the middle of the mouth',
  '\u0324': 'with a breathy voice',
  '\u0330': 'with a creaky voice',
  ˀ: 'with a catch in the throat',
}

const levels: Record<string, number> = { '˥': 5, '˦': 4, '˧': 3, '˨': 2, '˩': 1 }
const TIE = /[\u0361\u035c]/u
const BASE = /[\p{L}ʔʕʡ]/u

/** The sounds and tones of a transcription without slashes. Signs nobody explained here are left out: better none than a wrong hint. */
export function soundsOfWord(ipa: string): SoundsOfWord {
  const signs = Array.from(ipa.normalize('NFD').replaceAll('c\u0327', 'ç'))
  const sounds = new Map<string, Sound>()
  const tones: number[][] = []
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at]!
    if (sign in levels) {
      const tone: number[] = []
      while (signs[at]! in levels) tone.push(levels[signs[at++]!]!)
      at--
      tones.push(tone.length === 1 ? [tone[0]!, tone[0]!] : tone)
      continue
    }
    if (!isBase(sign)) continue
    let base = sign
    let whole = sign
    const own: string[] = []
    while (at + 1 < signs.length) {
      const next = signs[at + 1]!
      if (TIE.test(next) && signs[at + 2]) {
        base += signs[at + 2]!
        whole += next + signs[at + 2]!
        at += 2
      } else if (next in marks) {
        own.push(marks[next]!)
        whole += next
        at++
      } else break
    }
    const hint = hints[base]
    if (hint) sounds.set(whole, { sign: whole.normalize('NFC'), hint: [hint, ...own].join('; ') })
  }
  return { sounds: [...sounds.values()], tones }
}

const isBase = (sign: string) => BASE.test(sign) && !(sign in marks)
