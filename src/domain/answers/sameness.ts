import { answerKey, answerWords, isSpaceless, plainAnswer } from './text/answer-text.ts'
import { englishShapes, isOtherNumber, withApostrophes } from './english/english-rules.ts'
import { languageRules } from './language-rules.ts'
import { isWrittenInPart } from './text/mixed-kana.ts'
import { isMoved } from './moved-phrases.ts'
import { compileRules } from './rules.ts'
import type { CompiledRules } from './rules.ts'

/** Whether two answers say the same by what the language lets vary, and how sure a teacher would be of it. */

const KEPT = 4000

class LimitedMap<K, V> extends Map<K, V> {
  override set(key: K, value: V): this {
    if (this.size >= KEPT) this.clear()
    return super.set(key, value)
  }
}

const compiled = new Map<string, CompiledRules>()

/** The rules of a language. In a browser they are loaded apart; until then a language has none. */
export function rulesOf(code: string): CompiledRules | undefined {
  const known = compiled.get(code)
  if (known) return known
  const rules = languageRules[code]
  if (!rules) return undefined
  const built = compileRules(rules, isSpaceless(code))
  compiled.set(code, built)
  return built
}

/** An answer as it is compared by the rules of its language: its words, in each reading. */
export function shapesOf(text: string, code: string): string[][] {
  const name = `${code} ${text}`
  const known = shapes.get(name)
  if (known) return known
  const made = makeShapes(text, code)
  // Before the rules are there, nothing is kept.
  if (rulesOf(code)) shapes.set(name, made)
  return made
}

/** The same answers are compared again and again: at each render, for each exercise. */
const shapes = new LimitedMap<string, string[][]>()

function makeShapes(text: string, code: string): string[][] {
  const key = ruleKey(text, code)
  if (key === '') return []
  const words = (shape: string) => answerWords(shape, code)
  if (code === 'en') return englishShapes(key).map(words)
  const rules = rulesOf(code)
  return [words(rules ? rules.rewrite(key, words(key).length > 1) : key)]
}

/** A shape with what a teacher passes with a word put right. */
export function looseShapesOf(text: string, code: string): string[][] {
  if (code === 'en') return shapesOf(withApostrophes(answerKey(text, code)), code)
  const rules = rulesOf(code)
  if (!rules?.rules.loose) return []
  return shapesOf(text, code).map(words => answerWords(rules.loosen(words.join(isSpaceless(code) ? '' : ' ')), code))
}

// The key of Vietnamese has its tones out of place, where no rule would find its words.
function ruleKey(text: string, code: string): string {
  return code === 'vi' ? plainAnswer(text, code).toLowerCase().normalize('NFC') : answerKey(text, code)
}

/** Two shapes that are one answer: word by word but for subjects that may be left out, or with a phrase in another place. */
export function sameShape(
  given: readonly string[],
  expected: readonly string[],
  code: string,
  subjects: ReadonlySet<string>,
): 'same' | 'almost' | undefined {
  const rules = rulesOf(code)
  const joined = (words: readonly string[]) => answerKey(words.join(' '), code).replace(/\s/gu, '')
  if (given.length === expected.length && given.every((word, at) => word === expected[at])) return 'same'
  if ((rules?.rules.noSpaces || code === 'vi') && joined(given) === joined(expected)) return 'same'
  if (!rules) return undefined
  const withoutSubjects = equalButSubjects(given, expected, rules, subjects)
  if (withoutSubjects) return rules.rules.subjectIsAlmost ? 'almost' : 'same'
  const [mine, right] = [bare(given, rules, subjects), bare(expected, rules)]
  // Where words end depends on what stands beside them, so that signs are moved.
  const parts = (words: string[]) => (isSpaceless(code) ? Array.from(words.join('')) : words)
  return isMoved(parts(mine), parts(right), rules) ? 'same' : undefined
}

/** The pronouns that stand as subjects in right answers: another one is another person. */
export function subjectsOf(shapes: readonly (readonly string[])[], code: string): Set<string> {
  const rules = rulesOf(code)
  return new Set(shapes.flatMap(words => words.filter((word, at) => rules?.isSubject(word) && rules.agrees(words, at))))
}

function equalButSubjects(
  given: readonly string[],
  expected: readonly string[],
  rules: CompiledRules,
  subjects: ReadonlySet<string>,
): boolean {
  let [i, j] = [0, 0]
  while (i < given.length || j < expected.length) {
    const [mine, right] = [given[i], expected[j]]
    if (mine === right) {
      i++
      j++
    } else if (mine !== undefined && isSpare(given, i, rules, subjects) && !(right && rules.isSubject(right))) i++
    else if (right !== undefined && isSpare(expected, j, rules) && !(mine && rules.isSubject(mine))) j++
    else return false
  }
  return true
}

/** Whether a word is a subject that the verb after it makes needless. */
function isSpare(words: readonly string[], at: number, rules: CompiledRules, subjects?: ReadonlySet<string>): boolean {
  const word = words[at]!
  if (!rules.agrees(words, at)) return false
  return !subjects || subjects.size === 0 || subjects.has(word)
}

function bare(words: readonly string[], rules: CompiledRules, subjects?: ReadonlySet<string>): string[] {
  if (rules.rules.order === 'v2' || rules.rules.subjectIsAlmost) return [...words]
  return words.filter((_, at) => !isSpare(words, at, rules, subjects))
}

const sentenceEnd = /[.!?]\s*$/u

/** A gloss of one or two words in the plural for the singular, or the other way. */
export function differsInNumber(given: string, expected: string): boolean {
  if (sentenceEnd.test(expected) || /^to\s/iu.test(expected)) return false
  const bare = (text: string) =>
    answerKey(text, 'en')
      .replace(/^(?:the|an?) /u, '')
      .split(' ')
  const [mine, right] = [bare(given), bare(expected)]
  if (mine.length !== right.length || mine.length > 2) return false
  return isOtherNumber(mine.at(-1)!, right.at(-1)!) && mine.slice(0, -1).join() === right.slice(0, -1).join()
}

/** Whether a Japanese answer is the expected one with kana for some of its kanji. */
export function isPartlyInKana(given: string, expected: string, readings: readonly string[]): boolean {
  return isWrittenInPart(given, expected, readings)
}
