import { expect, test } from 'vitest'
import { compileCourse } from '#curriculum/source/compile.ts'
import { isComplete, readLanguage, readSyllabus } from '#curriculum/source/read-course.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { coursesOf } from '#test/courses/small-courses.ts'
import { createBuiltInTutor } from './built-in-tutor.ts'

/** How the tutor listens in courses whose talk.yaml is written. */

const root = new URL('../../../..', import.meta.url).pathname
const syllabus = readSyllabus(root, 'beginner')

function courseOf(code: LanguageCode) {
  const language = readLanguage(root, code, [syllabus])!
  const level = language.levels.find(each => isComplete(language, each))!
  return compileCourse({ ...language, info: language.info! }, level, syllabus, () => '-').course
}

const tutor = createBuiltInTutor(coursesOf([courseOf('es'), courseOf('ja')]))

async function answerTo(language: LanguageCode, said: string, asked: string) {
  const history = [
    { role: 'assistant' as const, content: asked },
    { role: 'user' as const, content: said },
  ]
  return (await tutor.reply({ language, level: 'beginner', topic: 'Family and friends', history })).message
}

test.each([
  ['es', 'Mi perro murió ayer.', /siento|pena/],
  ['es', 'Adiós, hasta mañana.', /adiós|hasta/i],
  ['es', 'Muchas gracias.', /De nada|A ti|No hay de qué/],
  ['es', '¿Cómo se dice dog?', /el perro/],
  ['es', '¿Qué significa «ventana»?', /window/],
  ['es', 'Mi hermana es muy alta.', /[Tt]u hermana/],
  ['ja', '犬が昨日死にました。', /残念|大変/],
  ['ja', 'さようなら。', /さようなら|また/],
  ['ja', 'dogは日本語で何ですか。', /犬/],
] as const)('%s: “%s” is answered in kind', async (language, said, answer) => {
  expect(await answerTo(language, said, language === 'es' ? '¿Tienes hermanos?' : 'お名前は何ですか。')).toMatch(answer)
})

test.each([
  ['es', 'Adiós, me tengo que ir.'],
  ['es', 'Mi abuela ha muerto y mi perro está enfermo.'],
  ['ja', 'また明日。'],
] as const)('%s: after “%s” no question of the list follows', async (language, said) => {
  expect(await answerTo(language, said, language === 'es' ? '¿Tienes hermanos?' : 'お名前は何ですか。')).not.toMatch(
    /hermano|padre|madre|何ですか/,
  )
})

test('who asks for it again hears the same question, and who is lost as well', async () => {
  for (const said of ['¿Puedes repetir, por favor?', 'Más despacio, por favor.', 'Lo siento, no entiendo.'])
    expect(await answerTo('es', said, '¿Tienes hermanos?')).toContain('¿Tienes hermanos?')
})

test.each([
  ['Yo tiene dos hermanos.', 'tiene', 'tengo'],
  ['Estoy 30 años.', 'Estoy 30 años', 'Tengo 30 años'],
  ['Los casa son bonitas.', 'Los casa', 'Las casas'],
  ['Yo soy hambre.', 'soy hambre', 'tengo hambre'],
  ['Voy a el cine.', 'a el cine', 'al cine'],
])('es: in “%s” %s becomes %s', async (text, original, corrected) => {
  const { corrections, score } = await tutor.feedback({ language: 'es', level: 'beginner', text, context: '' })
  expect(corrections[0]).toMatchObject({ original, corrected })
  expect(score).toBeLessThan(80)
})

test('a question about two words is answered from the notes of the course', async () => {
  const text = 'What is the difference between buenas tardes and buenas noches?'
  const { feedback, scored } = await tutor.feedback({ language: 'es', level: 'beginner', text, context: '' })
  expect(scored).toBe(false)
  expect(feedback).toContain('buenas tardes')
  expect(feedback).toContain('buenas noches')
  expect(feedback).not.toMatch(/That was English/)
})

test.each(['へlぉ、 い あm', 'ぅ ぇ ぉ ぢ', 'あsdf ぅk'])(
  'Japanese: “%s” is no Japanese and has no score',
  async text => {
    expect(await tutor.feedback({ language: 'ja', level: 'beginner', text, context: '' })).toMatchObject({
      score: 0,
      scored: false,
      corrections: [],
    })
  },
)

test.each(['私はトムです。', 'え、本当？', '木が見える。', 'はい、いいえ。', '目が痛い。', 'Tシャツが好きです。'])(
  'Japanese: “%s” is read',
  async text => {
    const { feedback } = await tutor.feedback({ language: 'ja', level: 'beginner', text, context: '' })
    expect(feedback).not.toContain('could not be read')
  },
)
