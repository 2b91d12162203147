import { expect, test } from 'vitest'
import { accentKeys } from './accent-keys.ts'
import { graphemes } from '../answers/text/text-similarity.ts'

const latin = 'es fr de it pt nl pl tr sv no da fi vi id ms tl cs hu ro hr sk'.split(' ')

test('every language in Latin letters has its keys, English and other scripts have none', () => {
  for (const code of latin) expect(accentKeys(code).length, code).toBeGreaterThan(0)
  for (const code of ['en', 'ru', 'ja', 'ar', 'th']) expect(accentKeys(code)).toEqual([])
})

test('every letter of a pangram of each language can be typed with an English keyboard and its keys', () => {
  const pangrams: Record<string, string> = {
    es: 'El pingüino Wenceslao hizo kilómetros bajo exhaustiva lluvia y frío, añoraba a su querido cachorro. ¿Qué? ¡Ánimo!',
    fr: 'Voix ambiguë d’un cœur qui au zéphyr préfère les jattes de kiwis. Où ça, là-bas, bête? Île, hôtel, dû, ægo',
    de: 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich',
    pl: 'Pchnąć w tę łódź jeża lub ośm skrzyń fig, źle',
    tr: 'Pijamalı hasta yağız şoföre çabucak güvendi',
    cs: 'Příliš žluťoučký kůň úpěl ďábelské ódy, něco šíleného',
    hu: 'Árvíztűrő tükörfúrógép',
    ro: 'Muzicologă în bej vând whisky și tequila, preț fix',
    vi: 'Tiếng Việt đẹp quá, cảm ơn bạn nhiều lắm, hỏi ngã nặng ở đấy ư',
    sk: 'Kŕdeľ šťastných ďatľov učí pri ústí Váhu mĺkveho koňa obhrýzať kôru a žrať čerstvé mäso',
    hr: 'Gojazni đačić s biciklom drži hmelj i finu vatu u džepu nošnje, ćuk',
    da: 'Høj bly gom vandt fræk sexquiz på wc, én',
    fi: 'Törkylempijävongahdus, Åbo',
    zh: 'nǐ hǎo lǜ shì mā',
  }
  for (const [code, text] of Object.entries(pangrams)) {
    const keys = accentKeys(code).map(key => key.insert)
    const canBeTyped = (letter: string) => {
      if (/^[\x20-\x7E’]$/u.test(letter) || keys.includes(letter)) return true
      const decomposed = Array.from(letter.normalize('NFD'))
      const mark = keys.find(key => decomposed.includes(key) && /\p{M}/u.test(key))
      if (!mark) return false
      const rest = decomposed
        .filter(each => each !== mark)
        .join('')
        .normalize('NFC')
      return /^[a-z]$/u.test(rest) || keys.includes(rest)
    }
    expect(
      graphemes(text.toLowerCase()).filter(letter => !canBeTyped(letter)),
      code,
    ).toEqual([])
  }
})
