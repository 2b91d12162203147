import type { CourseInfo, Word } from './course.ts'
import { withoutArticle } from './word-in-text.ts'

const masculine = 'masculine'
const feminine = 'feminine'
const neuter = 'neuter'
const common = 'common gender'

/** The gender that an article shows. Articles of two genders, and languages without any, show none. */
const genders: Record<string, Record<string, string>> = {
  es: { el: masculine, un: masculine, la: feminine, una: feminine, los: masculine, las: feminine },
  fr: { le: masculine, un: masculine, la: feminine, une: feminine },
  de: { der: masculine, die: feminine, das: neuter },
  it: {
    il: masculine,
    lo: masculine,
    un: masculine,
    uno: masculine,
    i: masculine,
    gli: masculine,
    la: feminine,
    una: feminine,
    le: feminine,
  },
  pt: { o: masculine, um: masculine, os: masculine, a: feminine, uma: feminine, as: feminine },
  nl: { de: common, het: neuter },
  sv: { en: common, ett: neuter },
  da: { en: common, et: neuter },
  no: { en: masculine, ei: feminine, et: neuter },
  el: { ο: masculine, η: feminine, το: neuter },
}

/** Part of speech, gender where the article shows it, other forms, and the form the example uses. */
export function grammarNote(word: Word, info: CourseInfo, code: string): string {
  const notes = [[word.part, genderOf(word, code)].filter(Boolean).join(', ')]
  if (word.also.length > 0) notes.push(`also ${word.also.map(each => `“${each}”`).join(', ')}`)
  const form = word.example?.form
  if (form && form.toLocaleLowerCase(code) !== withoutArticle(word.word, info).toLocaleLowerCase(code)) {
    notes.push(`in the example as “${form}”`)
  }
  return notes.join('; ')
}

function genderOf({ word, part, ipa }: Word, code: string): string | undefined {
  const [article = '', ...rest] = word.toLocaleLowerCase(code).split(/\s+/u)
  if (part !== 'noun' || rest.length === 0) return undefined
  // Feminine words that begin with a stressed a take el (el agua), and die is also the article of every plural.
  if (code === 'es' && article === 'el' && /^(?:el )?ˈa/u.test(ipa)) return undefined
  if (code === 'de' && article === 'die' && /\bplural\b/iu.test(word)) return undefined
  return genders[code]?.[article]
}
