import type { LanguageCode } from '#domain/languages.ts'
import { type Dialect, HIATUS } from './broad-ipa.ts'
import { germanLengths } from './german.ts'
import { polishStopsBeforeRz } from './polish.ts'

/**
 * `words`: short words that the machine reads as the names of letters. `spelled`: what the spelling of a text still tells
 * of its IPA.
 */
export type EspeakDialect = Dialect & {
  voice: string
  words?: Readonly<Record<string, string>>
  spelled?: (text: string, ipa: string) => string
}

const diphthongs: NonNullable<Dialect['sounds']> = [
  [/(?<=[aeiou])ɪ/gu, 'i̯'],
  [/(?<=[aeiou])ʊ/gu, 'u̯'],
  [/ɪ/gu, 'i'],
  [/ʊ/gu, 'u'],
]

/** In Malay, Indonesian and Filipino `ai` and `au` are one sound only where no consonant closes the word: `ramai`, but `na.ik`, `la.ut`. */
const malaySounds: NonNullable<Dialect['sounds']> = [
  [/ɾr/gu, 'r'],
  ...diphthongs,
  [/a([iu])\u032f(?=(?!\u032f)[^aeiouəɛɔ]$)/gu, `a${HIATUS}$1`],
]

/** Hungarian: of two consonants that meet, the first takes the voice of the second; v has none to give. */
const voicing: NonNullable<Dialect['sounds']> = (['bp', 'dt', 'ɡk', 'zs', 'ʒʃ', 'ɟc', 'vf'] as const).flatMap(
  ([voiced = '', voiceless = '']) => {
    const to = [new RegExp(`${voiced}(?=[ptkcfsʃh])`, 'gu'), voiceless] as const
    return voiced === 'v' ? [to] : [to, [new RegExp(`${voiceless}(?=[bdɡzʒɟ])`, 'gu'), voiced] as const]
  },
)

/**
 * The languages eSpeak NG is fit for (at most about 20 % of the sounds differ from published transcriptions), its voice
 * for each, and where its sounds are written otherwise in dictionaries.
 */
export const espeakDialects: Partial<Record<LanguageCode, EspeakDialect>> = {
  es: {
    voice: 'es',
    sounds: [
      [/ʎ/gu, 'ʝ'],
      // A dictionary writes the sound that is meant, not how it softens between vowels.
      [/β/gu, 'b'],
      [/ð/gu, 'd'],
      [/ɣ/gu, 'ɡ'],
      [/ŋ/gu, 'n'],
      [/ɛ/gu, 'e'],
      [/r$/gu, 'ɾ'],
      [/ɪ/gu, 'i'],
      [/ʊ/gu, 'u'],
    ],
  },
  fr: {
    voice: 'fr',
    stress: false,
    // *Nuit* and *nuage* are one syllable and two, but *cruel* keeps its vowel after two consonants.
    sounds: [
      [/y\.?(?=ˈ?i)/gu, 'ɥ'],
      [/(?<![bdfɡkptv][ʁl])y\.?(?=ˈ?[aɑeɛøœɔ])/gu, 'ɥ'],
    ],
    words: { y: 'i' },
  },
  el: {
    voice: 'el',
    sounds: [
      [/ji(?=[aeou])/gu, 'j'],
      [/j/gu, 'ʝ'],
      [/k(?=ˈ?[ie])/gu, 'c'],
      [/ɡ(?=ˈ?[ie])/gu, 'ɟ'],
      [/x(?=ˈ?[ie])/gu, 'ç'],
      [/ɣ(?=ˈ?[ie])/gu, 'ʝ'],
      // κόσμος, σβήνω: voiced before a voiced consonant; two written are one.
      [/ɪ/gu, 'i'],
      [/ss/gu, 's'],
      [/s(?=ˈ?[vðɣʝmnrɾbdɡ])/gu, 'z'],
      [/r/gu, 'ɾ'],
    ],
    words: { ο: 'o', η: 'i', ή: 'i', το: 'to', και: 'ce', οι: 'i' },
  },
  ro: {
    voice: 'ro',
    sounds: [
      [/ʲʲ/gu, 'ʲ'],
      [/ʲ(?=ˈ?i)/gu, ''],
      // The e of cea, gea is only a letter.
      [/(tʃ|dʒ)(ˈ?)e(?=a)/gu, '$1$2'],
      [/y/gu, 'ɨ'],
      [/(?<=[aeiouəɨ])ɪ/gu, 'j'],
      [/(?<=[aeiouəɨ])ʊ/gu, 'w'],
      [/ɾ/gu, 'r'],
      // One syllable: seară, noapte. The machine leaves a seam where they are two (not in teatru).
      [/e(?=a)/gu, 'e\u032f'],
      [/ɔ(?=a)/gu, 'o\u032f'],
    ],
    words: { e: 'je', a: 'a', o: 'o' },
  },
  pl: {
    voice: 'pl',
    spelled: polishStopsBeforeRz,
    sounds: [
      [/ʃ/gu, 'ʂ'],
      [/ʒ/gu, 'ʐ'],
      [/ɲʲ/gu, 'ɲ'],
      [/^w$/gu, 'v'],
    ],
    words: { w: 'v', z: 'z', i: 'i', a: 'a', o: 'ɔ', u: 'u' },
  },
  it: {
    voice: 'it',
    sounds: [
      [/ɪ/gu, 'i'],
      [/ʊ/gu, 'u'],
      // The length of a vowel tells nothing in Italian.
      [/(?<=[aeiouɛɔ])ː/gu, ''],
      [/ɾ/gu, 'r'],
      [/rr/gu, 'rː'],
      // Between vowels these are always long: famiglia, signore, pesce, grazie.
      [/(?<=[aeiouɛɔ])(ˈ?)([ʎɲʃ]|t͡?s|d͡?z)(?=ˈ?[aeiouɛɔjw])/gu, '$1$2ː'],
      // A vowel that leans on another: Lei, vecchio, febbraio, pausa.
      [/(?<=[aeouɛɔ])\.?i$/gu, 'j'],
      [/(?<=[^aeiouɛɔwjˈ])(?<!^.|[bdfɡkptv][rl])i\.?(?=ˈ?[aeouɛɔ])/gu, 'j'],
      [/(?<=[aeouɛɔ])\.?i\.?(?=[aeouɛɔ])/gu, 'j'],
      [/(?<=[aeɛ])\.?u/gu, 'w'],
    ],
    words: { e: 'e', è: 'ɛ', o: 'o', a: 'a', i: 'i' },
  },
  sk: {
    voice: 'sk',
    stress: 'first',
    sounds: [
      [/dʲ/gu, 'ɟ'],
      [/tʲ/gu, 'c'],
      [/e/gu, 'ɛ'],
      [/o/gu, 'ɔ'],
      [/h/gu, 'ɦ'],
    ],
    words: { a: 'a', i: 'i', o: 'ɔ', u: 'u', k: 'k', s: 's', v: 'v', z: 'z' },
  },
  ms: { voice: 'ms', sounds: malaySounds },
  cs: {
    voice: 'cs',
    stress: 'first',
    sounds: [
      [/e/gu, 'ɛ'],
      [/i(?!ː)/gu, 'ɪ'],
      [/h/gu, 'ɦ'],
      [/ɦ(?=[ptkcfsʃx])/gu, 'x'],
      [/v$/gu, 'f'],
      [/r\u031d(?=$|[ptkcfsʃx])/gu, 'r\u031d\u030a'],
      [/kd/gu, 'ɡd'],
      [/oʊ/gu, 'ou\u032f'],
      [/(?<=[aɛou])ɪ(?!\u032f)/gu, 'j'],
    ],
    words: { vlk: 'vl̩k', a: 'a', i: 'ɪ', o: 'o', u: 'u', k: 'k', s: 's', v: 'v', z: 'z' },
  },
  id: { voice: 'id', sounds: malaySounds },
  // No voice of its own; the Indonesian one has the same sounds. Stress carries meaning in Filipino and would be guessed.
  tl: { voice: 'id', stress: false, sounds: [...malaySounds, [/r/gu, 'ɾ']], words: { ng: 'naŋ', mga: 'maŋa' } },
  // The machine guesses the stress of Bulgarian: for words that no course has it is left out.
  bg: {
    voice: 'bg',
    stress: false,
    sounds: [
      [/e/gu, 'ɛ'],
      [/o/gu, 'ɔ'],
      [/iː/gu, 'i'],
    ],
    words: { а: 'a', и: 'i', о: 'ɔ', у: 'u', в: 'v', с: 's', е: 'ɛ' },
  },
  nl: {
    voice: 'nl',
    sounds: [
      [/h/gu, 'ɦ'],
      [/ɛɪ/gu, 'ɛi̯'],
      [/ʌʊ/gu, 'ɑu̯'],
      [/œy/gu, 'œy̯'],
    ],
    words: { u: 'y' },
  },
  de: {
    voice: 'de',
    spelled: germanLengths,
    onset: /^(?:ʃ[ptlmnvʁ]|ʃ[pt]ʁ|kv|t͡sv|p͡?f[lʁ]?)$/u,
    sounds: [
      [/ɜ/gu, 'ɐ'],
      [/ɔø/gu, 'ɔʏ'],
      // A consonant before a vowel, a vowel after one.
      [/ɾ(?=[ˈˌ]?[aeiouyøœɑɐəɛɪɔʊʏ])/gu, 'ʁ'],
      [/ɾ/gu, 'ɐ̯'],
      [/(?<=ʊ)ɐ(?!\u032F)/gu, 'ɐ\u032F'],
      [/r/gu, 'ʁ'],
      [/ɑː/gu, 'aː'],
      [/ɑ/gu, 'a'],
    ],
    words: {
      der: 'deːɐ̯',
      er: 'eːɐ̯',
      wer: 'veːɐ̯',
      her: 'heːɐ̯',
      wir: 'viːɐ̯',
      ihr: 'iːɐ̯',
      mir: 'miːɐ̯',
      dir: 'diːɐ̯',
      ist: 'ɪst',
    },
  },
  hu: {
    voice: 'hu',
    stress: 'first',
    sounds: [
      [/ɑ/gu, 'ɒ'],
      [/ʎ/gu, 'j'],
      [/jj/gu, 'jː'],
      [/ɲɲ/gu, 'ɲː'],
      [/([ptkbdɡsʃzʒmnrlfv])\1/gu, '$1ː'],
      [/n(?=[kɡ])/gu, 'ŋ'],
      [/n(?=[ɟc])/gu, 'ɲ'],
      ...voicing,
    ],
    words: { a: 'ɒ', s: 'ʃ', ő: 'øː' },
  },
  tr: {
    voice: 'tr',
    onset: /^(?:t͡ʃ|d͡ʒ|\p{L})$/u,
    sounds: [
      [/ɪ/gu, 'i'],
      [/ʊ/gu, 'u'],
      [/ɛ/gu, 'e'],
      [/r/gu, 'ɾ'],
      // The machine opens ü in closed syllables.
      [/ø/gu, 'y'],
    ],
    words: { o: 'o' },
  },
  pt: {
    voice: 'pt',
    sounds: [
      [/ɹ/gu, 'ɾ'],
      [/ʊ̃/gu, 'w̃'],
      [/(?<=[aeiouɛɔɐ])ʊ/gu, 'w'],
      [/(?<=[aeouɛɔɐ])ɪ/gu, 'j'],
      [/ʊ/gu, 'u'],
      // At the end of a syllable.
      [/s(?=[ptkf]|$)/gu, 'ʃ'],
      [/[sz](?=[bdɡvmnlʁ])/gu, 'ʒ'],
      [/ɑ/gu, 'a'],
      // A nasal vowel: a diphthong only at the end of a word, and no consonant of its own before another.
      [/ejŋ(?=ʃ?(?:\s|$))/gu, 'ɐ\u0303j\u0303'],
      [/ej[ŋmn](?=[ˈˌ]?[pbtdkɡfvszʃʒlʁ])/gu, 'e\u0303'],
      [/([aeiou])[ŋm](?=[ˈˌ]?[pbtdkɡfvszʃʒ])/gu, '$1\u0303'],
      [/([aeiou])ŋ/gu, '$1\u0303'],
      [/(?<=\u0303)[ŋm](?=[ˈˌ]?[pbtdkɡfvszʃʒ])/gu, ''],
      [/(?<=\u0303)[ŋnm](?=ʃ?(?:\s|$))/gu, ''],
      // The machine puts a vowel after an r that ends a syllable; a written one mostly has another before it.
      [/(?<!ə)ɾə(?=[ˈˌ]?[pbtdkɡfvszʃʒmnlɲʎʁ])/gu, 'ɾ'],
    ],
    words: { é: 'ɛ', e: 'i', a: 'ɐ', à: 'a', o: 'u', com: 'kõ' },
  },
  sv: {
    voice: 'sv',
    sounds: [
      [/sx/gu, 'ɧ'],
      [/ə/gu, 'ɛ'],
      // A stressed syllable is long: its vowel (ʉ is never short), or the consonant after it.
      [/(?<=ˈ|^[^aeiouyɑɛɪɔʊʏɵœæøˈ]*)ʉ(?!ː|.*ˈ)/gu, 'ʉː'],
      [/(?<=ˈ[aɛɪɔʊʏɵœæ])([bdfɡjklmnŋprsvɧɕʂʈɖɳɭ]|t(?![ʃɕ]))(?=[aeiouyɑɛɪɔʊʏɵœæø]|$)/gu, '$1ː'],
    ],
    words: { i: 'iː', å: 'oː' },
  },
  fi: {
    voice: 'fi',
    stress: 'first',
    sounds: [
      [/v/gu, 'ʋ'],
      [/a/gu, 'ɑ'],
      [/ɪ/gu, 'i'],
      [/ʊ/gu, 'u'],
      [/([pbtdkɡmnŋlrsfhjʋ])\1/gu, '$1ː'],
    ],
  },
}
