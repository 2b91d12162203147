import { describe, expect, it } from 'vitest'
import { languages } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { broadIpa, stressBeforeSyllable } from './broad-ipa.ts'
import { createEspeak } from './espeak.ts'
import { espeakDialects } from './espeak-dialects.ts'
import { ruleTranscribers } from './rules.ts'
import { createTranscribe } from './transcriber.ts'

const espeak = await createEspeak()
const transcribe = createTranscribe(espeak)

describe('createTranscribe()', () => {
  it.each(languages.map(({ code }) => code))(
    '%s: takes no name that every object knows for a word of a table',
    code => {
      const names = [
        'constructor',
        'toString',
        'valueOf',
        '__proto__',
        'hasOwnProperty',
        'zhconstructor',
        'conconstructor',
      ]
      for (const name of names) {
        const ipa = transcribe(name, undefined, code)
        expect(['string', 'undefined']).toContain(typeof ipa)
        expect(ipa ?? '').not.toMatch(/native|function|object/i)
      }
    },
  )

  it.each<[LanguageCode, string, string]>([
    ['es', 'la llave', 'la ˈʝabe'],
    ['es', 'el país', 'el paˈis'],
    ['es', '¿cómo estás?', 'ˈkomo esˈtas'],
    ['es', 'Hola, ¿qué tal?', 'ˈola ke tal'],
    ['es', 'ser', 'seɾ'],
    ['fr', "l'eau", 'lo'],
    ['fr', 'bonjour', 'bɔ̃ʒuʁ'],
    ['fr', 'la nuit', 'la nɥi'],
    ['fr', 'aujourd’hui', 'oʒuʁdɥi'],
    ['fr', 'nuage', 'nɥaʒ'],
    ['fr', 'cruel', 'kʁyɛl'],
    ['es', 'tengo', 'ˈtenɡo'],
    ['de', 'verstehen', 'fɛɐ̯ˈʃteːən'],
    ['de', 'bequem', 'bəˈkveːm'],
    ['de', 'das Gespräch', 'das ɡəˈʃpʁɛːç'],
    ['de', 'die Musik', 'diː muˈziːk'],
    ['de', 'das Sofa', 'das ˈzoːfa'],
    ['de', 'das Theater', 'das teˈaːtɐ'],
    ['de', 'übersetzen', 'yːbɐˈzɛt͡sən'],
    ['de', 'wiederholen', 'viːdɐˈhoːlən'],
    ['de', 'der Handschuh', 'dɛɐ̯ ˈhant͡ʃuː'],
    ['it', 'la famiglia', 'la faˈmiʎːa'],
    ['it', 'grazie', 'ˈɡrat͡sːje'],
    ['it', 'Lei', 'lɛj'],
    ['it', 'vecchio', 'ˈvɛkːjo'],
    ['it', 'la sedia', 'la ˈsɛdja'],
    ['it', 'lo zio', 'lo ˈd͡zio'],
    ['it', 'la carriera', 'la kaˈrːjɛra'],
    ['it', 'la pausa', 'la ˈpawza'],
    ['it', 'la paura', 'la paˈura'],
    ['it', 'quaranta', 'kwaˈranta'],
    ['it', 'la pizza', 'la ˈpit͡sːa'],
    ['it', 'e', 'e'],
    ['pl', 'w', 'v'],
    ['pl', 'dzień dobry', 'd͡ʑɛɲ ˈdɔbrɨ'],
    ['cs', 'čtyři', 'ˈt͡ʃtɪr̝ɪ'],
    ['ro', 'mulțumesc', 'mult͡suˈmesk'],
    ['ms', 'pertama', 'pərˈtamə'],
    ['ms', 'naik', 'ˈnaiʔ'],
    ['id', 'laut', 'ˈlaut'],
    ['id', 'ramai', 'ˈramai̯'],
    ['pl', 'trzy', 'tʂɨ'],
    ['pl', 'czy trzeba', 't͡ʂɨ ˈtʂɛba'],
    ['pl', 'drzewo', 'ˈdʐɛvɔ'],
    ['pl', 'liczba', 'ˈlid͡ʐba'],
    ['el', 'ευχαριστώ', 'efxaɾisˈto'],
    ['ro', 'seară', 'ˈse̯arə'],
    ['ro', 'noapte', 'ˈno̯apte'],
    ['cs', 'dobrou noc', 'ˈdobrou̯ not͡s'],
    ['cs', 'vejce', 'ˈvɛjt͡sɛ'],
    ['hu', 'meghív', 'ˈmɛkhiːv'],
    ['hu', 'könyvtár', 'ˈkøɲftaːr'],
    ['hu', 'lakbér', 'ˈlɒɡbeːr'],
    ['hu', 'ötven', 'ˈøtvɛn'],
    ['sv', 'tack', 'takː'],
    ['sv', 'pojke', 'ˈpɔjkɛ'],
    ['sv', 'många', 'ˈmɔŋːa'],
    ['sv', 'hus', 'hʉːs'],
    ['sv', 'musik', 'mʉˈsiːk'],
    ['sv', 'dag', 'dɑːɡ'],
    ['tr', 'köprü', 'kœpˈɾy'],
    ['tr', 'milyon', 'milˈjɔn'],
    ['tr', 'elektrik', 'elektˈɾik'],
    ['tr', 'öğretmen', 'œːɾetˈmæn'],
    ['pl', 'w domu', 'v ˈdɔmu'],
    ['ro', 'mâine', 'ˈmɨjne'],
    ['ro', 'râu', 'rɨw'],
    ['ro', 'ceas', 't͡ʃas'],
    ['ro', 'mulți', 'mult͡sʲ'],
    ['cs', 'první', 'ˈpr̩vɲiː'],
    ['cs', 'krev', 'krɛf'],
    ['cs', 'lékař', 'ˈlɛːkar̝̊'],
    ['cs', 'kdo', 'ɡdo'],
    ['cs', 'lehký', 'ˈlɛxkiː'],
    ['cs', 'vlk', 'vl̩k'],
    ['el', 'η γυναίκα', 'i ʝiˈneka'],
    ['fi', 'hyvää päivää', 'ˈhyʋæː ˈpæiʋæː'],
    ['pt', 'o pão', 'u pɐ̃w̃'],
    ['tl', 'bahay', 'bahaj'],
    ['pt', 'vento', 'ˈvẽtu'],
    ['pt', 'homem', 'ˈomɐ̃j̃'],
    ['pt', 'barco', 'ˈbaɾku'],
    ['de', 'drei', 'dʁaɪ'],
    ['de', 'starten', 'ˈʃtaɐ̯tən'],
    ['de', 'er', 'eːɐ̯'],
  ])('reads %s "%s" as %s', (code, text, ipa) => {
    expect(transcribe(text, undefined, code)?.normalize('NFC')).toBe(ipa.normalize('NFC'))
  })

  it('knows a rule or a fit voice for every language but Danish and Norwegian, and never both', () => {
    const covered = languages
      .filter(({ code }) => ruleTranscribers[code] || espeakDialects[code])
      .map(({ code }) => code)
    expect(languages.map(({ code }) => code).filter(code => !covered.includes(code))).toEqual(['no', 'da'])
    expect(covered.filter(code => ruleTranscribers[code] && espeakDialects[code])).toEqual([])
    expect(transcribe('takk', undefined, 'no')).toBeUndefined()
  })

  it('says nothing rather than something wrong where a reading tells too little', () => {
    expect(transcribe('молоко', undefined, 'ru')).toBeUndefined()
    expect(transcribe('', undefined, 'es')).toBeUndefined()
  })

  it('transcribes alike whichever language was asked for before', () => {
    const first = transcribe('casa', undefined, 'es')
    transcribe('casa', undefined, 'fr')
    expect(transcribe('casa', undefined, 'es')).toBe(first)
  })
})

describe('createEspeak()', () => {
  it.each(Object.entries(espeakDialects))('has the voice for %s', (_, dialect) => {
    expect(espeak.phonemes('a', dialect.voice)).toBeTypeOf('string')
  })

  it('refuses a voice it does not have instead of going on with the one before', () => {
    espeak.phonemes('hola', 'es')
    expect(() => espeak.phonemes('hola', 'xx')).toThrow('Cannot choose the eSpeak voice "xx"')
  })
})

describe('broadIpa()', () => {
  it('leaves out the marks of a switch to another language', () => {
    expect(broadIpa('l_ə- (en)_w_ˈiː_k_ˈɛ_n_d_(fr)', { stress: false })).toBe('lə wiːkɛnd')
  })

  it.each([
    ['kasˈa', 'kaˈsa'],
    ['patɾˈon', 'paˈtɾon'],
    ['estˈas', 'esˈtas'],
    ['sˈol', 'sol'],
    ['aˈis', 'aˈis'],
  ])('puts the stress of %s before its syllable: %s', (given, wanted) => {
    expect(stressBeforeSyllable(given.replace('aˈi', 'a.ˈi')).replaceAll('.', '')).toBe(wanted)
  })
})
