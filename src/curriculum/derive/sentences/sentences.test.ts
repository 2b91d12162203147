import { describe, expect, it } from 'vitest'
import type { Word } from '#curriculum/course/course.ts'
import { createTestCourse } from '#test/courses/syllable-course.ts'
import { clozeOf } from './sentences.ts'

const course = createTestCourse()
const inScript = (code: 'zh' | 'ja' | 'th' | 'ar' | 'ru', script: 'Hans' | 'Jpan' | 'Thai' | 'Arab' | 'Cyrl') => ({
  ...course,
  code,
  info: { ...course.info, script, spaces: !['zh', 'ja', 'th'].includes(code), articles: [] },
})
const chinese = inScript('zh', 'Hans')

function wordWith(word: string, reading: string, text: string, example_reading: string, form = word): Word {
  const example = { text, reading: example_reading, translation: 'English', form }
  return { id: 'x', part: 'noun', gloss: 'x', word, also: [], reading, ipa: '', example }
}

describe('the reading of a cloze', () => {
  it.each([
    [chinese, wordWith('我', 'wǒ', '我是学生。', 'Wǒ shì xuésheng.'), '___ shì xuésheng.'],
    [chinese, wordWith('学生', 'xuésheng', '我是学生。', 'Wǒ shì xuésheng.'), 'Wǒ shì ___.'],
    [inScript('ja', 'Jpan'), wordWith('魚', 'さかな', '魚を食べます。', 'さかな を たべます。'), '___ を たべます。'],
    [inScript('th', 'Thai'), wordWith('บ้าน', 'bâan', 'บ้านสวย', 'bâan sǔai'), '___ sǔai'],
  ])('leaves the word out (%#)', (where, word, reading) => {
    expect(clozeOf(where, word)?.reading).toBe(reading)
  })

  it.each([
    ['part of a longer word', chinese, wordWith('学', 'xué', '我是学生。', 'Wǒ shì xuésheng.')],
    ['there twice', chinese, wordWith('人', 'rén', '人人都好。', 'Rén rén dōu hǎo.')],
    ['another form', chinese, wordWith('吃饭', 'chī fàn', '我吃了。', 'Wǒ chī le.', '吃')],
    ['with an article', inScript('ar', 'Arab'), wordWith('كتاب', 'kitāb', 'الكتاب هنا', 'al-kitābu hunā')],
    ['in an alphabet', inScript('ru', 'Cyrl'), wordWith('дом', 'dom', 'Это дом.', 'Eto dom.')],
  ])('has none where it would tell the answer or is not needed: %s', (_, where, word) => {
    expect(clozeOf(where, word)?.reading).toBeUndefined()
  })
})
