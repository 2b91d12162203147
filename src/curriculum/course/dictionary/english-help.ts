import { wordsOf } from '#domain/answers/text/text-words.ts'
import { cellsOf } from '#domain/conversation/forms.ts'
import { courseSentences } from '../course-sentences.ts'
import type { Course, GrammarPoint, Word } from '../course.ts'
import type { Dictionary } from './dictionary.ts'

/** Answers questions that a learner asks in English about words and grammar, out of the course. */
export type EnglishHelp = {
  /** What an English word or phrase is in the language: the course's words for it, or its sentence. */
  howToSay(english: string): string | undefined
  /** The first word of the course for an English word. */
  wordFor(english: string): string | undefined
  /** What a word of the language means, with the course's note on it; an inflected form by its headword. */
  whatMeans(text: string): string | undefined
  /** An answer in English to a question in English; undefined where the course says nothing of it. */
  answer(question: string): string | undefined
  /** The sentence of the course that says what an English sentence says. */
  sentenceFor(english: string): string | undefined
}

const quoted = String.raw`["“«'‘]?(.+?)["”»'’]?`
const asksHow = (name: string) => [
  new RegExp(
    String.raw`\bhow (?:do|would|can|should) (?:you|i|we|one) (?:say|write|call|translate) ${quoted}(?: in (?:${name}|this language))?\s*\??$`,
    'iu',
  ),
  new RegExp(String.raw`\bwhat(?:'s| is| are)?(?: the)? (?:${name})(?: word)? for ${quoted}\s*\??$`, 'iu'),
  new RegExp(String.raw`\bwhat(?:'s| is) ${quoted} in ${name}\s*\??$`, 'iu'),
  new RegExp(String.raw`^(?:please )?translate ${quoted}(?: (?:in|to|into) ${name})?\s*\??$`, 'iu'),
  new RegExp(String.raw`\b(?:the )?word for ${quoted}\s*\??$`, 'iu'),
]
const asksMeaning = [
  new RegExp(String.raw`\bwhat does (?:the word )?${quoted} mean(?: in english)?\s*\??$`, 'iu'),
  new RegExp(String.raw`\bwhat is the meaning of ${quoted}\s*\??$`, 'iu'),
  new RegExp(String.raw`\bwhat(?:'s| is| are) ${quoted}(?: in english)?\s*\??$`, 'iu'),
]
const asksDifference = new RegExp(
  String.raw`\b(?:difference|choose|distinguish|decide)s?\b.*?\b(?:between|of|is it) ${quoted} (?:and|or|vs\.?|versus) ${quoted}\s*\??$`,
  'iu',
)
const asksWhich = new RegExp(
  String.raw`\b(?:when|why|should|do|which)\b.*?\b(?:use|say|is it)\b:? ${quoted} (?:and|or|vs\.?|instead of|not) ${quoted}\s*\??$`,
  'iu',
)

export function createEnglishHelp(course: Course, dictionary: Dictionary): EnglishHelp {
  const name = course.info.name
  const points = course.weeks.flatMap(week => week.grammar)
  const words = course.weeks.flatMap(week => week.days.flatMap(day => day.words))
  const bySentence = new Map(
    courseSentences(course).flatMap(({ text, translation }) =>
      text && translation ? [[englishKey(translation), text] as const] : [],
    ),
  )
  const headwordOf = formsIndex(course)

  const wordNamed = (text: string): Word | undefined => {
    const found = dictionary.find(text)
    // A sign or two are many a word's reading: は is a particle, no leaf.
    const isChance =
      Array.from(text).length <= 2 &&
      !/\p{Script=Latin}/u.test(text) &&
      found?.match !== 'word' &&
      found?.match !== 'form'
    return isChance ? undefined : found?.entry.word
  }
  const explained = (word: Word) => `“${word.word}”: ${word.gloss}${word.note ? `. ${word.note}` : ''}`

  const howToSay = (english: string): string | undefined => {
    const sentence = bySentence.get(englishKey(english))
    const found = dictionary.findEnglish(english)
    if (found.length === 0) return sentence
    return found
      .slice(0, 3)
      .map(({ word }) => (found.length > 1 ? `${word.word} (${word.gloss})` : word.word))
      .join(', ')
  }
  const whatMeans = (text: string): string | undefined => {
    const word = wordNamed(text)
    if (word) return explained(word)
    const form = headwordOf.get(text.normalize('NFC').toLocaleLowerCase(course.code).trim())
    const head = form && wordNamed(form.headword)
    return head
      ? `a form of “${form.headword}” (${head.gloss}): ${form.table.toLowerCase()}, ${form.column}`
      : undefined
  }
  const difference = (a: string, b: string): string | undefined => {
    const both = [a, b].map(each => cleaned(each))
    const found = both.map(each => whatMeans(each))
    const point = bestPoint(points, both, both.join(' '))
    if (!point && found.some(each => !each)) return undefined
    const meanings = both.map((each, at) =>
      found[at] ? (found[at].startsWith('“') ? found[at] : `“${each}”: ${found[at]}`) : '',
    )
    return [...meanings.filter(Boolean).map(sentenceOf), point ? noteOf(point, both) : ''].filter(Boolean).join(' ')
  }

  return {
    howToSay,
    wordFor: english => dictionary.findEnglish(english)[0]?.word.word,
    whatMeans,
    sentenceFor: english => bySentence.get(englishKey(english)),
    answer(question) {
      const asked = question.trim().replace(/\s+/gu, ' ')
      const two = asksDifference.exec(asked) ?? asksWhich.exec(asked)
      const compared = two && difference(two[1]!, two[2]!)
      if (compared) return compared
      for (const pattern of asksHow(name)) {
        const english = pattern.exec(asked)?.[1]
        const said = english && howToSay(cleaned(english))
        if (said) return `In ${name}: ${said}`
        if (english) return `The course has no word for “${cleaned(english)}”. Ask How to Say It.`
      }
      for (const pattern of asksMeaning) {
        const text = pattern.exec(asked)?.[1]
        const meant = text && whatMeans(cleaned(text))
        if (meant) return meant.startsWith('“') ? sentenceOf(meant) : `“${cleaned(text)}” is ${sentenceOf(meant)}`
      }
      // Forms of the language that stand in the question, and what it is about.
      const own = wordsOf(asked, course.code)
        .map(word => word.text)
        .filter(
          text =>
            !commonEnglish.has(text.toLowerCase()) &&
            words.some(word => word.word === text || word.also.includes(text)),
        )
      const point = bestPoint(points, own, asked)
      return point && noteOf(point, own)
    },
  }
}

const cleaned = (text: string) =>
  text.replaceAll(/^[\s"“«'‘]+|[\s"”»'’?.]+$/gu, '').replace(/^the (?:word|verb|phrase)s? /iu, '')
const sentenceOf = (text: string) => (/[.!?]$/u.test(text) ? text : `${text}.`)
const englishKey = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).filter(word => word !== 'please').join(' ')

/** Words of a question that say nothing of what it is about. */
const commonEnglish = new Set(
  'a an the is are was were am be do does did how what why when where which who whom i you he she it we they me my your in on at of to for with and or not no can could should would will use used using say said mean means word words verb between difference please there this that these those one some any have has from if so as by about english language form forms make right wrong correct explain tell know want need'.split(
    ' ',
  ),
)
/** Terms of grammar, so that “plurals” finds “plural”. */
const stem = (word: string) => word.toLowerCase().replace(/(?:ies|es|s|ing|ed)$/u, '')

function bestPoint(
  points: readonly GrammarPoint[],
  forms: readonly string[],
  question: string,
): GrammarPoint | undefined {
  const topics = [
    ...new Set((question.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(word => !commonEnglish.has(word)).map(stem)),
  ]
  if (topics.length === 0 && forms.length === 0) return undefined
  const scored = points.map(point => {
    const title = new Set((point.title.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem))
    const text = new Set((point.explanation.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem))
    const examples = point.examples.map(each => ` ${each.text.toLowerCase()} `).join(' ')
    const named = forms.filter(
      form =>
        point.explanation.toLowerCase().includes(form.toLowerCase()) || examples.includes(` ${form.toLowerCase()} `),
    )
    return {
      point,
      score:
        topics.reduce((sum, topic) => sum + (title.has(topic) ? 3 : text.has(topic) ? 1 : 0), 0) +
        named.length * 2 +
        (forms.length > 1 && named.length === forms.length ? 3 : 0),
    }
  })
  const [best] = scored.sort((a, b) => b.score - a.score)
  return best && best.score >= 3 ? best.point : undefined
}

/** A point's title and the two sentences of its explanation that say most of what was asked; its first where none does. */
function noteOf({ title, explanation }: GrammarPoint, about: readonly string[]): string {
  const sentences = explanation.split(/(?<=[.!?])\s+(?=[\p{Lu}"“])/u)
  const telling = sentences.filter(sentence => about.some(form => sentence.toLowerCase().includes(form.toLowerCase())))
  return `${sentenceOf(title)} ${(telling.length > 0 ? telling : sentences).slice(0, 2).join(' ')}`
}

/** Every form of the tables with its headword and what it is. */
function formsIndex({ forms, code }: Course): Map<string, { headword: string; table: string; column: string }> {
  const index = new Map<string, { headword: string; table: string; column: string }>()
  for (const table of Object.values(forms?.tables ?? {})) {
    for (const [headword, row] of Object.entries(table.forms)) {
      for (const [at, cell] of cellsOf(row).entries()) {
        for (const form of cell) {
          const key = form.toLocaleLowerCase(code)
          if (!index.has(key)) index.set(key, { headword, table: table.name, column: table.columns[at] ?? '' })
        }
      }
    }
  }
  return index
}
