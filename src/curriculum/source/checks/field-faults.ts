import type { CourseFile } from '../schema.ts'
import { hasOwnLetters, isLatin, letterFault, readingFault } from '../../course/writing-system.ts'
import type { Path } from '../yaml-file.ts'

/** What can be wrong with a field of any file. */

export type Report = (path: Path, message: string) => void
type PhraseEntry = { text: string; reading?: string | undefined; translation: string }

export function phraseFaults(phrase: PhraseEntry, path: Path, info: CourseFile, report: Report) {
  inLanguage(phrase.text, [...path, 'text'], info, report)
  readingOf(phrase.text, phrase.reading, [...path, 'reading'], info, report)
}

export function inLanguage(text: string, path: Path, info: CourseFile, report: Report) {
  const fault = letterFault(text, info)
  if (fault) report(path, fault)
}

/** A reading stands beside every text that an English reader cannot sound out, and only there. */
export function readingOf(text: string, reading: string | undefined, path: Path, info: CourseFile, report: Report) {
  if (isLatin(info)) {
    if (reading !== undefined) report(path, 'is not needed: the language is written in Latin letters')
  } else if (reading === undefined) {
    if (hasOwnLetters(text, info)) report(path, `is missing: how "${text.slice(0, 40)}" is read`)
  } else {
    const fault = readingFault(reading, info)
    if (fault) report(path, fault)
  }
}

export function repeated(texts: string[], path: (index: number) => Path, report: Report) {
  for (const [index, text] of texts.entries()) {
    const earlier = texts.findIndex(other => same(other, text))
    if (earlier < index) report(path(index), `"${text}" stands here twice`)
  }
}

export function wordCount(text: string, least: number, most: number, path: Path, report: Report) {
  const count = text.trim().split(/\s+/u).length
  if (count < least || count > most) report(path, `has ${count} words; ${least} to ${most} are asked`)
}

export function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
