import { heardStem } from '#domain/conversation/listening.ts'
import { hasOwnLetters, hidesSounds, isLatin } from '../../course/writing-system.ts'
import type { GrammarExerciseEntry } from '../exercise-schema.ts'
import type { CourseFile } from '../schema.ts'
import type { Path } from '../yaml-file.ts'
import { inLanguage, readingOf, repeated, same } from './field-faults.ts'
import type { Report } from './field-faults.ts'

const BLANK = '___'
/** Free answers that one point may ask for. */
const MOST_FREE = 2

/** Everything that can be wrong with the exercises of one grammar point. */
export function exercisesFaults(
  exercises: readonly GrammarExerciseEntry[],
  path: Path,
  info: CourseFile,
  report: Report,
) {
  for (const [position, exercise] of exercises.entries()) exerciseFaults(exercise, [...path, position], info, report)
  repeated(
    exercises.map(exercise => `${exercise.type} ${exercise.question}`),
    position => [...path, position, 'question'],
    report,
  )
  const free = exercises.filter(exercise => exercise.type === 'write').length
  if (free > MOST_FREE) report(path, `ask ${free} times for free writing; ${MOST_FREE} at most`)
}

function exerciseFaults(exercise: GrammarExerciseEntry, path: Path, info: CourseFile, report: Report) {
  blankFaults(exercise, [...path, 'question'], report)
  questionReadingFaults(exercise, [...path, 'question_reading'], info, report)
  if (exercise.type === 'multiple_choice') {
    optionFaults(exercise, path, report)
    // Options may be English, as in "What does … mean?".
    if (!isLatin(info) && hasOwnLetters(exercise.answer, info)) {
      readingOf(exercise.answer, exercise.reading, [...path, 'reading'], info, report)
    }
    return
  }
  inLanguage(exercise.answer, [...path, 'answer'], info, report)
  readingOf(exercise.answer, exercise.reading, [...path, 'reading'], info, report)
  if (exercise.type === 'write') {
    repeated(exercise.listen_for, at => [...path, 'listen_for', at], report)
    if (heardStem(exercise.answer, info.code, exercise.listen_for) === undefined)
      report([...path, 'answer'], 'no word of it begins with one of "listen_for"')
    return
  }
  for (const [index, other] of (exercise.also ?? []).entries()) {
    if (same(other, exercise.answer)) report([...path, 'also', index], `repeats the answer "${exercise.answer}"`)
    inLanguage(other, [...path, 'also', index], info, report)
  }
  repeated(exercise.also ?? [], index => [...path, 'also', index], report)
  if (exercise.type === 'find_mistake') mistakeFaults(exercise, path, report)
  if (exercise.type === 'put_together') piecesFaults(exercise, path, info, report)
  if (exercise.type === 'transform' && same(withoutHint(exercise.question), exercise.answer))
    report([...path, 'answer'], 'is the question itself: nothing is changed')
}

function blankFaults({ type, question }: GrammarExerciseEntry, path: Path, report: Report) {
  const blanks = question.split(/_{2,}/u).length - 1
  const proper = question.split(BLANK).length - 1
  if (blanks !== proper || /_{4,}/u.test(question)) report(path, `a blank is exactly three underscores: ${BLANK}`)
  if (type === 'fill_in_blank') {
    if (blanks !== 1) report(path, `must have exactly one ${BLANK}, but has ${blanks}`)
  } else if (type === 'multiple_choice') {
    if (blanks > 1) report(path, `may have one ${BLANK} at most, but has ${blanks}`)
  } else if (blanks > 0) report(path, `must not have a ${BLANK}`)
}

/** A question is read like any other text; its reading leaves the same blank, so that it does not tell the answer. */
function questionReadingFaults(exercise: GrammarExerciseEntry, path: Path, info: CourseFile, report: Report) {
  const { question, question_reading: reading, type } = exercise
  // What is to be put into the language is asked in English, whatever word a hint may quote.
  const isEnglish = type === 'translation' || type === 'put_together' || type === 'write'
  if (reading === undefined && (!hidesSounds(question, info) || isEnglish)) return
  // What is to be done stands in English in brackets.
  readingOf(question, reading && withoutHint(reading), path, info, report)
  if (reading === undefined) return
  if (question.includes(BLANK) !== reading.includes(BLANK))
    report(path, `must have a ${BLANK} where the question has it`)
  if (!hasOwnLetters(question, info)) report(path, 'is not needed: the question is in English')
}

function mistakeFaults(exercise: { question: string; mistake: string; answer: string }, path: Path, report: Report) {
  const { question, mistake, answer } = exercise
  if (!question.toLowerCase().includes(mistake.toLowerCase()))
    report([...path, 'mistake'], `"${mistake}" does not stand in the question "${question}"`)
  if (same(question, answer)) report([...path, 'answer'], 'is the question itself: nothing is mended')
}

function piecesFaults(exercise: { pieces: string[]; answer: string }, path: Path, info: CourseFile, report: Report) {
  const { pieces, answer } = exercise
  const bare = (text: string) => text.toLocaleLowerCase(info.code).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
  const letters = pieces.map(bare)
  if (letters.join('') === bare(answer)) report([...path, 'pieces'], 'stand in the right order already')
  // What is listed beside the answer may be written otherwise, in kana or with a synonym.
  if (!isMadeOf(bare(answer), letters))
    report([...path, 'pieces'], `do not make the answer "${answer}": ${pieces.join(' · ')}`)
}

/** Whether all pieces, each once, in some order make the text. */
function isMadeOf(text: string, pieces: readonly string[]): boolean {
  if (pieces.length === 0) return text === ''
  return pieces.some(
    (piece, at) =>
      pieces.indexOf(piece) === at &&
      text.startsWith(piece) &&
      isMadeOf(text.slice(piece.length), pieces.toSpliced(at, 1)),
  )
}

/** What stands in brackets says what is to be done. */
export const withoutHint = (question: string) => question.replaceAll(/\s*[(（][^)）]*[)）]/gu, '').trim()

export function optionFaults(question: { options: string[]; answer: string }, path: Path, report: Report) {
  if (!question.options.includes(question.answer)) {
    report([...path, 'answer'], `"${question.answer}" is not one of the options: ${question.options.join(' · ')}`)
  }
  repeated(question.options, index => [...path, 'options', index], report)
}
