/**
 * The language in which teachers write what to look for in a learner's sentence: typical errors (errors.yaml) and what a
 * tutor listens for (talk.yaml). docs/course-format.md explains it.
 */

/** The words a `{name}` may stand for, in small letters, each as it is written and with what it becomes, if it does. */
export type WordSet = ReadonlyMap<string, { spelled: string; changed?: string }>
export type WordSets = ReadonlyMap<string, WordSet>

export type PatternOptions = {
  language: string
  /** Patterns are found within words: where no spaces are written, and in Korean, whose particles hang on the word. */
  within: boolean
  sets: WordSets
  /** Words that must not follow, and must not stand before. */
  notBefore?: readonly string[]
  notAfter?: readonly string[]
}

export type WordPattern = { expression: RegExp; slots: Slot[]; options: PatternOptions }
type Slot = { group: string; label: string; set: WordSet | undefined; optional?: boolean; digits?: boolean }

export type PatternMatch = { language: string; at: number; end: number; captured: Map<string, Captured> }
/** The words of a slot as the learner wrote them, and what they become. */
type Captured = { text: string; changed: string | undefined; begins: boolean; spelled: string | undefined }

/** A text as patterns see it: small letters in Unicode form NFC, with the place of each letter in the text as written. */
export type FoldedText = { text: string; plain: string; places: number[] }

/** Languages whose patterns are found within words: without spaces, or with particles that hang on the word. */
export const foundWithin: ReadonlySet<string> = new Set(['ja', 'zh', 'th', 'ko'])

export class PatternError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PatternError'
  }
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}\u200c\u200d]`
const WORD = String.raw`${LETTER}+(?:[-']${LETTER}+)*`
/** Of a text without spaces: a short run of letters. */
const RUN = String.raw`${LETTER}{1,8}?`
const MARKS = String.raw`[.!?…,;:¿¡。！？、，；：।؟،؛"“”„«»()（）「」『』\n—–]`

export function foldText(text: string, language: string): FoldedText {
  let plain = ''
  const places: number[] = []
  // Letters and the accents that follow them change together.
  for (const { 0: letter, index } of text.matchAll(/[^\p{M}]\p{M}*|\p{M}+/gu)) {
    const folded = withoutVowelSigns(
      letter.normalize('NFC').toLocaleLowerCase(language).normalize('NFC'),
      language,
    ).replaceAll('’', "'")
    for (let at = 0; at < folded.length; at++) places.push(index)
    plain += folded
  }
  places.push(text.length)
  return { text, plain, places }
}

/**
 * Makes a pattern out of its text. Throws PatternError where it names a set that does not exist, or is nothing but slots
 * that match anything.
 */
export function compilePattern(source: string, options: PatternOptions): WordPattern {
  const { within, notBefore = [], notAfter = [] } = options
  const slots: Slot[] = []
  const tokens = source.match(/(?:\{[^}]*\}|\([^)]*\)|[^\s{(])+/gu) ?? []
  const fromStart = tokens[0] === '^'
  const toEnd = tokens.at(-1) === '$'
  const inner = tokens.slice(fromStart ? 1 : 0, toEnd ? -1 : undefined)
  if (inner.length === 0) throw new PatternError('is empty')
  const gap = within && options.language !== 'ko' ? String.raw`\s*` : String.raw`\s+`
  const optionalIn = (token: string) => /^\((.+)\)$/u.exec(token)?.[1]
  const firstNeeded = inner.findIndex(token => optionalIn(token) === undefined)
  if (firstNeeded < 0) throw new PatternError('is all optional')
  let body = ''
  for (const [at, token] of inner.entries()) {
    const optional = optionalIn(token)
    // The first word that must be there stands alone; what is before it brings the gap after it, what follows the gap before.
    const gapBefore = at <= firstNeeded ? '' : inner[at - 1]!.endsWith("'") ? String.raw`\s*` : gap
    const gapAfter = at < firstNeeded ? gap : ''
    if (optional === undefined) body += gapBefore + expressionOf(token, slots, options)
    else {
      const group = `o${slots.length}`
      slots.push({ group, label: optional, set: undefined, optional: true })
      body += `(?<${group}>${gapBefore}${expressionOf(optional, slots, options)}${gapAfter})?`
    }
  }
  if (!/[^\s{}]/u.test(source.replaceAll(/\{[^}]*\}|[\^$()]/gu, '')) && slots.every(slot => !slot.set && !slot.digits))
    throw new PatternError('would match anything: it needs a word or a set')
  const edge = within && options.language !== 'ko' ? ['', ''] : [`(?<!${LETTER})`, within ? '' : `(?!${LETTER})`]
  const wordsOf = (list: readonly string[]) => `(?:${list.map(each => expressionOf(each, [], options)).join('|')})`
  const before = [
    edge[0],
    fromStart ? String.raw`(?<=(?:^|${MARKS})\s*)` : '',
    notAfter.length > 0 ? `(?<!${edge[0]}${wordsOf(notAfter)}${within ? String.raw`\s*` : String.raw`\s+`})` : '',
  ].join('')
  const after = [
    edge[1],
    toEnd ? String.raw`(?=\s*(?:$|${MARKS}))` : '',
    notBefore.length > 0 ? `(?!${within ? String.raw`\s*` : String.raw`\s+`}${wordsOf(notBefore)}${edge[1]})` : '',
  ].join('')
  return { expression: new RegExp(before + body + after, 'dgu'), slots, options }
}

/** One word of a pattern: letters, “a|b”, and slots in braces, in any mixture. */
function expressionOf(token: string, slots: Slot[], options: PatternOptions): string {
  const parts = token.split(/(\{[^}]*\})/u).map(part => {
    const slot = /^\{(?:([^:}]+):)?([^}]+)\}$/u.exec(part)
    if (!slot) return escaped(folded(part, options.language)).replaceAll(String.raw`\|`, '|')
    const [name, label = name] = [slot[2]!, slot[1]]
    const group = `s${slots.length}`
    // “{x:a|b}” is a set of its own, written where it is used.
    const set = name.includes('|')
      ? new Map(name.split('|').map(word => [folded(word.trim(), options.language), { spelled: word.trim() }]))
      : options.sets.get(name)
    if (name === 'rest') {
      slots.push({ group, label, set: undefined })
      return String.raw`(?<${group}>[^.!?…;:。！？;؟।]+)`
    }
    if (!set && name === 'number') {
      slots.push({ group, label, set: undefined, digits: true })
      return String.raw`(?<${group}>\p{N}+)`
    }
    if (!set && name !== 'any') throw new PatternError(`names "${name}", and "sets" has no such set`)
    slots.push({ group, label, set, digits: name === 'number' })
    if (!set) return `(?<${group}>${options.within ? RUN : WORD})`
    const words = [...set.keys()]
    const isPlain = !options.within && words.every(word => new RegExp(`^${LETTER}+$`, 'u').test(word))
    // A long list of single words is looked up after the match: quicker than trying each.
    if (isPlain && name !== 'number') return `(?<${group}>${LETTER}+)`
    const listed = words.toSorted((a, b) => b.length - a.length).map(escaped)
    if (name === 'number') listed.push(String.raw`\p{N}+`)
    return `(?<${group}>${listed.join('|') || '(?!)'})`
  })
  const joined = parts.join('')
  return token.includes('|') ? `(?:${joined})` : joined
}

const escaped = (text: string) =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`).replaceAll(String.raw`\-`, '-')
const folded = (text: string, language: string) =>
  withoutVowelSigns(text.normalize('NFC').toLocaleLowerCase(language), language).replaceAll('’', "'")

/** Arabic and Hebrew are written with vowel signs or without them: neither is an error. */
const withoutVowelSigns = (text: string, language: string) =>
  language === 'ar' || language === 'he'
    ? text.replaceAll(/[\u064B-\u0652\u0670\u0591-\u05BD\u05BF-\u05C7]/gu, '')
    : text

/** Every place where a pattern is found, from left to right. */
export function matchesOf({ expression, slots, options }: WordPattern, folded: FoldedText): PatternMatch[] {
  const found: PatternMatch[] = []
  expression.lastIndex = 0
  const { language } = options
  for (let match = expression.exec(folded.plain); match; match = expression.exec(folded.plain)) {
    const groups = match.groups ?? {}
    const isIn = ({ group, set, digits }: Slot) => {
      const word = groups[group]
      return !set || word === undefined || set.has(word) || (digits && /^\p{N}+$/u.test(word))
    }
    if (slots.every(isIn)) {
      const end = match.index + match[0].length
      found.push({
        language,
        at: folded.places[match.index]!,
        end: folded.places[end]!,
        captured: capturedIn(match, slots, folded),
      })
      expression.lastIndex = Math.max(end, match.index + 1)
    } else expression.lastIndex = match.index + 1
  }
  return found
}

function capturedIn(match: RegExpExecArray, slots: Slot[], { text, places }: FoldedText): Map<string, Captured> {
  const captured = new Map<string, Captured>()
  for (const { group, label, set, optional } of slots) {
    const plain = match.groups?.[group]
    if (plain === undefined) continue
    const [from, to] = match.indices?.groups?.[group] ?? [0, 0]
    const entry = set?.get(plain)
    captured.set(optional ? `(${label})` : label, {
      text: text.slice(places[from], places[to]).trim(),
      changed: entry?.changed,
      begins: from === match.index,
      spelled: entry?.spelled,
    })
  }
  return captured
}

/**
 * The text that a template makes of a match: `{name}` is what was written, `{name=}` what it becomes, `(word)` the
 * optional word where it was there. Throws PatternError where the pattern has no such slot, or its set changes nothing.
 */
export function expandTemplate(
  template: string,
  { captured, language }: Pick<PatternMatch, 'captured' | 'language'>,
): string {
  const written = ({ text, begins, spelled }: Captured, isFirst: boolean) => {
    // What began the sentence and stands elsewhere now loses its capital, unless it always has one.
    const keeps =
      isFirst || !begins || !/^\p{Lu}/u.test(text) || (spelled ? /^\p{Lu}/u.test(spelled) : language === 'de')
    return keeps ? text : text.charAt(0).toLocaleLowerCase(language) + text.slice(1)
  }
  return template
    .replaceAll(/(\s*)(\([^)]+\))/gu, (_, gap: string, optional: string, at: number) => {
      const there = captured.get(optional)
      return there ? gap + written(there, at === 0) : ''
    })
    .replaceAll(/\{([^}=]+)(=?)\}/gu, (_, label: string, changes: string, at: number) => {
      const slot = captured.get(label)
      if (!slot) throw new PatternError(`writes {${label}}, which "wrong" does not have`)
      if (!changes) return written(slot, at === 0)
      if (slot.changed === undefined) {
        throw new PatternError(`writes {${label}=}, but its set does not say what "${slot.text}" becomes`)
      }
      return slot.changed
    })
    .trim()
}
