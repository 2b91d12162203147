import { expect, test } from 'vitest'
import { soundDifferences, soundHint, soundsOf } from './sound-difference.ts'

test.each([
  ['ˈbwe.nos ˈdi.as', ['b', 'w', 'e', 'n', 'o', 's', 'd', 'i', 'a', 's']],
  ['t͡ʃiːz', ['tʃ', 'iː', 'z']],
  ['pʰɔ̃', ['pʰ', 'ɔ̃']],
  ['ma˥˩', ['m', 'a']],
  ['', []],
])('the sounds of /%s/', (ipa, sounds) => expect(soundsOf(ipa)).toEqual(sounds))

test.each([
  ['ˈpoka', 'ˈboka', [{ kind: 'changed', heard: 'p', target: 'b' }]],
  ['ˈpero', 'ˈpeɾo', [{ kind: 'changed', heard: 'r', target: 'ɾ' }]],
  ['espaˈɲo', 'espaˈɲol', [{ kind: 'missing', heard: '', target: 'l' }]],
  ['esˈpaɲa', 'ˈspaɲa', [{ kind: 'extra', heard: 'e', target: '' }]],
  ['ˈgato', 'ˈɡato', []],
  ['ˈola', 'ola', []],
  ['tʃa', 't͡ʃa', []],
  ['ˈkato', 'ˈkanto', [{ kind: 'missing', heard: '', target: 'n' }]],
])('/%s/ for /%s/', (heard, target, differences) => expect(soundDifferences(heard, target)).toEqual(differences))

test('a hint names the sound that was heard and the one that was meant', () => {
  expect(soundHint('ˈpoka', 'ˈboka')).toBe('You said /p/ for /b/.')
  expect(soundHint('espaˈɲo', 'espaˈɲol')).toBe('/l/ was not heard.')
  expect(soundHint('esˈpaɲa', 'ˈspaɲa')).toBe('/e/ was heard where nothing belongs.')
  expect(soundHint('ˈpoga', 'ˈboka')).toBe('You said /p/ for /b/; you said /g/ for /k/.')
})

test('no hint is given where nothing differs, nor where another word was said', () => {
  expect(soundHint('ˈola', 'ˈola')).toBeUndefined()
  expect(soundHint('kasa', 'ˈpero')).toBeUndefined()
  expect(soundHint('', 'ˈola')).toBeUndefined()
})
