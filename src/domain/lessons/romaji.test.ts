import { expect, test } from 'vitest'
import { romajiOf } from './romaji.ts'

test.each([
  ['おはようございます', 'ohayougozaimasu'],
  ['こんにちは', 'konnichiwa'],
  ['せんせい、 こんばんは。', 'sensei, konbanwa.'],
  ['わたし は げんき です。', 'watashi wa genki desu.'],
  ['えき へ いきます', 'eki e ikimasu'],
  ['みず を ください', 'mizu o kudasai'],
  ['がっこう', 'gakkou'],
  ['まっちゃ', 'matcha'],
  ['コーヒー', 'koohii'],
  ['パーティー', 'paatii'],
  ['しゃしん', 'shashin'],
  ['りょこう', 'ryokou'],
  ['きんえん', "kin'en"],
  ['では また', 'dewa mata'],
  ['リーさん は おげんき です か。', 'riisan wa ogenki desu ka.'],
])('romajiOf() reads %s as %s', (kana, latin) => {
  expect(romajiOf(kana)).toBe(latin)
})

test('romajiOf() leaves alone what is not all kana', () => {
  expect(romajiOf('また 明日')).toBeUndefined()
})
