import type { CourseInfo } from './course.ts'

type Facts = Pick<CourseInfo, 'articles' | 'script' | 'spaces'> & { code?: string }

const vowelSigns = /[\u064B-\u0652\u0670\u0591-\u05C7]/gu
const wordPart = /[\p{L}\p{M}\p{N}]/u
// Particles and prefixes are written together with the word.
const attaches = new Set(['Hang', 'Arab', 'Hebr'])

/** The word as it is looked for in a sentence: without its article and the punctuation around it. */
export function withoutArticle(word: string, info: Pick<CourseInfo, 'articles'>): string {
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
  const lower = bare.toLowerCase()
  for (const article of longestFirst(info.articles)) {
    const joined = /['’]$/u.test(article)
    const begin = joined ? article : `${article} `
    if (lower.startsWith(begin.toLowerCase()) && bare.length > begin.length) return bare.slice(begin.length)
  }
  return bare
}

const sorted = new WeakMap<string[], string[]>()

function longestFirst(articles: string[]): string[] {
  const known = sorted.get(articles) ?? articles.toSorted((a, b) => b.length - a.length)
  sorted.set(articles, known)
  return known
}

/** The run of a sentence that is the word (capitals and Semitic vowel signs aside), as it stands there. Undefined where it does not. */
export function wordInText(text: string, word: string, info: Facts): string | undefined {
  return runInText(text, withoutArticle(word, info), info, info.spaces && info.script !== 'Hang')
}

/** The run of a sentence that an author named as the word's form. */
export function formInText(text: string, form: string, info: Facts): string | undefined {
  return runInText(text, form, info, info.spaces && !attaches.has(info.script))
}

function runInText(text: string, wanted: string, info: Facts, wholeWords: boolean): string | undefined {
  const needle = fold(wanted, info)
  // Most words do not stand in most texts: that is told without looking at each letter.
  if (!needle || !foldedText(text, info).includes(needle)) return undefined
  const hay = folded(text, info)
  const joined = hay.map(each => each.folded).join('')
  for (let at = joined.indexOf(needle); at >= 0; at = joined.indexOf(needle, at + 1)) {
    const first = unitAt(hay, at)
    const last = unitAt(hay, at + needle.length - 1)
    const begin = hay[first]?.at ?? 0
    let next = last + 1
    while (hay[next]?.folded === '') next++
    const end = hay[next]?.at ?? text.length
    const before = text.slice(0, begin).match(/.$/su)?.[0] ?? ''
    const after = text.slice(end).match(/^./su)?.[0] ?? ''
    if (!wholeWords || (!wordPart.test(before) && !wordPart.test(after))) return text.slice(begin, end)
  }
  return undefined
}

type Unit = { at: number; folded: string }

function folded(text: string, info: Facts): Unit[] {
  let at = 0
  return Array.from(text, letter => {
    const unit = { at, folded: fold(letter, info) }
    at += letter.length
    return unit
  })
}

let kept = { text: '', code: undefined as string | undefined, folded: '' }

/** The same text is usually looked through for many words: its last form is kept. */
function foldedText(text: string, info: Facts): string {
  if (kept.text !== text || kept.code !== info.code) kept = { text, code: info.code, folded: fold(text, info) }
  return kept.folded
}

function fold(text: string, info: Facts): string {
  // Greek has another small sigma at the end of a word.
  return text.toLocaleLowerCase(info.code).replace(/ς/gu, 'σ').replace(/’/gu, "'").replace(vowelSigns, '')
}

function unitAt(units: Unit[], position: number): number {
  let passed = 0
  for (const [index, unit] of units.entries()) {
    passed += unit.folded.length
    if (passed > position) return index
  }
  return units.length - 1
}
