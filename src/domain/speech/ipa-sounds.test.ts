import { describe, expect, it, test } from 'vitest'
import { soundsOfWord } from './ipa-sounds.ts'

describe('soundsOfWord()', () => {
  it('explains each sound once, in order', () => {
    expect(soundsOfWord('ˈmama').sounds.map(each => each.sign)).toEqual(['m', 'a'])
  })

  it('takes tied signs for one sound, and tells what marks add', () => {
    const { sounds } = soundsOfWord('t͡ʃaːtʰã')
    expect(sounds).toEqual([
      { sign: 't͡ʃ', hint: 'as in “church”' },
      { sign: 'aː', hint: expect.stringContaining('; held long') },
      { sign: 'tʰ', hint: expect.stringContaining('with a puff of air') },
      { sign: 'ã', hint: expect.stringContaining('through the nose') },
    ])
  })

  it('knows ç, whether it is written as one sign or as two', () => {
    expect(soundsOfWord('ɪç').sounds.at(-1)).toEqual(soundsOfWord('ɪç'.normalize('NFD')).sounds.at(-1))
    expect(soundsOfWord('ɪç').sounds.at(-1)?.hint).toContain('huge')
  })

  // biome-ignore format: a table
  test.each([
    ['ma˥', [[5, 5]]],
    ['ma˧˥', [[3, 5]]],
    ['ma˨˩˦', [[2, 1, 4]]],
    ['ni˨˩˦ xaʊ̯˨˩˦', [[2, 1, 4], [2, 1, 4]]],
    ['mama', []],
  ])('draws the tones of %s', (ipa, tones) => {
    expect(soundsOfWord(ipa).tones).toEqual(tones)
  })

  it('leaves out what nobody explained', () => {
    expect(soundsOfWord('ǂ').sounds).toEqual([])
  })
})
