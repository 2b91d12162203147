import type { Course, Week } from '#curriculum/course/course.ts'
import type { Phrase } from '#domain/lessons/lesson.ts'
import { learningGoals } from '#domain/program/assessment.ts'

const WORDS_A_DAY = 14
const CORE_WORDS = 8

/** A course that is complete in form, with made-up words, for tests of what learners are given from one. */
export function madeCourse({ weeks = 13, level = 'beginner' as Course['level'] } = {}): Course {
  return {
    code: 'es',
    level,
    info: {
      name: 'Spanish',
      native_name: 'español',
      script: 'Latn',
      direction: 'ltr',
      articles: ['el', 'la'],
      letters: 'áéíñóúü¿¡',
      spaces: true,
    },
    weeks: Array.from({ length: weeks }, (_, index) => weekOf(level, index + 1)),
  }
}

/** The concept ids of one lesson of the made course. */
export function madeItems(week: number, day: number, level = 'beginner'): string[] {
  return Array.from({ length: WORDS_A_DAY }, (_, at) => itemId(level, week, day, at + 1))
}

const itemId = (level: string, week: number, day: number, at: number) => `${level}-${week}-${day}-${at}`
const letters = 'abcdefghijklmnopqrstuvwxyz'
const spelled = (...numbers: number[]) => numbers.map(each => letters[each % 26]!).join('')

function weekOf(level: string, number: number): Week {
  return {
    number,
    theme: `Theme ${number}`,
    can_do: `I can do ${number}.`,
    days: [1, 2, 3, 4, 5, 6].map(day => ({
      number: day,
      title: `Day ${day} of week ${number}`,
      objective: `Objective ${number}-${day}.`,
      words: Array.from({ length: WORDS_A_DAY }, (_, at) => {
        const word = `pa${spelled(number, day, at)}${level[0]}o`
        return {
          id: itemId(level, number, day, at + 1),
          part: 'noun',
          gloss: `thing ${spelled(number, day, at)}${level[0]}`,
          word,
          also: [],
          ipa: word,
          ...(at < CORE_WORDS && {
            example: { text: `Aquí hay ${word} bueno.`, translation: `There is good ${word}.`, form: word },
          }),
        }
      }),
    })),
    dialogue: {
      title: 'A meeting',
      setting: 'Two people meet.',
      lines: ['Hola, Eva.', 'Hola, Luis.', '¿Cómo estás?', 'Muy bien, gracias.', 'Hasta luego.', 'Adiós.'].map(
        (text, at) => ({ speaker: at % 2 === 0 ? 'Luis' : 'Eva', ...phrase(text) }),
      ),
    },
    grammar: [2, 5].map(day => ({
      id: `${level}-point-${number}-${day}`,
      day,
      title: `Point ${number}-${day}`,
      explanation: 'How the form is made and when it is used.',
      examples: ['Yo soy Eva.', 'Tú eres Luis.', 'Ella es médica.'].map(phrase),
      exercises: ['soy', 'eres', 'es', 'somos'].map(answer => ({
        type: 'fill_in_blank' as const,
        question: `Aquí ___ (${answer}).`,
        answer,
        also: [],
        explanation: 'The form of the person.',
      })),
    })),
    goals: Object.fromEntries(
      learningGoals.map(goal => [
        goal,
        {
          situation: `A situation of ${goal}.`,
          phrases: ['Buenos días.', 'Una pregunta, por favor.', 'Muchas gracias.'].map(phrase),
        },
      ]),
    ) as Week['goals'],
    culture: {
      title: 'A custom',
      text: 'People greet each other when they enter a shop. It would be rude not to.',
      questions: [1, 2].map(each => ({
        question: `What do people do (${each})?`,
        options: ['They greet', 'They sing', 'They leave'],
        answer: 'They greet',
        explanation: 'They greet when they enter.',
      })),
    },
    sound: {
      title: 'The rolled r',
      explanation: 'Let the tip of the tongue vibrate. It takes practice.',
      words: ['perro', 'carro', 'torre', 'sierra'].map(text => ({ ...phrase(text), ipa: text })),
      sentence: { ...phrase('El perro corre.'), ipa: 'el pero kore' },
    },
    writing: {
      task: 'Introduce yourself in four sentences.',
      points: ['your name', 'your city'],
      model: phrase('Me llamo Eva. Vivo en Sevilla. Soy médica. Me gusta leer.'),
    },
  }
}

function phrase(text: string): Phrase {
  return { text, translation: `In English: ${text}` }
}
