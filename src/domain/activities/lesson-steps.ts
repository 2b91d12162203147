import type { InteractiveExercise } from './task-content.ts'
import type { LessonContent, LessonSection, OwnTurn, SpokenLine, VocabularyEntry } from '../lessons/lesson.ts'
import { optionsOf, sectionCheck, wordCheck } from './lesson-checks.ts'
import type { CheckContext, WordsOfLesson } from './lesson-checks.ts'

/** A lesson as a walk through small screens, made from the content that the page shows all at once. */

export type LessonStep = { id: string } & (
  | { kind: 'opening' }
  | { kind: 'word'; word: VocabularyEntry }
  | { kind: 'check'; exercise: InteractiveExercise }
  | { kind: 'dialogue'; dialogue: LessonDialogue }
  | { kind: 'turn'; dialogue: LessonDialogue; turn: OwnTurn }
  | { kind: 'reply'; dialogue: LessonDialogue; position: number; options: string[] }
  | { kind: 'section'; section: LessonSection }
  | { kind: 'exercises' }
)
export type LessonDialogue = NonNullable<LessonContent['dialogue']>

/** So many words are met before they are asked for. */
const WORDS_AT_ONCE = 3
/** A checkpoint teaches nothing new: so many of the week's words are asked for. */
const CHECKPOINT_WORDS = 6
/** So many lines of the learner's role are asked for in one lesson. */
const REPLIES = 3

/** The steps of a lesson; a checkpoint goes straight to what is asked. */
export function lessonSteps(content: LessonContent, context: CheckContext & { isCheckpoint: boolean }): LessonStep[] {
  const { vocabulary, main_content, exercises } = content
  // A week's conversation that is walked through line by line is not read once more.
  const isWalked = ({ kind, title }: LessonSection) => kind === 'dialogue' && title === content.dialogue?.title
  const sections = main_content.filter(section => !isWalked(section))
  const ofKind = (...kinds: (LessonSection['kind'] | 'rest')[]) =>
    sections.filter(({ kind }) => kinds.includes(kind ?? 'rest')).flatMap(section => sectionSteps(section, context))
  return [
    { id: 'opening', kind: 'opening' },
    ...ofKind('letters', 'characters'),
    ...(context.isCheckpoint ? checkpointSteps(vocabulary, context) : wordSteps(vocabulary, context)),
    ...dialogueSteps(content),
    ...ofKind('dialogue', 'grammar', 'rest'),
    ...ofKind('phrase', 'situation', 'culture', 'writing'),
    ...ofKind('sound'),
    ...(exercises.length > 0 ? [{ id: 'exercises', kind: 'exercises' as const }] : []),
  ]
}

function wordSteps(words: readonly VocabularyEntry[], context: CheckContext): LessonStep[] {
  return groupsOf(words, WORDS_AT_ONCE).flatMap(group => {
    const met = words.slice(0, words.indexOf(group.at(-1)!) + 1)
    return [
      ...group.map((word): LessonStep => ({ id: `word-${idOf(word)}`, kind: 'word', word })),
      ...group.map((word): LessonStep => checkStep(word, { met, words }, words.indexOf(word), context)),
    ]
  })
}

function checkpointSteps(words: readonly VocabularyEntry[], context: CheckContext): LessonStep[] {
  const apart = Math.max(1, Math.floor(words.length / CHECKPOINT_WORDS))
  return words
    .filter((_, index) => index % apart === 0)
    .slice(0, CHECKPOINT_WORDS)
    .map((word, turn) => checkStep(word, { met: words, words }, turn, context))
}

function checkStep(word: VocabularyEntry, among: WordsOfLesson, turn: number, context: CheckContext): LessonStep {
  return { id: `check-${idOf(word)}`, kind: 'check', exercise: wordCheck(word, among, turn, context) }
}

const idOf = (word: VocabularyEntry) => word.item ?? word.word

/** First the conversation is heard, then the learner takes the part of who answers. */
function dialogueSteps({ dialogue, examples }: LessonContent): LessonStep[] {
  if (!dialogue || dialogue.lines.length < 2) return []
  if (dialogue.turn) return storySteps(dialogue, dialogue.turn)
  const role = dialogue.lines.find(line => line.speaker !== dialogue.lines[0]!.speaker)?.speaker
  const own = dialogue.lines.flatMap((line, position) => (line.speaker === role ? [{ line, position }] : []))
  return [
    { id: 'dialogue', kind: 'dialogue', dialogue },
    ...own.slice(0, REPLIES).map(({ line, position }): LessonStep => {
      const others = dialogue.lines.filter(other => other.translation !== line.translation)
      const sentences = [...others, ...examples].map(({ text }) => text).filter(text => text !== line.text)
      const options = optionsOf(line.text, nearestInLength(sentences, line).slice(0, 4), line.text)
      return { id: `reply-${position}`, kind: 'reply', dialogue, position, options }
    }),
  ]
}

/** The dialogue of the day: heard, asked about, and then somebody speaks to the learner. */
function storySteps(dialogue: LessonDialogue, turn: OwnTurn): LessonStep[] {
  const asked = (dialogue.questions ?? []).map((question, index): LessonStep => {
    const { options, answer, explanation, language, ...rest } = question
    const exercise: InteractiveExercise = {
      type: 'multiple_choice',
      ...rest,
      options: optionsOf(
        answer,
        options.filter(option => option !== answer),
        rest.question,
      ),
      correct_answer: answer,
      explanation,
      answer_language: language,
    }
    return { id: `dialogue-question-${index}`, kind: 'check', exercise }
  })
  return [{ id: 'dialogue', kind: 'dialogue', dialogue }, ...asked, { id: 'turn', kind: 'turn', dialogue, turn }]
}

const nearestInLength = (texts: string[], { text }: SpokenLine) =>
  texts.toSorted((a, b) => Math.abs(a.length - text.length) - Math.abs(b.length - text.length))

function sectionSteps(section: LessonSection, context: CheckContext): LessonStep[] {
  const exercise = sectionCheck(section, context)
  return [
    { id: `section-${section.title}`, kind: 'section', section },
    ...(exercise ? [{ id: `check-${section.title}`, kind: 'check' as const, exercise }] : []),
  ]
}

/** Groups of nearly the same size, none above `most`. */
function groupsOf<T>(list: readonly T[], most: number): T[][] {
  const count = Math.ceil(list.length / most)
  const start = (group: number) => Math.round((group * list.length) / count)
  return Array.from({ length: count }, (_, group) => list.slice(start(group), start(group + 1)))
}
