import type { LessonContent, LessonSection, Phrase } from '#domain/lessons/lesson.ts'
import type { PhraseRegister } from '#domain/lessons/story.ts'
import type { LearningGoal } from '#domain/program/assessment.ts'
import type { Course, GrammarPoint, Week } from '#curriculum/course/course.ts'
import { goalDays, pieceDays } from '#curriculum/course/piece-days.ts'
import { dayDialogueOf, lessonDialogue } from './day-dialogue.ts'
import { charactersOf } from './characters.ts'
import { letterGroupsOf } from './letters.ts'

type Section = LessonSection

const goalTitles: Record<LearningGoal, string> = {
  conversation: 'In conversation',
  travel: 'When you travel',
  business: 'At work',
  academic: 'In class',
}

/** What a learning day teaches besides its words, in the order in which it is met. */
export function sectionsOf(course: Course, week: Week, day: number): Section[] {
  const sections: Section[] = []
  if (day === pieceDays.sound) sections.push(soundSection(week))
  sections.push(...scriptSections(course, week.number, day))
  sections.push(...characterSections(course, week.number, day))
  for (const point of week.grammar) {
    if (point.day === day) {
      sections.push(grammarSection(point))
    }
  }
  if (day === pieceDays.dialogue) sections.push(dialogueSection(week))
  for (const [goal, goalDay] of Object.entries(goalDays) as [LearningGoal, number][]) {
    if (goalDay !== day) continue
    const { situation, phrases } = week.goals[goal]
    sections.push({ title: goalTitles[goal], explanation: situation, examples: phrases, kind: 'situation' })
  }
  if (day === pieceDays.culture) {
    sections.push({ title: week.culture.title, explanation: week.culture.text, examples: [], kind: 'culture' })
  }
  if (day === pieceDays.writing) sections.push(writingSection(week))
  sections.push(...phraseSections(week, day))
  return sections
}

/** A grammar point with the first of its questions that has options: the lesson asks for the typed ones itself. */
export function grammarSection(point: GrammarPoint): Section {
  const { title, explanation, examples, table } = point
  const asked = point.exercises.find(({ type, options }) => type === 'multiple_choice' && (options?.length ?? 0) > 1)
  return {
    title,
    explanation,
    examples,
    kind: 'grammar',
    ...(table && { table }),
    ...(asked?.options && {
      check: {
        question: asked.question,
        ...(asked.question_reading !== undefined && { question_reading: asked.question_reading }),
        options: asked.options,
        answer: asked.answer,
        explanation: asked.explanation,
      },
    }),
  }
}

/** The dialogue of the day; where a course has none, the lesson's part of the week's conversation: two lines at a time over the days before and after it is heard as a whole. */
export function dialoguePart(course: Course, week: Week, day: number): LessonContent['dialogue'] {
  const ofDay = dayDialogueOf(week, day)
  if (ofDay) return lessonDialogue(course, ofDay)
  const { dialogue } = week
  const { title, setting, lines } = dialogue
  if (day === pieceDays.dialogue || day > LEARNING_DAYS) return dialogue
  const pairs = Math.floor(lines.length / 2)
  const turn = day < pieceDays.dialogue ? day - 1 : day - 2
  const start = Math.floor((turn * pairs) / (LEARNING_DAYS - 1)) * 2
  return { title, setting, lines: lines.slice(start, start + 2) }
}
const LEARNING_DAYS = 6

const registers: Record<PhraseRegister, string> = {
  neutral: '',
  formal: ' Formal.',
  informal: ' Informal.',
  colloquial: ' Colloquial.',
  slang: ' Slang: to be understood rather than said.',
}

/** What people really say: one phrase a day, with how it is written where that differs. */
function phraseSections({ phrases }: Week, day: number): Section[] {
  const phrase = phrases?.[day - 1]
  if (!phrase) return []
  const { text, reading, translation, note, register, written, written_reading } = phrase
  const said: Phrase = { text, ...(reading !== undefined && { reading }), translation }
  const inWriting: Phrase[] =
    written === undefined
      ? []
      : [
          {
            text: written,
            ...(written_reading !== undefined && { reading: written_reading }),
            translation: `In writing: ${translation}`,
          },
        ]
  return [
    {
      title: 'What people say',
      explanation: `${note}${registers[register]}`,
      examples: [said, ...inWriting],
      kind: 'phrase',
    },
  ]
}

/** The characters of a day, each with its parts and its words; which one means what is asked at once. */
function characterSections(course: Course, week: number, day: number): Section[] {
  const characters = charactersOf(course, week, day)
  const [asked] = characters
  if (!asked) return []
  const options = characters.map(each => each.character)
  return [
    {
      title: `Characters: ${options.join(' ')}`,
      explanation: '',
      examples: characters.map(({ character, readings, meaning, parts }) => ({
        text: character,
        reading: readings.join(', '),
        translation: `${meaning} · ${parts}`,
      })),
      kind: 'characters',
      characters,
      ...(options.length > 1 && {
        check: {
          question: `Which character means “${asked.meaning}”?`,
          options,
          answer: asked.character,
          explanation: asked.parts,
        },
      }),
    },
  ]
}

function soundSection({ sound }: Week): Section {
  const spoken = [...sound.words, sound.sentence].map(({ ipa, ...phrase }) => ({
    ...phrase,
    translation: ipa ? `${phrase.translation} · /${ipa}/` : phrase.translation,
  }))
  return { title: sound.title, explanation: sound.explanation, examples: spoken, kind: 'sound' }
}

function dialogueSection({ dialogue }: Week): Section {
  return {
    title: dialogue.title,
    explanation: dialogue.setting,
    // The speaker's name stands with the English: the text itself is what is spoken aloud.
    examples: dialogue.lines.map(({ speaker, ...line }) => ({
      ...line,
      translation: `${speaker}: ${line.translation}`,
    })),
    kind: 'dialogue',
  }
}

function writingSection({ writing }: Week): Section {
  return {
    title: 'In writing',
    explanation: `${writing.task} You could write about: ${writing.points.join('; ')}. Here is one way to do it.`,
    examples: [writing.model],
    kind: 'writing',
  }
}

function scriptSections(course: Course, week: number, day: number): Section[] {
  const { script } = course
  return letterGroupsOf(course, week, day).map(group => ({
    title: group.title,
    explanation: script && week === 1 && group.day === 1 ? `${script.name}. ${script.introduction}` : '',
    examples: group.letters.map(
      (letter): Phrase => ({
        text: letter.letter,
        reading: letter.reading,
        translation: `${letter.name}: ${letter.hint}. ${letter.example.text} (${letter.example.reading}) means “${letter.example.translation}”.`,
      }),
    ),
    kind: 'letters' as const,
  }))
}
