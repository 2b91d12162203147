import type { LanguageCode } from '#domain/languages.ts'
import type { Dialect } from './broad-ipa.ts'

/**
 * The languages eSpeak NG is fit for (at most about 20 % of the sounds differ from published transcriptions), its voice
 * for each, and where its sounds are written otherwise in dictionaries.
 */
export const espeakDialects: Partial<Record<LanguageCode, Dialect & { voice: string }>> = {
  es: {
    voice: 'es',
    sounds: [
      [/ʎ/gu, 'ʝ'],
      // A dictionary writes the sound that is meant, not how it softens between vowels.
      [/β/gu, 'b'],
      [/ð/gu, 'd'],
      [/ɣ/gu, 'ɡ'],
      [/ɛ/gu, 'e'],
      [/r$/gu, 'ɾ'],
      [/eɪ/gu, 'ei'],
      [/aɪ/gu, 'ai'],
      [/oɪ/gu, 'oi'],
      [/aʊ/gu, 'au'],
      [/eʊ/gu, 'eu'],
    ],
  },
  fr: { voice: 'fr', stress: false },
  el: { voice: 'el', sounds: [[/ji(?=[aeou])/gu, 'ʝ']] },
  ro: { voice: 'ro' },
  pl: { voice: 'pl' },
  it: { voice: 'it', sounds: [[/ɪ/gu, 'i']] },
  sk: {
    voice: 'sk',
    sounds: [
      [/dʲ/gu, 'ɟ'],
      [/tʲ/gu, 'c'],
    ],
  },
  ms: { voice: 'ms' },
  cs: { voice: 'cs' },
  id: { voice: 'id' },
  // No voice of its own; the Indonesian one has the same sounds. Stress carries meaning in Filipino and would be guessed.
  tl: { voice: 'id', stress: false },
  bg: { voice: 'bg' },
  nl: { voice: 'nl' },
  de: {
    voice: 'de',
    sounds: [
      [/ɜ/gu, 'ɐ'],
      [/ɾ/gu, 'ɐ̯'],
      [/r/gu, 'ʁ'],
    ],
  },
  hu: { voice: 'hu', sounds: [[/ɑ/gu, 'ɒ']] },
  tr: { voice: 'tr' },
  pt: { voice: 'pt', sounds: [[/ɹ/gu, 'ɾ']] },
  sv: { voice: 'sv', sounds: [[/sx/gu, 'ɧ']] },
  fi: { voice: 'fi', sounds: [[/v/gu, 'ʋ']] },
}
