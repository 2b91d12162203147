import { learningGoals } from '#domain/program/assessment.ts'
import type { Course, Day, Week } from '#curriculum/course/course.ts'
import { parts } from '#curriculum/source/schema.ts'

/** A small complete course for tests: 13 weeks whose words are made of syllables, every one different. */
export function createTestCourse(): Course {
  return {
    code: 'es',
    level: 'beginner',
    info: {
      name: 'Spanish',
      native_name: 'español',
      script: 'Latn',
      direction: 'ltr',
      articles: ['el', 'la'],
      letters: 'áéíñóúü¿¡',
      spaces: true,
    },
    weeks: Array.from({ length: 13 }, (_, index) => testWeek(index + 1)),
  }
}

const consonants = 'bdfglmnprstv'
const vowels = 'aeiou'

/** A word of three syllables for each number below 216,000. */
function testWord(number: number): string {
  const syllable = (value: number) => `${consonants[value % 12]}${vowels[Math.floor(value / 12) % 5]}`
  return syllable(number % 60) + syllable(Math.floor(number / 60) % 60) + syllable((number * 7) % 60)
}

function testWeek(number: number): Week {
  const phrase = (name: string) => ({
    text: `Digo ${testWord(name.length * 100 + number)} ${name} ahora`,
    translation: `I say ${name} of week ${number} now`,
  })
  return {
    number,
    theme: `Theme ${number}`,
    can_do: `I can talk about theme ${number}.`,
    days: Array.from({ length: 6 }, (_, index) => testDay(number, index + 1)),
    dialogue: {
      title: `Dialogue ${number}`,
      setting: 'Two people meet.',
      lines: Array.from({ length: 6 }, (_, index) => ({
        speaker: index % 2 ? 'Luis' : 'Ana',
        ...phrase(`linea${index}`),
      })),
    },
    grammar: [2, 5].map(day => ({
      id: `point-${number}-${day}`,
      day,
      title: `Point ${number}.${day}`,
      explanation: 'The ending tells who does something.',
      examples: ['uno', 'dos', 'tres'].map(each => phrase(`ejemplo${each}${day}`)),
      exercises: [
        {
          type: 'fill_in_blank',
          question: `Yo ___ ${number}.${day}`,
          answer: 'soy',
          also: [],
          translation: `I am ${number}`,
          explanation: 'I am.',
        },
        {
          type: 'fill_in_blank',
          question: `Tú ___ ${number}.${day}`,
          answer: 'eres',
          also: [],
          translation: `You are ${number}`,
          explanation: 'You are.',
        },
        {
          type: 'multiple_choice',
          question: `Ella ___ ${number}.${day}`,
          options: ['es', 'son', 'eres'],
          answer: 'es',
          also: [],
          explanation: 'She is.',
        },
        {
          type: 'translation',
          question: `I am number ${number}.${day}.`,
          answer: `Soy ${number}.${day}`,
          also: [`Yo soy ${number}.${day}`],
          explanation: 'I am.',
        },
      ],
    })),
    goals: Object.fromEntries(
      learningGoals.map(goal => [
        goal,
        { situation: `A ${goal} situation.`, phrases: ['a', 'b', 'c'].map(each => phrase(`${goal}${each}`)) },
      ]),
    ) as Week['goals'],
    culture: {
      title: `Culture ${number}`,
      text: 'People greet each other when they enter a shop.',
      questions: ['When?', 'Where?'].map(question => ({
        question,
        options: ['On entering', 'On leaving', 'Never'],
        answer: 'On entering',
        explanation: 'The text says so.',
      })),
    },
    sound: {
      title: `Sound ${number}`,
      explanation: 'Touch the ridge behind your teeth. Let it tap once.',
      words: [1, 2, 3, 4].map(each => ({
        text: testWord(5000 + number * 10 + each),
        translation: `sound ${each}`,
        ipa: 'ˈpero',
      })),
      sentence: { ...phrase('sonido'), ipa: 'ˈdiɣo' },
    },
    writing: { task: 'Write about yourself.', points: ['your name', 'your home'], model: phrase('modelo') },
  }
}

function testDay(week: number, number: number): Day {
  return {
    number,
    title: `Day ${number}`,
    objective: `Learn what day ${number} of week ${week} teaches.`,
    words: Array.from({ length: 14 }, (_, index) => {
      const word = testWord(week * 84 + number * 14 + index)
      return {
        id: `concept-${week}-${number}-${index}`,
        part: parts[index % 3] ?? 'noun',
        gloss: `meaning ${week} ${number} ${index}`,
        word: `el ${word}`,
        also: [],
        ipa: word,
        ...(index < 8 && {
          example: { text: `Hoy veo ${word} en casa.`, translation: `Today I see ${word} at home.`, form: word },
        }),
      }
    }),
  }
}
