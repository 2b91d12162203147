import { backIsForeign } from './activity-items.ts'
import { hasSpaces } from '../answers/text/text-words.ts'
import type { InteractiveExercise, PronunciationExercise, QuizQuestion, TaskContent } from './task-content.ts'

/** What a learner cannot or does not want to use here and now. */
export type Modes = {
  /** Nothing is to be heard, and nothing to be said aloud. */
  quiet: boolean
  noMicrophone: boolean
  noKeyboard: boolean
}

const OPTIONS = 4
const FEWEST_PIECES = 3
const MOST_PIECES = 8

/**
 * A task's activity as it can be done in these modes: each item that needs what is not to be used is swapped for one on the
 * same word or sentence, so that the activity keeps its length. What cannot be swapped stays as it is.
 */
export function contentForModes(content: TaskContent, modes: Modes, code: string): TaskContent {
  let adapted = content
  if (modes.quiet) adapted = withoutSound(adapted, code)
  if (modes.noKeyboard) adapted = withoutTyping(adapted, code)
  return adapted
}

// Quiet: what was heard is read, what was said aloud is understood.

function withoutSound(content: TaskContent, code: string): TaskContent {
  if (content.activity_type === 'pronunciation_drill') return understoodInstead(content, code)
  if (!content.interactive_exercises?.some(exercise => exercise.audio_text)) return content
  return { ...content, interactive_exercises: content.interactive_exercises.map(each => readInstead(each, content)) }
}

/** A listening exercise where nothing can be heard: its meaning is shown instead, and asked for is the same. */
export function readInstead(exercise: InteractiveExercise, content: TaskContent): InteractiveExercise {
  const { audio_text, ...rest } = exercise
  // What was to be understood by ear is understood by eye.
  if (audio_text && exercise.type === 'multiple_choice' && exercise.answer_language === 'en') {
    return { ...rest, question: `What does “${audio_text}” mean?` }
  }
  const meaning =
    exercise.translation ??
    content.vocabulary?.find(entry => entry.item !== undefined && entry.item === exercise.item)?.translation
  if (!audio_text || meaning === undefined) return exercise
  switch (exercise.type) {
    case 'multiple_choice':
      return { ...rest, question: `Which word means “${meaning}”?` }
    case 'word_order':
      return { ...rest, question: `Put in order: “${meaning}”` }
    default:
      return {
        ...rest,
        type: 'translation',
        question: `Write in ${content.language ?? 'the language you learn'}: ${meaning}`,
      }
  }
}

function understoodInstead(content: TaskContent, code: string): TaskContent {
  const exercises = content.pronunciation_exercises ?? []
  const meanings = exercises.flatMap(exercise => exercise.translation ?? [])
  if (meanings.length < exercises.length) return content
  // A single phrase has no other meanings beside it: then it is found among other words.
  const quiz_questions =
    distinct(meanings).length > 1
      ? exercises.map((exercise, index) => meaningQuestion(exercise, meanings, index))
      : exercises.map((exercise, index) => phraseQuestion(exercise, foreignWords(content), index, code))
  if (quiz_questions.some(question => question.options.length < 2)) return content
  const { pronunciation_exercises: _, ...rest } = content
  // A drill has no target; the quiz in its place has none either.
  return {
    ...rest,
    activity_type: 'quiz_game',
    quiz_questions,
    game_mechanics: { ...content.game_mechanics, target_score: 0 },
  }
}

function meaningQuestion(exercise: PronunciationExercise, meanings: readonly string[], turn: number): QuizQuestion {
  const { phrase, translation = '', item } = exercise
  return {
    question: `What does “${phrase}” mean?`,
    options: optionsOf(translation, meanings, turn, 'en'),
    correct_answer: translation,
    explanation: soundsOf(exercise),
    options_language: 'en',
    ...(item !== undefined && { item }),
  }
}

function phraseQuestion(
  exercise: PronunciationExercise,
  others: readonly string[],
  turn: number,
  code: string,
): QuizQuestion {
  const { phrase, translation = '', item } = exercise
  return {
    question: `How do you say “${translation}”?`,
    options: optionsOf(phrase, others, turn, code),
    correct_answer: phrase,
    explanation: soundsOf(exercise),
    options_language: code,
    ...(item !== undefined && { item }),
  }
}

function soundsOf({ phrase, translation, reading, phonetic }: PronunciationExercise): string {
  const sounds = [reading, phonetic && `/${phonetic}/`].filter(Boolean).join(' · ')
  return sounds === '' ? `“${phrase}” means “${translation}”.` : `“${phrase}” is said ${sounds}.`
}

// No keyboard: what was typed is chosen or put in order.

function withoutTyping(content: TaskContent, code: string): TaskContent {
  if (content.activity_type === 'flashcard_drill') return chosenCards(content, code)
  if (content.activity_type === 'writing_prompt') return orderedModel(content, code)
  if (!content.interactive_exercises?.some(isTyped)) return content
  const answers = content.interactive_exercises.map(each => ({
    text: answerOf(each),
    code: each.answer_language ?? code,
  }))
  return {
    ...content,
    interactive_exercises: content.interactive_exercises.map((each, index) => {
      if (!isTyped(each)) return each
      const exercise = modelAsked(each)
      const own = exercise.answer_language ?? code
      const others = [
        ...answers.flatMap(other => (other.code === own ? other.text : [])),
        ...(own === code ? foreignWords(content) : []),
      ]
      return orderedExercise(exercise, own, index) ?? chosenExercise(exercise, own, others, index)
    }),
  }
}

function isTyped({ type }: InteractiveExercise): boolean {
  return type === 'fill_in_blank' || type === 'translation' || type === 'dictation' || type === 'free_writing'
}

/** Where the learner would write freely, the model is found: only it can be put in order or chosen. */
function modelAsked(exercise: InteractiveExercise): InteractiveExercise {
  if (exercise.type !== 'free_writing') return exercise
  const { listen_for: _, ...rest } = exercise
  return { ...rest, question: `Find one answer to this: ${exercise.question}` }
}

const answerOf = (exercise: InteractiveExercise) => exercise.correct_answer ?? exercise.answer ?? ''

function orderedExercise(exercise: InteractiveExercise, code: string, turn: number): InteractiveExercise | undefined {
  const answer = answerOf(exercise)
  const pieces = hasSpaces(code) ? piecesOf(answer) : []
  if (pieces.length < FEWEST_PIECES || distinct(pieces).length < pieces.length) return undefined
  return {
    ...exercise,
    type: 'word_order',
    options: turned(pieces, turn + 1),
    correct_answer: pieces.join(' '),
    answer: pieces.join(' '),
    alternatives: [...(exercise.alternatives ?? []), answer],
  }
}

function chosenExercise(
  exercise: InteractiveExercise,
  code: string,
  others: readonly string[],
  turn: number,
): InteractiveExercise {
  const right = answerOf(exercise)
  const alsoRight = new Set(
    [...(exercise.alternatives ?? []), exercise.reading ?? ''].map(text => text.toLocaleLowerCase(code)),
  )
  const wrong = others.filter(text => !alsoRight.has(text.toLocaleLowerCase(code)))
  const options = optionsOf(right, wrong, turn, code)
  return options.length < 2 ? exercise : { ...exercise, type: 'multiple_choice', options }
}

function chosenCards(content: TaskContent, code: string): TaskContent {
  const cards = content.flashcards ?? []
  if (cards.length === 0) return content
  const isForeign = cards.every(backIsForeign)
  const language = isForeign ? code : 'en'
  const others = [...cards.map(card => card.back), ...(isForeign ? foreignWords(content) : [])]
  const quiz_questions = cards.map(({ front, back, alternatives = [], item }, index): QuizQuestion => {
    const wrong = others.filter(text => !alternatives.includes(text))
    return {
      question: isForeign ? `How do you say “${front}”?` : `What does “${front}” mean?`,
      options: optionsOf(back, wrong, index, language),
      correct_answer: back,
      explanation: isForeign ? `“${back}” means “${front}”.` : `“${front}” means “${back}”.`,
      options_language: language,
      ...(item !== undefined && { item }),
    }
  })
  if (quiz_questions.some(question => question.options.length < 2)) return content
  const { flashcards: _, ...rest } = content
  return { ...rest, activity_type: 'quiz_game', quiz_questions }
}

/** The model, sentence by sentence, in pieces. */
function orderedModel(content: TaskContent, code: string): TaskContent {
  const { writing } = content
  if (!writing) return content
  const [sentences, meanings] = [sentencesOf(writing.model.text, code), sentencesOf(writing.model.translation, 'en')]
  const exercises = sentences.flatMap((sentence, index): InteractiveExercise[] => {
    const pieces = piecesOf(sentence, hasSpaces(code) ? undefined : code)
    if (pieces.length < FEWEST_PIECES || distinct(pieces).length < pieces.length) return []
    const meaning = sentences.length === meanings.length ? meanings[index]! : writing.model.translation
    const gap = hasSpaces(code) ? ' ' : ''
    return [
      {
        type: 'word_order',
        question: `Put in order: “${meaning}”`,
        options: turned(pieces, index + 1),
        correct_answer: pieces.join(gap),
        alternatives: [sentence],
        explanation: meaning,
        translation: meaning,
        answer_language: code,
      },
    ]
  })
  if (exercises.length === 0) return content
  const { writing: _, ...rest } = content
  return {
    ...rest,
    activity_type: 'grammar_worksheet',
    interactive_exercises: exercises,
    completion_criteria: `Put all ${exercises.length} sentences of the model in order.`,
  }
}

// Pieces and options. Their order is turned by the item's place: it tells nothing, and is the same after a reload.

function optionsOf(right: string, others: readonly string[], turn: number, code: string): string[] {
  const key = (text: string) => text.toLocaleLowerCase(code)
  const wrong = distinct(others.filter(text => text !== '' && key(text) !== key(right)))
  const start = wrong.length === 0 ? 0 : (turn * (OPTIONS - 1)) % wrong.length
  const taken = [...wrong.slice(start), ...wrong.slice(0, start)].slice(0, OPTIONS - 1)
  const place = (turn * 7 + right.length) % (taken.length + 1)
  return taken.toSpliced(place, 0, right)
}

/** The words of a sentence, neighbours together where there are more than eight. */
function piecesOf(sentence: string, code?: string): string[] {
  const words =
    code === undefined
      ? sentence.split(/\s+/u).map(word => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
      : Array.from(new Intl.Segmenter(code, { granularity: 'word' }).segment(sentence), part =>
          part.isWordLike ? part.segment : '',
        )
  const found = words.filter(word => word !== '')
  const size = Math.ceil(found.length / MOST_PIECES)
  const gap = code === undefined ? ' ' : ''
  return Array.from({ length: Math.ceil(found.length / Math.max(1, size)) }, (_, index) =>
    found.slice(index * size, (index + 1) * size).join(gap),
  )
}

/** In another order, which is never the right one. */
function turned(pieces: readonly string[], turn: number): string[] {
  const by = 1 + (turn % (pieces.length - 1))
  return [...pieces.slice(by), ...pieces.slice(0, by)]
}

function foreignWords(content: TaskContent): string[] {
  return [...(content.vocabulary ?? []).map(entry => entry.word), ...(content.near_words ?? [])]
}

function sentencesOf(text: string, code: string): string[] {
  return Array.from(new Intl.Segmenter(code, { granularity: 'sentence' }).segment(text), each =>
    each.segment.trim(),
  ).filter(sentence => sentence !== '')
}

function distinct(texts: readonly string[]): string[] {
  return [...new Map(texts.map(text => [text.toLowerCase(), text])).values()]
}
