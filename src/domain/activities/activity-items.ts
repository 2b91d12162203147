import type { Dialogue, Flashcard, InteractiveExercise, TaskContent } from './task-content.ts'

/** What an activity consists of, and how its content is laid out: everything shuffled or derived, outside the screen. */

/** The item count of the game-mechanics box: flashcards, quiz questions or pronunciation exercises. */
export function mechanicsItemCount(content: TaskContent): number {
  return content.flashcards?.length || content.quiz_questions?.length || content.pronunciation_exercises?.length || 0
}

/** How many items an activity goes through. A dialogue counts its lines, a piece of writing is one. */
export function activityItemCount(content: TaskContent): number {
  switch (content.activity_type) {
    case 'flashcard_drill':
      return content.flashcards?.length ?? 0
    case 'quiz_game':
      return content.quiz_questions?.length ?? 0
    case 'pronunciation_drill':
      return content.pronunciation_exercises?.length ?? 0
    case 'memory_game':
      return content.memory_pairs?.length ?? 0
    case 'dialogue_practice':
      return content.dialogue?.lines.length ?? 0
    case 'role_play_scenario':
      return content.role_play?.turns.length ?? 0
    case 'cultural_discovery':
      return content.culture?.questions.length ?? 0
    case 'writing_prompt':
      return content.writing ? 1 : 0
    case 'listening_exercise':
    case 'grammar_worksheet':
      return content.interactive_exercises?.length ?? 0
    case undefined:
      return 0
  }
}

/** Whether the learner answers a card in the language learned. What is spoken is always in that language. */
export function backIsForeign(card: Flashcard): boolean {
  return card.audio_text.trim() !== card.front.trim()
}

/** The transcription of what an exercise speaks, where it is a word of the task. */
export function soundsOf(content: TaskContent, exercise: InteractiveExercise): string | undefined {
  const entry = content.vocabulary?.find(({ word }) => word === exercise.audio_text)
  return entry?.pronunciation || undefined
}

const DIALOGUE_OPTIONS = 3

/**
 * What the learner may say at a line of a dialogue: the line and up to two others of it, the same speaker's first, in an
 * order that does not tell which is right.
 */
export function dialogueOptions(dialogue: Dialogue, position: number): string[] {
  const line = dialogue.lines[position]
  if (!line) return []
  const others = dialogue.lines.filter((other, at) => at !== position && other.text !== line.text)
  const sameSpeaker = others.filter(other => other.speaker === line.speaker)
  const ranked = [...sameSpeaker, ...others.filter(other => other.speaker !== line.speaker)]
  const wrong = [...new Set(ranked.map(other => other.text))].slice(0, DIALOGUE_OPTIONS - 1)
  const place = (position * 7 + line.text.length) % (wrong.length + 1)
  return [...wrong.slice(0, place), line.text, ...wrong.slice(place)]
}

/** Every word of a task in the language learned, and the course's words one slip away: a typo that makes one of them is no typo. */
export function wordsOfTask(content: TaskContent): string[] {
  return [
    ...(content.near_words ?? []),
    ...(content.vocabulary ?? []).flatMap(entry => [entry.word, entry.reading ?? '']),
    ...(content.flashcards ?? []).flatMap(card => [backIsForeign(card) ? card.back : card.front, card.reading ?? '']),
    ...(content.memory_pairs ?? []).map(pair => pair.word),
    ...(content.interactive_exercises ?? []).flatMap(exercise => [
      ...(exercise.options ?? []),
      exercise.correct_answer ?? '',
      exercise.answer ?? '',
    ]),
    ...(content.role_play?.turns ?? []).flatMap(turn => turn.options),
    ...(content.dialogue?.lines ?? []).map(line => line.text),
  ].filter(text => text !== '')
}

export type MemoryCard = {
  /** The position of the pair. */
  pair: number
  side: 'word' | 'translation'
}

/** How many pairs lie on the table at once: a telephone shows them without scrolling. */
export const PAIRS_AT_ONCE = 6

/** The cards of one table of the memory game, in an order that `random` decides. */
export function memoryTable(pairs: number, table: number, random: () => number): MemoryCard[] {
  const first = table * PAIRS_AT_ONCE
  const cards: MemoryCard[] = []
  for (let pair = first; pair < Math.min(pairs, first + PAIRS_AT_ONCE); pair += 1) {
    cards.push({ pair, side: 'word' }, { pair, side: 'translation' })
  }
  for (let at = cards.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [cards[at]!, cards[other]!]
    cards[at] = b
    cards[other] = a
  }
  return cards
}

/** The longest piece of writing, in UTF-16 units: as long as a message that the tutor reads. */
export const MAX_WRITING = 2000

/** The words of a text as they are counted for a piece of writing. */
export function countWords(text: string, code: string): number {
  const segmenter = new Intl.Segmenter(code, { granularity: 'word' })
  return Array.from(segmenter.segment(text)).filter(part => part.isWordLike).length
}
