import type { LessonContent, Phrase } from '#domain/lesson.ts'
import type { LearningGoal } from '#domain/assessment.ts'
import type { Course, Week } from '../course.ts'
import { letterGroupsOf } from './letters.ts'

type Section = LessonContent['main_content'][number]

/** The day of its week on which each authored piece is met. Grammar points name their own day. */
export const pieceDays = {
  sound: 1,
  dialogue: 4,
  culture: 5,
  writing: 6,
} as const

export const goalDays = { conversation: 2, travel: 3, business: 5, academic: 6 } as const satisfies Record<
  LearningGoal,
  number
>

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
  for (const point of week.grammar) {
    if (point.day === day) {
      sections.push({ title: point.title, explanation: point.explanation, examples: point.examples })
    }
  }
  if (day === pieceDays.dialogue) sections.push(dialogueSection(week))
  for (const [goal, goalDay] of Object.entries(goalDays) as [LearningGoal, number][]) {
    if (goalDay !== day) continue
    const { situation, phrases } = week.goals[goal]
    sections.push({ title: goalTitles[goal], explanation: situation, examples: phrases })
  }
  if (day === pieceDays.culture) {
    sections.push({ title: week.culture.title, explanation: week.culture.text, examples: [] })
  }
  if (day === pieceDays.writing) sections.push(writingSection(week))
  return sections
}

function soundSection({ sound }: Week): Section {
  const spoken = [...sound.words, sound.sentence].map(({ ipa, ...phrase }) => ({
    ...phrase,
    translation: ipa ? `${phrase.translation} · /${ipa}/` : phrase.translation,
  }))
  return { title: sound.title, explanation: sound.explanation, examples: spoken }
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
  }
}

function writingSection({ writing }: Week): Section {
  return {
    title: 'In writing',
    explanation: `${writing.task} You could write about: ${writing.points.join('; ')}. Here is one way to do it.`,
    examples: [writing.model],
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
  }))
}
