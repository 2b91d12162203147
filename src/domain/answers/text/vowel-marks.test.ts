import { expect, test } from 'vitest'
import { withoutVowelMarks } from './vowel-marks.ts'

test.each([
  ['مَرْحَبًا', 'ar', 'مرحبا'],
  ['شُكْرًا، إِلَى اللِّقَاءِ!', 'ar', 'شكرا، إلى اللقاء!'],
  ['שָׁלוֹם', 'he', 'שלום'],
  ['בֵּית־סֵפֶר', 'he', 'בית־ספר'],
  ['adiós', 'es', 'adiós'],
  ['สวัสดี', 'th', 'สวัสดี'],
  ['constructor', 'constructor', 'constructor'],
])('withoutVowelMarks(%s, %s) is %s', (text, code, bare) => {
  expect(withoutVowelMarks(text, code)).toBe(bare)
})
