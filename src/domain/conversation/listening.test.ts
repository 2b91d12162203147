import { describe, expect, it } from 'vitest'
import { heardStem, saysLost } from './listening.ts'

describe('what a message is listened for', () => {
  it.each([
    ['es', 'Me llamo Eva.', 'llam'],
    ['es', 'me LLAMO eva', 'llam'],
    ['fr', 'Moi, c’est Tom.', "c'est"],
    ['de', 'Gestern hat es geregnet.', 'geregnet'],
    ['ru', 'Ещё нет.', 'еще'],
    ['hi', 'मैं चाय पीता हूँ।', 'पी'],
    ['zh', '我叫王明。', '叫'],
    ['ja', '私は学生です。', '学生'],
    ['he', 'אני גר בתל אביב', 'תל אביב'],
    ['he', 'אני הולכת לעבודה', 'עבוד'],
    ['ar', 'أعمل في المدرسة', 'مدرس'],
    ['ar', 'أذهب بالسيارة', 'سيار'],
    ['ko', '저는 은행에서 일해요.', '에서'],
    ['ko', '안 먹었어요', '먹'],
    ['tr', 'İyiyim', 'iyi'],
  ])('hears in %s “%s” the stem “%s”', (language, text, stem) => {
    expect(heardStem(text, language, ['…', stem])).toBe(stem)
  })

  it.each([
    ['es', 'Mañana voy al cine.', 'ana'],
    ['es', 'Nosotros también.', 'no'],
    ['id', 'Saya suka berjalan.', 'jalan'],
    ['ko', '일요일에 쉬어요', '요'],
    ['he', 'אני גר בחיפה', 'יפה'],
    ['fr', "J'aime c'était", "c'est"],
  ])('does not hear in %s “%s” the stem “%s”', (language, text, stem) => {
    expect(heardStem(text, language, [stem])).toBeUndefined()
  })
})

describe('not having understood', () => {
  const phrases = ['no entiendo', '¿cómo?', 'no sé']

  it.each([
    ['No entiendo.', true],
    ['no entiendo la pregunta', true],
    ['¿Cómo?', true],
    ['¿Cómo estás?', false],
    ['No entiendo por qué mi hermano vive en Madrid.', false],
    ['Sí, entiendo.', false],
  ])('“%s”: %s', (text, lost) => expect(saysLost(text, 'es', phrases)).toBe(lost))

  it('is an answer where those words are listened for, but not where only one of them is', () => {
    expect(saysLost('No sé mi talla.', 'es', phrases, ['no sé', 'mediana'])).toBe(false)
    expect(saysLost('No entiendo.', 'es', phrases, ['no', 'sí'])).toBe(true)
  })
})
