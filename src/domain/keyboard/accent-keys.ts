import type { LanguageCode } from '../languages.ts'

/** The letters that an English keyboard lacks, for the languages written in Latin letters. Capitals do not count in answers. */
const keys: Partial<Record<LanguageCode, string>> = {
  es: 'á é í ó ú ü ñ ¿ ¡',
  fr: 'à â ç é è ê ë î ï ô ù û ü ÿ œ æ',
  de: 'ä ö ü ß é',
  it: 'à è é ì ò ù',
  pt: 'á à â ã ç é ê í ó ô õ ú',
  nl: 'é è ë ï ö ü á ó',
  pl: 'ą ć ę ł ń ó ś ź ż',
  tr: 'ç ğ ı ö ş ü â î û',
  sv: 'å ä ö é',
  no: 'å æ ø é ò ô',
  da: 'å æ ø é',
  fi: 'ä ö å š ž',
  vi: 'ă â đ ê ô ơ ư',
  id: 'é',
  ms: 'é',
  tl: 'ñ á à â é í ó ú',
  cs: 'á č ď é ě í ň ó ř š ť ú ů ý ž',
  hu: 'á é í ó ö ő ú ü ű',
  ro: 'ă â î ș ț',
  hr: 'č ć đ š ž',
  sk: 'á ä č ď é í ĺ ľ ň ó ô ŕ š ť ú ý ž',
}

/** Marks that are put on the letter before: the tones of Vietnamese and of pinyin. */
const marks: Partial<Record<LanguageCode, string>> = {
  vi: '\u0301 \u0300 \u0309 \u0303 \u0323',
  zh: '\u0304 \u0301 \u030C \u0300',
}
const markNames: Record<string, string> = {
  '\u0301': 'acute accent',
  '\u0300': 'grave accent',
  '\u0309': 'hook',
  '\u0303': 'tilde',
  '\u0323': 'dot below',
  '\u0304': 'macron',
  '\u030C': 'caron',
}

export type AccentKey = {
  /** What is inserted; a mark joins the letter before it. */
  insert: string
  label: string
  name: string
}

/** The keys under a text field for a language; none for English and for scripts that have their own keyboards. */
export function accentKeys(code: string): AccentKey[] {
  const letters = keys[code as LanguageCode] ?? (code === 'zh' ? 'ü' : '')
  const combining = marks[code as LanguageCode] ?? ''
  return [
    ...split(letters).map(insert => ({ insert, label: insert, name: insert })),
    ...split(combining).map(insert => ({ insert, label: `\u25CC${insert}`, name: markNames[insert] ?? insert })),
  ]
}

function split(list: string): string[] {
  return list === '' ? [] : list.split(' ')
}

// As keyboard-layouts.ts has them: asked before that file, which is loaded with the keyboard, is there.
const withLayout: readonly string[] = [
  'ru',
  'uk',
  'bg',
  'el',
  'he',
  'ar',
  'hi',
  'th',
  'ko',
  'ja',
] satisfies LanguageCode[]

/** Whether a whole keyboard can be shown on the screen for a language. */
export function hasKeyboardLayout(code: string): boolean {
  return withLayout.includes(code)
}
