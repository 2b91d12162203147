import type { Course, Day, GrammarPoint, Week, Word } from './course.ts'
import type { Fault } from './fault.ts'
import type { Transcribe } from './ipa/transcriber.ts'
import type { LanguageSource, LevelSource, Syllabus } from './read-course.ts'
import { WEEKS } from './read-course.ts'
import type { CourseFile, CourseWeek, SyllabusWeek, WordEntry } from './schema.ts'
import { formInText, wordInText } from './word-in-text.ts'

type Transcriber = (
  path: (string | number)[],
  text: string,
  reading: string | undefined,
  given: string | undefined,
) => string

/** Joins a complete course with the syllabus and gives every word its IPA. A word that ends up without one is a fault. */
export function compileCourse(
  language: LanguageSource & { info: CourseFile },
  source: LevelSource,
  syllabus: Syllabus,
  transcribe: Transcribe,
): { course: Course; faults: Fault[] } {
  const faults: Fault[] = []
  const weeks: Week[] = []
  for (let number = 1; number <= WEEKS; number++) {
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
    weeks.push(compileWeek(number, week, backbone, language.info, ipaOf))
  }
  const { name, native_name, script, direction, articles, letters, spaces } = language.info
  const course: Course = {
    code: language.code,
    level: source.level,
    info: { name, native_name, script, direction, articles, letters, spaces },
    weeks,
    ...(language.script && { script: language.script }),
    ...(language.conversation && { conversation: language.conversation }),
  }
  return { course, faults }
}

function compileWeek(
  number: number,
  week: CourseWeek,
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
  }
}

function compileWord(
  concept: { id: string; gloss: string; part: string; example?: string },
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

function compilePoint(point: CourseWeek['grammar'][number]): GrammarPoint {
  return {
    ...point,
    exercises: point.exercises.map(exercise => ({
      ...exercise,
      also: 'also' in exercise ? (exercise.also ?? []) : [],
    })),
  }
}
