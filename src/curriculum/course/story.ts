import type { PersonLook, Phrase } from '#domain/lessons/lesson.ts'
import type { PhraseRegister, TextKind } from '#domain/lessons/story.ts'

/** What the story of a course is made of. */

export type Person = {
  name: string
  reading?: string
  age: number
  about: string
  look: PersonLook
}

export type StoryQuestion = {
  question: string
  question_reading?: string
  options: string[]
  answer: string
  explanation?: string
}

export type DayDialogue = {
  /** 1 to 6. */
  day: number
  title: string
  place: string
  lines: (Phrase & { speaker: string })[]
  questions: StoryQuestion[]
  /** The learner's own turn: what is said to them, and how they could answer. */
  turn: { prompt: Phrase; answers: Phrase[]; listen_for: string[] }
}

export type WeeklyText = {
  title: string
  kind: TextKind
  paragraphs: Phrase[]
  questions: StoryQuestion[]
}

export type SpeechPhrase = Phrase & {
  register: PhraseRegister
  note: string
  /** How it is written, where that differs. */
  written?: string
  written_reading?: string
}

export type PointTable = { columns: string[]; rows: string[][]; readings?: string[][]; note?: string }

export type CharacterEntry = {
  character: string
  meaning: string
  readings: string[]
  parts: string
  words: Phrase[]
}
export type CharactersDay = { week: number; day: number; characters: CharacterEntry[] }
