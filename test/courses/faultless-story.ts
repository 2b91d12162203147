import { stringify } from 'yaml'
import { CourseWeek } from '#curriculum/source/schema.ts'
import { StoryFile } from '#curriculum/source/story-schema.ts'
import { parseYaml } from '#curriculum/source/yaml-file.ts'
import { goodWeek, words } from './faultless-week.ts'

/** A story without a fault for the week of faultless-week.ts, as an author would write it: for tests. */

const digits = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const phrase = (text: string) => ({ text, translation: 'English' })

const drills = (name: string, from: number) =>
  digits.slice(from).map(digit => ({
    type: 'translation',
    question: `I am ${name} ${digit}.`,
    answer: `Soy ${name} ${digit}.`,
    explanation: 'I am.',
  })) as Record<string, unknown>[]

export function goodStory() {
  const table = { columns: ['', 'singular'], rows: [['I', 'soy']] }
  return {
    dialogues: [1, 2, 3, 4, 5, 6].map(day => ({
      day,
      title: `Door ${day}`,
      place: 'On the stairs.',
      lines: ['Hola', 'Buenas', 'Pase', 'Gracias'].map((text, index) => ({
        speaker: index % 2 ? 'Luis' : 'Ana',
        ...phrase(`${text} ${digits[day]}.`),
      })),
      questions: ['Who?', 'Where?'].map(question => ({ question, options: ['a', 'b'], answer: 'a' })),
      turn: {
        prompt: phrase('¿Cómo te llamas?'),
        answers: [phrase('Me llamo Sam.'), phrase('Soy Sam.')],
        listen_for: ['llamo', 'soy'],
      },
    })),
    text: {
      title: 'A note',
      kind: 'message',
      paragraphs: [phrase(Array.from({ length: 60 }, () => 'hola').join(' '))],
      questions: ['Who?', 'What?', 'Why?'].map(question => ({
        question,
        options: ['a', 'b', 'c'],
        answer: 'a',
        explanation: 'So.',
      })),
    },
    phrases: digits
      .slice(0, 6)
      .map(digit => ({ ...phrase(`¡Qué ${digit}!`), register: 'informal', note: 'Said to friends.' })) as Record<
      string,
      unknown
    >[],
    grammar: [
      { point: 'point-2', table, marks: ['alto'], exercises: drills('alto', 0) },
      { point: 'point-4', table, exercises: drills('bajo', 0) },
      {
        id: 'numbers',
        day: 3,
        title: 'Numbers',
        explanation: words(50),
        examples: ['Tengo uno aquí hoy.', 'Tengo dos aquí hoy.', 'Tengo tres aquí hoy.'].map(phrase),
        table,
        exercises: [
          { type: 'fill_in_blank', question: 'Yo ___.', answer: 'tengo', translation: 'I have.', explanation: 'So.' },
          ...drills('rico', 1),
        ],
      },
    ] as Record<string, unknown>[],
    examples: { 'core-1-0': { example: 'Mañana veo core uno cero.', translation: 'I see it tomorrow.' } } as Record<
      string,
      Record<string, unknown>
    >,
  }
}

export const storyFile = (story: unknown, name = 'story-01.yaml') => parseYaml(name, stringify(story), StoryFile)
export const weekFile = (week: unknown = goodWeek(), name = 'week-01.yaml') =>
  parseYaml(name, stringify(week), CourseWeek)
