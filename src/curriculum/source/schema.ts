import * as z from 'zod'
import type { LearningGoal } from '#domain/program/assessment.ts'
import { topicIds } from '#domain/conversation/conversation-topics.ts'
import type { ReactionKind } from '../course/course.ts'
import { CanonFile } from './canon-schema.ts'
import { CharactersFile } from './characters-schema.ts'
import { GrammarExerciseEntry } from './exercise-schema.ts'
import {
  WORD_LENGTH,
  kebab,
  longPhrase,
  phrase,
  prose,
  reading,
  sentence,
  text,
  title,
  translation,
  word,
} from './fields.ts'
import { PeopleFile } from './people-schema.ts'
import { ScenesFile } from './scenes-schema.ts'
import { StoryFile } from './story-schema.ts'
import { ErrorsFile, FormsFile, TalkFile } from './tutor-schema.ts'

/** The shape of every file of a course, as docs/course-format.md describes it. Unknown fields are faults: they are typing errors. */

export const parts = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'preposition',
  'conjunction',
  'number',
  'determiner',
  'interjection',
  'phrase',
] as const

/** `picture` names a picture of the thing, where it can be pictured: an icon of the set that scripts/pictures.ts takes them from. */
const concept = { id: kebab, gloss: text(80), part: z.enum(parts), picture: z.optional(kebab) }

export const SyllabusWeek = z.strictObject({
  theme: title,
  can_do: sentence,
  days: z
    .array(
      z.strictObject({
        title,
        objective: sentence,
        core: z.array(z.strictObject({ ...concept, example: sentence })).length(8),
        more: z.array(z.strictObject(concept)).length(6),
      }),
    )
    .length(6),
})
export type SyllabusWeek = z.infer<typeof SyllabusWeek>

export const writingSystems = ['Latn', 'Cyrl', 'Grek', 'Hebr', 'Arab', 'Deva', 'Thai', 'Hang', 'Jpan', 'Hans'] as const

export const CourseFile = z.strictObject({
  code: z.string(),
  name: z.string(),
  native_name: text(40),
  script: z.enum(writingSystems),
  direction: z.enum(['ltr', 'rtl']),
  articles: z.array(text(20)),
  letters: z.string().max(600),
  spaces: z.boolean(),
})
export type CourseFile = z.infer<typeof CourseFile>

export const WordEntry = z.strictObject({
  word,
  also: z.array(word).min(1).max(12).optional(),
  example: sentence.optional(),
  form: word.optional(),
  translation: translation.optional(),
  reading: text(WORD_LENGTH * 2).optional(),
  example_reading: reading,
  ipa: text(120).optional(),
  note: text(200).optional(),
})
export type WordEntry = z.infer<typeof WordEntry>

const grammarPoint = z.strictObject({
  id: kebab,
  day: z.int().min(1).max(6),
  title,
  explanation: prose,
  examples: z.array(z.strictObject(phrase)).min(3).max(10),
  exercises: z.array(GrammarExerciseEntry).min(4).max(12),
})

const goal = z.strictObject({ situation: text(240), phrases: z.array(z.strictObject(phrase)).length(3) })
const spoken = { ...phrase, ipa: text(240).optional() }

export const CourseWeek = z.strictObject({
  words: z.record(z.string(), WordEntry),
  dialogue: z.strictObject({
    title,
    setting: text(240),
    lines: z
      .array(z.strictObject({ speaker: text(30), ...phrase }))
      .min(6)
      .max(10),
  }),
  grammar: z.array(grammarPoint).min(2).max(6),
  goals: z.strictObject({ conversation: goal, business: goal, travel: goal, academic: goal } satisfies Record<
    LearningGoal,
    typeof goal
  >),
  culture: z.strictObject({
    title,
    text: prose,
    questions: z
      .array(
        z.strictObject({
          question: sentence,
          options: z.array(sentence).min(3).max(4),
          answer: sentence,
          explanation: text(400),
        }),
      )
      .length(2),
  }),
  sound: z.strictObject({
    title,
    explanation: prose,
    words: z
      .array(z.strictObject({ ...spoken, text: word }))
      .min(4)
      .max(6),
    sentence: z.strictObject(spoken),
  }),
  writing: z.strictObject({
    task: text(300),
    points: z.array(text(120)).min(2).max(6),
    model: z.strictObject(longPhrase),
  }),
})
export type CourseWeek = z.infer<typeof CourseWeek>

const reaction = z.array(z.strictObject(phrase)).min(3).max(12)

export const ConversationFile = z.strictObject({
  topics: z
    .array(
      z.strictObject({
        id: z.enum(topicIds),
        exchanges: z
          .array(
            z.strictObject({
              say: sentence,
              reading,
              translation,
              answers: z.array(z.strictObject(phrase)).min(2).max(3),
              listen_for: z.array(word).min(1).max(20),
            }),
          )
          .min(6)
          .max(16),
      }),
    )
    .length(topicIds.length),
  reactions: z.strictObject({
    good: reaction,
    unclear: reaction,
    question_back: reaction,
    english: reaction,
    lost: reaction,
    silence: reaction,
    closing: reaction,
  } satisfies Record<ReactionKind, typeof reaction>),
  lost_phrases: z.array(word).min(2).max(12),
})
export type ConversationFile = z.infer<typeof ConversationFile>

export const ScriptFile = z.strictObject({
  name: title,
  introduction: prose,
  groups: z
    .array(
      z.strictObject({
        title,
        day: z.int().min(1).max(12),
        letters: z
          .array(
            z.strictObject({
              letter: text(20),
              type: text(20),
              name: text(40),
              reading: text(40),
              ipa: text(40),
              hint: text(200),
              example: z.strictObject({ text: word, reading: word, translation: word }),
            }),
          )
          .min(1)
          .max(30),
      }),
    )
    .min(10)
    .max(12),
})
export type ScriptFile = z.infer<typeof ScriptFile>

/** The schema of each kind of file, by the name its editor schema has in courses/schema. */
export const fileSchemas = {
  'syllabus-week': SyllabusWeek,
  course: CourseFile,
  'course-week': CourseWeek,
  conversation: ConversationFile,
  script: ScriptFile,
  forms: FormsFile,
  errors: ErrorsFile,
  talk: TalkFile,
  people: PeopleFile,
  story: StoryFile,
  canon: CanonFile,
  characters: CharactersFile,
  scenes: ScenesFile,
} as const
