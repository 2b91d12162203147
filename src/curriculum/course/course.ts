import type { TopicId } from '#domain/conversation/conversation-topics.ts'
import type { Forms } from '#domain/conversation/forms.ts'
import type { Talk } from '#domain/conversation/talk.ts'
import type { TypicalErrors } from '#domain/conversation/typical-errors.ts'
import type { Phrase } from '#domain/lessons/lesson.ts'
import type { Scene } from './conversation/scene.ts'
import type { CharactersDay, DayDialogue, Person, PointTable, SpeechPhrase, WeeklyText } from './story.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { LearningGoal } from '#domain/program/assessment.ts'
import type { Level } from '#domain/program/program.ts'

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
  /** The forms of the language's words as tables. */
  forms?: Forms
  /** Typical errors of English speakers. */
  errors?: TypicalErrors
  /** What the built-in tutor listens for beside answers, and what it says to it. */
  talk?: Talk
  /** Those who return in the dialogues of the days. */
  people?: Person[]
  /** The daily characters of Chinese and Japanese. */
  characters?: CharactersDay[]
  /** Role plays with the tutor. */
  scenes?: Scene[]
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
  /** One for each learning day. */
  dialogues?: DayDialogue[]
  text?: WeeklyText
  /** What people really say: one for each learning day. */
  phrases?: SpeechPhrase[]
}

export type Day = { number: number; title: string; objective: string; words: Word[] }

export type Word = {
  /** The concept's id: what learners' memory points to. */
  id: string
  part: string
  gloss: string
  /** The name of a picture of the thing, where it can be pictured: `/pictures/<name>.svg`. */
  picture?: string
  word: string
  also: string[]
  /** What the word means beside its gloss, as the wordlist of the language has it. */
  meanings?: string[]
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
  table?: PointTable
}

export const grammarExerciseTypes = [
  'multiple_choice',
  'fill_in_blank',
  'translation',
  'transform',
  'find_mistake',
  'put_together',
  'write',
] as const

export type GrammarExercise = {
  type: (typeof grammarExerciseTypes)[number]
  question: string
  /** How the question is read, with its blank; where the script does not show it. */
  question_reading?: string
  options?: string[]
  /** The wrong word of a sentence that is to be mended. */
  mistake?: string
  /** What a sentence is put together from, in a wrong order. */
  pieces?: string[]
  /** Words or stems that a free answer has. */
  listen_for?: string[]
  /** Of a free answer: a model. */
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
