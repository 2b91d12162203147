import { withInitialCapital } from '#domain/answers/text/initial-capital.ts'
import type { Course } from '#curriculum/course/course.ts'
import { withoutArticle } from '#curriculum/course/word-in-text.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { lowerCase } from '#domain/answers/text/text-words.ts'
import type { TextWord } from '#domain/answers/text/text-words.ts'
import type { ErrorInText } from './error-in-text.ts'

/**
 * Articles by the gender they go with: of each kind (definite, indefinite) one for each gender. Only forms that are wrong
 * whatever the case and number are here; what another case could explain is left alone.
 */
type Articles = Partial<Record<string, string>>[]

const articles: Partial<Record<LanguageCode, Articles>> = {
  es: [
    { m: 'el', f: 'la' },
    { m: 'un', f: 'una' },
  ],
  fr: [
    { m: 'le', f: 'la' },
    { m: 'un', f: 'une' },
  ],
  it: [
    { m: 'il', s: 'lo', f: 'la' },
    { m: 'un', s: 'uno', f: 'una' },
  ],
  pt: [
    { m: 'o', f: 'a' },
    { m: 'um', f: 'uma' },
  ],
  nl: [{ c: 'de', n: 'het' }],
  sv: [{ c: 'en', n: 'ett' }],
  da: [{ c: 'en', n: 'et' }],
  no: [{ m: 'en', n: 'et' }],
  el: [{ m: 'ο', f: 'η', n: 'το' }],
  de: [{ f: 'eine', n: 'ein' }],
}

/** An article of another gender in place of this one; undefined where there is none. */
export function otherArticle(article: string, code: LanguageCode): string | undefined {
  const kind = articles[code]?.find(each => Object.values(each).includes(article))
  return kind && Object.values(kind).find(each => each !== article)
}

export type Agreement = (words: readonly TextWord[]) => ErrorInText[]

/**
 * Finds articles of another gender than the noun they stand before, by the articles with which the course teaches its
 * nouns; undefined where the language has no such articles. Nouns that are taught with two genders, and forms other than the one in the dictionary, are left alone.
 */
export function createAgreement(course: Course): Agreement | undefined {
  const { code, info } = course
  const kinds = articles[code]
  if (!kinds) return undefined
  const genderOf = gendersOfNouns(course, kinds)
  return words =>
    words.flatMap((word, at): ErrorInText[] => {
      const noun = words[at + 1]
      if (!noun) return []
      const article = lowerCase(word.text, code)
      const kind = kinds.find(each => Object.values(each).includes(article))
      const gender = genderOf.get(lowerCase(noun.text, code))
      const right = gender && kind?.[gender]
      if (!right || right === article) return []
      const corrected = /^\p{Lu}/u.test(word.text) ? withInitialCapital(right, code) : right
      return [
        {
          kind: 'agreement',
          at: word.at,
          original: word.text,
          corrected,
          explanation: `In ${info.name} it is “${right} ${noun.text}”.`,
        },
      ]
    })
}

function gendersOfNouns(course: Course, kinds: Articles): Map<string, string> {
  const { code, info } = course
  const genders = new Map<string, string | undefined>()
  const nouns = course.weeks.flatMap(week => week.days.flatMap(day => day.words)).filter(word => word.part === 'noun')
  for (const text of nouns.flatMap(({ word, also }) => [word, ...also])) {
    const bare = withoutArticle(text, info)
    const article = lowerCase(text.slice(0, text.length - bare.length).trim(), code)
    if (article === '' || /\s/u.test(bare)) continue
    const gender = genderOfArticle(article, kinds, code)
    const noun = lowerCase(bare, code)
    // Taught with two genders, a noun may have either.
    genders.set(noun, genders.has(noun) && genders.get(noun) !== gender ? undefined : gender)
  }
  return new Map([...genders].flatMap(([noun, gender]) => (gender ? [[noun, gender] as const] : [])))
}

/** German nouns are taught with der, die, das; a masculine one takes einen as well, so nothing is said of it. */
const germanGenders: Record<string, string> = { die: 'f', das: 'n' }

function genderOfArticle(article: string, kinds: Articles, code: LanguageCode): string | undefined {
  if (code === 'de') return germanGenders[article]
  return kinds.flatMap(kind => Object.entries(kind)).find(([, form]) => form === article)?.[0]
}
