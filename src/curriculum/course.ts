import type { TopicId } from '#domain/conversation-topics.ts'
import type { Phrase } from '#domain/lesson.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { LearningGoal } from '#domain/assessment.ts'
import type { Level } from '#domain/program.ts'

/** A compiled course: what docs/course-format.md describes, joined with the syllabus, every word with its IPA. */
export type Course = {
  code: LanguageCode
  level: Level
  info: CourseInfo
  weeks: Week[]
  /** The letters, for languages not written in Latin letters. */
  script?: Script
  /** The built-in tutor's bank, the same for every level of a language. */
  conversation?: Conversation
}

export type CourseInfo = {
  name: string
  native_name: string
  script: string
  direction: 'ltr' | 'rtl'
  articles: string[]
  letters: string
  spaces: boolean
}

export type Week = {
  number: number
  theme: string
  can_do: string
  /** The six learning days. */
  days: Day[]
  dialogue: { title: string; setting: string; lines: (Phrase & { speaker: string })[] }
  grammar: GrammarPoint[]
  goals: Record<LearningGoal, { situation: string; phrases: Phrase[] }>
  culture: { title: string; text: string; questions: CultureQuestion[] }
  sound: { title: string; explanation: string; words: (Phrase & { ipa: string })[]; sentence: Phrase & { ipa: string } }
  writing: { task: string; points: string[]; model: Phrase }
}

export type Day = { number: number; title: string; objective: string; words: Word[] }

export type Word = {
  /** The concept's id: what learners' memory points to. */
  id: string
  part: string
  gloss: string
  word: string
  also: string[]
  reading?: string
  /** Broad transcription without slashes; empty where nothing reliable is known. */
  ipa: string
  note?: string
  /** Core words only. */
  example?: {
    text: string
    translation: string
    reading?: string /** The run of `text` that is the word. */
    form: string
  }
}

export type GrammarPoint = {
  id: string
  /** 1 to 6. */
  day: number
  title: string
  explanation: string
  examples: Phrase[]
  exercises: GrammarExercise[]
}

export type GrammarExercise = {
  type: 'multiple_choice' | 'fill_in_blank' | 'translation'
  question: string
  /** How the question is read, with its blank; where the script does not show it. */
  question_reading?: string
  options?: string[]
  answer: string
  also: string[]
  reading?: string
  translation?: string
  explanation: string
}

export type CultureQuestion = { question: string; options: string[]; answer: string; explanation: string }

export type Script = {
  name: string
  introduction: string
  groups: { title: string; day: number; letters: ScriptLetter[] }[]
}
export type ScriptLetter = {
  letter: string
  type: string
  name: string
  reading: string
  ipa: string
  hint: string
  example: { text: string; reading: string; translation: string }
}

/** What the built-in tutor says and listens for. */
export type Conversation = {
  /** Eight, in the order of `topicIds`. */
  topics: { id: TopicId; exchanges: Exchange[] }[]
  reactions: Record<ReactionKind, Phrase[]>
  /** How a learner says that they do not understand. */
  lost_phrases: string[]
}

export const reactionKinds = ['good', 'unclear', 'question_back', 'english', 'lost', 'silence', 'closing'] as const
export type ReactionKind = (typeof reactionKinds)[number]

export type Exchange = {
  say: string
  reading?: string
  translation: string
  /** Two or three model answers. */
  answers: Phrase[]
  /** Words or stems that show the question was answered. */
  listen_for: string[]
}
