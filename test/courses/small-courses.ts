import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Conversation, Course, CourseInfo, Week, Word } from '#curriculum/course/course.ts'
import type { Courses } from '#curriculum/course/courses.ts'
import { outlineOf } from '#curriculum/derive/outline.ts'

/** Courses of a few words, complete in form, for tests of what reads courses. */

type SmallWord = Partial<Word> & { id: string; word: string; gloss: string }

function smallCourse(
  code: Course['code'],
  info: Partial<CourseInfo>,
  words: SmallWord[],
  week: Partial<Week> = {},
): Course {
  const nothing = { situation: '', phrases: [] }
  return {
    code,
    level: 'beginner',
    info: {
      name: '',
      native_name: '',
      script: 'Latn',
      direction: 'ltr',
      articles: [],
      letters: '',
      spaces: true,
      ...info,
    },
    weeks: [
      {
        number: 1,
        theme: 'Meeting people',
        can_do: 'I can greet people.',
        days: [
          {
            number: 1,
            title: 'Hello and goodbye',
            objective: 'Greet people.',
            words: words.map(word => ({ part: 'phrase', also: [], ipa: '', ...word })),
          },
        ],
        dialogue: { title: '', setting: '', lines: [] },
        grammar: [],
        goals: { conversation: nothing, business: nothing, travel: nothing, academic: nothing },
        culture: { title: '', text: '', questions: [] },
        sound: { title: '', explanation: '', words: [], sentence: { text: '', translation: '', ipa: '' } },
        writing: { task: '', points: [], model: { text: '', translation: '' } },
        ...week,
      },
    ],
  }
}

const example = (text: string, translation: string, form: string, reading?: string) => ({
  text,
  translation,
  form,
  ...(reading && { reading }),
})

export const spanishBank = parse(
  readFileSync(new URL('../../courses/es/conversation.yaml', import.meta.url), 'utf8'),
) as Conversation

export const smallSpanish: Course = {
  ...smallCourse(
    'es',
    {
      name: 'Spanish',
      native_name: 'español',
      articles: ['el', 'la', 'los', 'las', 'un', 'una'],
      letters: 'áéíñóúü¿¡',
    },
    [
      {
        id: 'hello',
        word: 'hola',
        gloss: 'hello',
        ipa: 'ˈola',
        example: example('Hola, ¿cómo estás?', 'Hello, how are you?', 'Hola'),
      },
      {
        id: 'thank-you',
        word: 'gracias',
        gloss: 'thank you',
        ipa: 'ˈɡɾaθjas',
        part: 'interjection',
        example: example('Muy bien, gracias.', 'Very well, thank you.', 'gracias'),
      },
      {
        id: 'friend',
        word: 'el amigo',
        also: ['la amiga'],
        gloss: 'friend',
        ipa: 'el aˈmiɣo',
        part: 'noun',
        example: example('Ana es mi amiga.', 'Ana is my friend.', 'amiga'),
      },
      {
        id: 'water',
        word: 'el agua',
        gloss: 'water',
        ipa: 'el ˈaɣwa',
        part: 'noun',
        note: 'Feminine, although it takes “el”.',
        example: example('Bebo agua fría.', 'I drink cold water.', 'agua'),
      },
      {
        id: 'know-fact',
        word: 'saber',
        gloss: 'to know (a fact)',
        ipa: 'saˈβeɾ',
        part: 'verb',
        example: example('No sé la respuesta.', "I don't know the answer.", 'sé'),
      },
      {
        id: 'tomorrow',
        word: 'mañana',
        gloss: 'tomorrow',
        ipa: 'maˈɲana',
        part: 'adverb',
        example: example('Hasta mañana, señora.', 'See you tomorrow, madam.', 'mañana'),
      },
      {
        id: 'monday',
        word: 'el lunes',
        gloss: 'Monday',
        ipa: 'el ˈlunes',
        part: 'noun',
        example: example('El lunes trabajo en casa.', 'On Monday I work at home.', 'lunes'),
      },
      {
        id: 'spain',
        word: 'España',
        gloss: 'Spain',
        ipa: 'esˈpaɲa',
        part: 'noun',
        example: example('Vivo en España.', 'I live in Spain.', 'España'),
      },
      {
        id: 'apple',
        word: 'la manzana',
        gloss: 'apple',
        ipa: 'la manˈθana',
        part: 'noun',
        example: example('Quiero una manzana roja.', 'I want a red apple.', 'manzana'),
      },
    ],
  ),
  conversation: spanishBank,
}

const dialogue: Week['dialogue'] = {
  title: 'At the station',
  setting: 'Two people meet.',
  lines: [
    {
      speaker: '田中',
      text: 'お名前は何ですか。',
      reading: 'おなまえはなんですか。',
      translation: 'What is your name?',
    },
    { speaker: 'アナ', text: 'アナです。', reading: 'アナです。', translation: 'I am Ana.' },
    {
      speaker: '田中',
      text: 'どこから来ましたか。',
      reading: 'どこからきましたか。',
      translation: 'Where did you come from?',
    },
    {
      speaker: 'アナ',
      text: 'スペインから来ました。',
      reading: 'スペインからきました。',
      translation: 'I came from Spain.',
    },
    { speaker: '田中', text: '学生ですか。', reading: 'がくせいですか。', translation: 'Are you a student?' },
    {
      speaker: 'アナ',
      text: 'いいえ、会社員です。',
      reading: 'いいえ、かいしゃいんです。',
      translation: 'No, I work for a company.',
    },
    {
      speaker: '田中',
      text: '日本語が上手ですね。',
      reading: 'にほんごがじょうずですね。',
      translation: 'Your Japanese is good.',
    },
    { speaker: 'アナ', text: 'まだまだです。', reading: 'まだまだです。', translation: 'Not yet.' },
    {
      speaker: '田中',
      text: 'お茶を飲みますか。',
      reading: 'おちゃをのみますか。',
      translation: 'Will you have some tea?',
    },
    {
      speaker: 'アナ',
      text: 'はい、ありがとうございます。',
      reading: 'はい、ありがとうございます。',
      translation: 'Yes, thank you.',
    },
  ],
}

/** Without a bank of its own: the tutor makes one from the dialogue. */
export const smallJapanese: Course = smallCourse(
  'ja',
  { name: 'Japanese', native_name: '日本語', script: 'Jpan', spaces: false },
  [
    {
      id: 'hello',
      word: 'こんにちは',
      reading: 'こんにちは',
      gloss: 'hello',
      ipa: 'koɲɲit͡ɕiɰa',
      example: example(
        'こんにちは、お元気ですか。',
        'Hello, how are you?',
        'こんにちは',
        'こんにちは、おげんきですか。',
      ),
    },
    { id: 'thank-you', word: 'ありがとう', reading: 'ありがとう', gloss: 'thank you', ipa: 'aɾiɡatoː' },
    { id: 'sorry', word: 'すみません', reading: 'すみません', gloss: 'sorry', ipa: 'sɯmimaseɴ' },
    { id: 'good', word: 'いい', reading: 'いい', gloss: 'good', ipa: 'iː', part: 'adjective' },
    { id: 'please', word: 'お願いします', reading: 'おねがいします', gloss: 'please', ipa: 'oneɡai' },
    { id: 'water', word: '水', reading: 'みず', gloss: 'water', ipa: 'mizɯ', part: 'noun' },
  ],
  { dialogue },
)

export const smallThai: Course = smallCourse(
  'th',
  { name: 'Thai', native_name: 'ไทย', script: 'Thai', spaces: false },
  [
    { id: 'hello', word: 'สวัสดี', reading: 'sawàtdii', gloss: 'hello', ipa: 'sa˨˩.wat̚˨˩.diː˧' },
    { id: 'thank-you', word: 'ขอบคุณ', reading: 'khɔ̀ɔp khun', gloss: 'thank you', ipa: 'kʰɔːp̚˨˩ kʰun˧' },
  ],
)

export const smallCourses = [smallSpanish, smallJapanese, smallThai]

/** An installation that has just these courses. `asked` notes each course that was loaded. */
export function coursesOf(courses: Course[], asked: string[] = []): Courses {
  return {
    levelsOf: code => courses.filter(course => course.code === code).map(course => course.level),
    async outline(code, level) {
      const course = courses.find(each => each.code === code && each.level === level)
      return course && outlineOf(course)
    },
    async course(code, level) {
      asked.push(code)
      return courses.find(course => course.code === code && course.level === level)
    },
  }
}
