import type { Path } from '../yaml-file.ts'

export type TextFault = { path: Path; message: string }

const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u
const joiner = /[\u200C\u200D]/u
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\uFFFD]/u
const markup =
  /<\/?[a-z!][^>]*>|\*\*|(?<!_)__[\p{L}]|(?<![\p{L}_])_[^_\s]+_(?![\p{L}_])|`|\]\(|https?:\/\/|\{\{|&[a-z]+;|\\[nt]/iu
const proseFields = new Set(['explanation', 'text', 'introduction'])

/** What is wrong with any text of a file whatever it says: Unicode form, stray whitespace, markup, invisible characters. */
export function textFaults(raw: unknown): TextFault[] {
  const faults: TextFault[] = []
  visit(raw, [], (text, path) => {
    for (const message of faultsOfText(text, path)) faults.push({ path, message })
  })
  return faults
}

function* faultsOfText(text: string, path: Path): Generator<string> {
  if (text !== text.normalize('NFC'))
    yield 'is not in Unicode form NFC: type the accented letters as one character each'
  if (text !== text.trim()) {
    yield text.endsWith('\n') ? 'ends with a line break: write >- instead of >' : 'begins or ends with a space'
  }
  if (/ {2}/u.test(text)) yield 'has two spaces in a row'
  if (/[\u00A0\u202F\u2000-\u200A\u3000]/u.test(text)) yield 'has a special space: use an ordinary one'
  if (text.trim().includes('\n') && !proseFields.has(String(path.at(-1)))) yield 'has a line break inside'
  if (invisible.test(text)) yield `has an invisible character (${codePointOf(text, invisible)}): type it again`
  if (joiner.test(text) && !/[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text)) {
    yield `has an invisible joiner (${codePointOf(text, joiner)}): type it again`
  }
  if (control.test(text)) yield `has a control character (${codePointOf(text, control)})`
  if (markup.test(text))
    yield `has markup: "${markup.exec(text)?.[0]}". Texts are plain; quotation marks set words apart`
  // A lone half of a surrogate pair cannot be stored.
  if (!text.isWellFormed()) yield 'has half a character: type it again'
}

function codePointOf(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[0].codePointAt(0) ?? 0
  return `U+${found.toString(16).toUpperCase().padStart(4, '0')}`
}

function visit(value: unknown, path: Path, see: (text: string, path: Path) => void) {
  if (typeof value === 'string') see(value, path)
  else if (Array.isArray(value)) for (const [index, each] of value.entries()) visit(each, [...path, index], see)
  else if (value && typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) visit(each, [...path, key], see)
  }
}
