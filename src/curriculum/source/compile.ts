import type { PersonLook } from '#domain/lessons/lesson.ts'
import type { PeopleFile } from './people-schema.ts'
import type { Person } from '../course/story.ts'
import type { Course, Day, GrammarPoint, Week, Word } from '../course/course.ts'
import type { Fault } from './fault.ts'
import type { Transcribe } from '../ipa/transcriber.ts'
import type { LanguageSource, LevelSource, Syllabus } from './read-course.ts'
import type { CourseFile, SyllabusWeek, WordEntry } from './schema.ts'
import { withStory } from './with-story.ts'
import type { WholePoint, WholeWeek } from './with-story.ts'
import { formInText, wordInText } from '../course/word-in-text.ts'
import { COURSE_WEEKS } from '#domain/program/program.ts'

type Transcriber = (
  path: (string | number)[],
  text: string,
  reading: string | undefined,
  given: string | undefined,
) => string

/** Joins a complete course with the syllabus and gives every word its IPA. A word that ends up without one is a fault. */
export function compileCourse(
  language: Omit<LanguageSource, 'ruleFiles'> & { info: CourseFile },
  source: LevelSource,
  syllabus: Syllabus,
  transcribe: Transcribe,
): { course: Course; faults: Fault[] } {
  const faults: Fault[] = []
  const weeks: Week[] = []
  for (let number = 1; number <= COURSE_WEEKS; number++) {
    const week = source.weeks.get(number)
    const backbone = syllabus.weeks.get(number)
    const file = source.files.get(number)
    if (!week || !backbone || !file) throw new Error(`Cannot compile "${language.code}": Week ${number} is missing`)
    const ipaOf: Transcriber = (path, text, reading, given) => {
      // The g of keyboards stands for the ɡ of the IPA.
      const ipa = given?.replaceAll('g', 'ɡ') ?? transcribe(text, reading, language.code)
      if (!ipa) faults.push(file.fault(path, `needs an "ipa": none can be made for "${text}"`))
      return ipa ?? ''
    }
    weeks.push(
      compileWeek(number, withStory(week, source.stories.get(number)?.content), backbone, language.info, ipaOf),
    )
  }
  const { name, native_name, script, direction, articles, letters, spaces } = language.info
  const course: Course = {
    code: language.code,
    level: source.level,
    info: { name, native_name, script, direction, articles, letters, spaces },
    weeks,
    ...(language.script && { script: language.script }),
    ...(language.conversation && { conversation: language.conversation }),
    ...(language.forms && { forms: language.forms }),
    ...(language.errors && { errors: language.errors }),
    ...(language.talk && { talk: language.talk }),
    ...(language.people && { people: language.people.people.map(compilePerson) }),
    ...(language.characters && { characters: language.characters.days }),
    ...(language.scenes && { scenes: language.scenes.scenes }),
  }
  return { course, faults }
}

function compileWeek(
  number: number,
  week: WholeWeek,
  backbone: SyllabusWeek,
  info: CourseFile,
  ipaOf: Transcriber,
): Week {
  const days: Day[] = backbone.days.map((day, index) => ({
    number: index + 1,
    title: day.title,
    objective: day.objective,
    words: [...day.core, ...day.more].map(concept => {
      const entry = week.words[concept.id]
      if (!entry)
        throw new Error(`Cannot compile "${info.code}": The concept "${concept.id}" of week ${number} has no word`)
      return compileWord(concept, entry, info, ipaOf)
    }),
  }))
  const { ipa: sentenceIpa, ...sentence } = week.sound.sentence
  return {
    number,
    theme: backbone.theme,
    can_do: backbone.can_do,
    days,
    dialogue: week.dialogue,
    grammar: week.grammar.map(compilePoint),
    goals: week.goals,
    culture: week.culture,
    sound: {
      title: week.sound.title,
      explanation: week.sound.explanation,
      words: week.sound.words.map(({ ipa, ...word }, index) => ({
        ...word,
        ipa: ipaOf(['sound', 'words', index], word.text, word.reading, ipa),
      })),
      sentence: { ...sentence, ipa: ipaOf(['sound', 'sentence'], sentence.text, sentence.reading, sentenceIpa) },
    },
    writing: week.writing,
    ...(week.story && {
      dialogues: week.story.dialogues.toSorted((a, b) => a.day - b.day),
      text: week.story.text,
      phrases: week.story.phrases,
    }),
  }
}

function compileWord(
  concept: { id: string; gloss: string; part: string; picture?: string | undefined; example?: string },
  entry: WordEntry,
  info: CourseFile,
  ipaOf: Transcriber,
): Word {
  const { word, also = [], example, form, translation, reading, example_reading, ipa, note } = entry
  const run = example && (form ? formInText(example, form, info) : wordInText(example, word, info))
  return {
    id: concept.id,
    part: concept.part,
    gloss: concept.gloss,
    ...(concept.picture && { picture: concept.picture }),
    word,
    also,
    ...(reading !== undefined && { reading }),
    ipa: ipaOf(['words', concept.id], word, reading, ipa),
    ...(note !== undefined && { note }),
    ...(example !== undefined &&
      run !== undefined && {
        example: {
          text: example,
          translation: translation ?? concept.example ?? '',
          ...(example_reading !== undefined && { reading: example_reading }),
          form: run,
        },
      }),
  }
}

/** From light to dark; the faces that are drawn know five. */
const skins = ['light', 'fair', 'tan', 'tan', 'brown', 'dark'] as const

function compilePerson({ portrait, ...person }: PeopleFile['people'][number]): Person {
  const { skin, hair, style, wears } = portrait
  const look: PersonLook = {
    skin: skins[skin - 1] ?? 'tan',
    style: hair === 'none' ? 'bald' : style,
    ...(hair !== 'none' && { hair: hair === 'red' ? 'auburn' : hair }),
    ...(wears !== 'nothing' && { wears }),
  }
  return { ...person, look }
}

function compilePoint({ id, day, title, explanation, examples, table, exercises }: WholePoint): GrammarPoint {
  return {
    id,
    day,
    title,
    explanation,
    examples,
    ...(table && { table }),
    exercises: exercises.map(exercise => ({
      ...exercise,
      also: 'also' in exercise ? (exercise.also ?? []) : [],
    })),
  }
}
