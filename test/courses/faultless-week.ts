import type { CourseFile, SyllabusWeek } from '#curriculum/source/schema.ts'

/** A course.yaml, a syllabus week and a week without a fault, as an author would write them: for tests. */

export const spanish = {
  code: 'es',
  name: 'Spanish',
  native_name: 'español',
  script: 'Latn',
  direction: 'ltr',
  articles: ['el', 'la'],
  letters: 'áéíñóúü¿¡',
  spaces: true,
} satisfies CourseFile

const concepts = (day: number, kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}-${day}-${index}`)

export const syllabus: SyllabusWeek = {
  theme: 'Meeting people',
  can_do: 'I can greet people.',
  days: [1, 2, 3, 4, 5, 6].map(day => ({
    title: `Day ${day}`,
    objective: 'Greet people.',
    core: concepts(day, 'core', 8).map(id => ({
      id,
      gloss: `a ${id}`,
      part: 'noun' as const,
      example: `I see ${id}.`,
    })),
    more: concepts(day, 'more', 6).map(id => ({ id, gloss: `a ${id}`, part: 'noun' as const })),
  })),
}

const digits = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete']
const named = (id: string) => id.replace(/\d/gu, digit => ` ${digits[Number(digit)]}`).replace(/-/gu, '')
export const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

export function goodWeek() {
  const phrase = (text: string) => ({ text, translation: 'English' })
  return {
    words: Object.fromEntries(
      syllabus.days.flatMap(day => [
        ...day.core.map(({ id }) => [id, { word: `el ${named(id)}`, example: `Hoy veo ${named(id)} aquí.` }]),
        ...day.more.map(({ id }) => [id, { word: `la ${named(id)}` }]),
      ]),
    ) as Record<string, Record<string, unknown>>,
    dialogue: {
      title: 'At the café',
      setting: 'Two people meet.',
      lines: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'].map((text, index) => ({
        speaker: index % 2 ? 'Luis' : 'Ana',
        ...phrase(text),
      })),
    },
    grammar: [2, 4].map(day => ({
      id: `point-${day}`,
      day,
      title: `Point ${day}`,
      explanation: words(50),
      examples: ['Soy Ana.', 'Eres Luis.', 'Es alta.'].map(phrase),
      exercises: [
        {
          type: 'fill_in_blank',
          question: `Yo ___ ${day}.`,
          answer: 'soy',
          translation: 'I am.',
          explanation: 'I am.',
        },
        {
          type: 'fill_in_blank',
          question: `Tú ___ ${day}.`,
          answer: 'eres',
          translation: 'You are.',
          explanation: 'You are.',
        },
        {
          type: 'multiple_choice',
          question: `Ella ___ ${day}.`,
          options: ['es', 'son', 'soy'],
          answer: 'es',
          explanation: 'She is.',
        },
        { type: 'translation', question: `I am ${day}.`, answer: 'Soy yo.', also: ['Yo soy.'], explanation: 'I am.' },
      ] as Record<string, unknown>[],
    })),
    goals: Object.fromEntries(
      ['conversation', 'business', 'travel', 'academic'].map(goal => [
        goal,
        { situation: 'You meet someone.', phrases: ['Hola', 'Buenas', 'Adiós'].map(each => phrase(`${each} ${goal}`)) },
      ]),
    ) as Record<string, { situation: string; phrases: Record<string, unknown>[] }>,
    culture: {
      title: 'Kisses',
      text: words(80),
      questions: ['Who?', 'When?'].map(question => ({
        question,
        options: ['a', 'b', 'c'],
        answer: 'a',
        explanation: 'So.',
      })),
    },
    sound: {
      title: 'The r',
      explanation: words(40),
      words: ['perro', 'rosa', 'rojo', 'carro'].map(phrase),
      sentence: phrase('El perro corre.'),
    },
    writing: { task: 'Introduce yourself.', points: ['your name', 'your home'], model: phrase('Me llamo Ana.') },
  }
}
