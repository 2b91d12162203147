import type { PlacedWord } from '../words/course-words.ts'
import { wordsOf } from '../words/course-words.ts'
import { weekOfPiece } from '../sentences/pieces.ts'
import { SECONDS } from '../seconds.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import { wordInText } from '../../course/word-in-text.ts'
import type { Course, Week } from '../../course/course.ts'
import type { Activity } from './activity.ts'

const FEWEST_LINES = 2
const MOST_WORDS = 8

/** The week's dialogue with the learner in one of the roles. */
export const dialoguePractice: Activity = ({ course, week, day, random }) => {
  const source = weekOfPiece(course, week, day, 'dialogue')
  const { dialogue } = source
  const roles = [...Map.groupBy(dialogue.lines, line => line.speaker)]
  const speaking = roles.filter(([, lines]) => lines.length >= FEWEST_LINES)
  const [learner = '', lines = []] = random.shuffled(speaking.length > 0 ? speaking : roles)[0] ?? []
  const partners = roles.map(([speaker]) => speaker).filter(speaker => speaker !== learner)
  return {
    title: `Dialogue: ${dialogue.title}`,
    description: dialogue.setting,
    task_type: 'conversation',
    seconds: dialogue.lines.length * SECONDS.dialogueLine,
    content: {
      learning_objective: `Hold this conversation as ${learner}. ${source.can_do}`,
      vocabulary: wordsIn(
        course,
        source,
        dialogue.lines.map(line => line.text),
      ).map(vocabularyEntry),
      step_by_step_instructions: [
        'Read or listen to the whole dialogue once.',
        `You are ${learner}; ${partners.join(' and ')} will speak to you. Say or type your lines.`,
        'Play it again without looking at the text.',
      ],
      completion_criteria: `Say or type all ${lines.length} lines of ${learner}.`,
      cultural_notes: `${source.culture.title}. ${source.culture.text}`,
      practice_scenarios: [dialogue.setting],
      dialogue: { title: dialogue.title, setting: dialogue.setting, learner, lines: dialogue.lines },
    },
  }
}

const found = new WeakMap<Week, Map<string, PlacedWord[]>>()

/** The week's words that occur in some texts of the course, as they would be needed to understand them. Looked for once per text. */
export function wordsIn(course: Course, week: Week, texts: string[]): PlacedWord[] {
  const text = texts.join('\n')
  const ofWeek = found.get(week) ?? new Map<string, PlacedWord[]>()
  found.set(week, ofWeek)
  const words = ofWeek.get(text) ?? lookFor(course, week, text)
  ofWeek.set(text, words)
  return words
}

function lookFor(course: Course, week: Week, text: string): PlacedWord[] {
  const facts = { ...course.info, code: course.code }
  return wordsOf(course)
    .all.filter(word => word.week === week.number)
    .filter(
      word =>
        wordInText(text, word.word, facts) !== undefined ||
        (word.example && wordInText(text, word.example.form, facts) !== undefined),
    )
    .slice(0, MOST_WORDS)
}
