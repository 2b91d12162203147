import type { Course, Week } from '#curriculum/course/course.ts'
import { madeCourse } from './made-course.ts'

/** The made course with what its second edition adds, for tests of what learners are given from it. */
export function madeStory(): Course {
  const course = madeCourse()
  const people = [{ name: 'Eva', age: 30, about: 'A nurse.', look: { skin: 'tan', hair: 'black' } as const }]
  return { ...course, people, weeks: course.weeks.map(withStory) }
}

const phrase = (text: string) => ({ text, translation: `In English: ${text}` })

function withStory(week: Week): Week {
  const { number } = week
  return {
    ...week,
    grammar: week.grammar.map(point => ({
      ...point,
      table: { columns: ['', 'singular'], rows: [['I', `soy ${number}`]] },
      exercises: [
        ...point.exercises,
        ...(['transform', 'find_mistake', 'put_together', 'write'] as const).map(type => ({
          type,
          question: type === 'transform' ? `Soy ${number}. (nosotros)` : `Ella soy ${number}.`,
          answer: type === 'transform' ? `Somos ${number}.` : `Ella es ${number}.`,
          also: [],
          explanation: 'So.',
          ...(type === 'find_mistake' && { mistake: 'soy' }),
          ...(type === 'put_together' && { pieces: ['es', String(number), 'Ella'] }),
          ...(type === 'write' && { listen_for: ['ella'] }),
        })),
      ],
    })),
    dialogues: week.days.map(day => ({
      day: day.number,
      title: `Door ${number}-${day.number}`,
      place: 'On the stairs.',
      lines: ['Hola', 'Buenas tardes', '¿Quién es', 'Soy yo'].map((text, at) => ({
        speaker: at % 2 === 0 ? 'Luis' : 'Eva',
        ...phrase(`${text}, ${number} ${day.number}.`),
      })),
      questions: [
        { question: 'Who is at the door?', options: ['Eva', 'Luis'], answer: 'Eva' },
        { question: '¿Quién está en la puerta?', options: ['Eva', 'Luis'], answer: 'Eva' },
      ],
      turn: {
        prompt: phrase('¿Y tú?'),
        answers: [phrase('Soy Sam.'), phrase('Me llamo Sam.')],
        listen_for: ['soy', 'llamo'],
      },
    })),
    text: {
      title: `A note ${number}`,
      kind: 'message',
      paragraphs: [phrase(`Querida Eva, hoy es el día ${number}.`), phrase('Un beso.')],
      questions: ['Who?', 'When?', 'Why?'].map(question => ({
        question: `${question} ${number}`,
        options: ['a', 'b', 'c'],
        answer: 'a',
        explanation: 'So.',
      })),
    },
    phrases: week.days.map(day => ({
      ...phrase(`¡Qué va ${number} ${day.number}!`),
      register: 'informal',
      note: 'Denies it.',
      written: `No ${number} ${day.number}.`,
    })),
  }
}

/** Characters as a Chinese or Japanese course has them, one for each of some days. */
export const madeCharacters = ['人', '山', '川', '日', '月'].map((character, at) => ({
  week: 2,
  day: at + 1,
  characters: [
    {
      character,
      meaning: `sign ${at}`,
      readings: [`yomi${at}`],
      parts: 'a picture',
      words: [{ text: character, reading: `yomi${at}`, translation: `sign ${at}` }],
    },
  ],
}))
