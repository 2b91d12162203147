/** What English lets vary in a right answer: contractions, numbers, have got, the form with -ing. */

const beforeNot: Record<string, string> = { wo: 'will', ca: 'can', sha: 'shall' }
const pronounBeforeIs =
  /(?<=^| )(he|she|it|that|there|here|what|where|who|how|when|everything|everyone|this|name)'s(?= |$)/gu

/** Every reading of the contractions of a key: “he's” is he is and he has; “Anna's” may be hers. At most eight. */
function withoutContractions(key: string): string[] {
  const certain = key
    .replace(/\bcannot\b/gu, 'can not')
    .replace(/\b(\p{L}+)n't\b/gu, (_, verb: string) => `${beforeNot[verb] ?? verb} not`)
    .replace(/\bi'm\b/gu, 'i am')
    .replace(/\blet's\b/gu, 'let us')
    .replace(/'re\b/gu, ' are')
    .replace(/'ve\b/gu, ' have')
    .replace(/'ll\b/gu, ' will')
  let readings = [certain]
  const split = (pattern: RegExp, meanings: string[]) => {
    readings = readings.flatMap(text =>
      pattern.test(text) ? meanings.map(meaning => text.replace(pattern, meaning)) : [text],
    )
  }
  split(/(?<=\p{L})'d\b/u, [' would', ' had'])
  split(new RegExp(pronounBeforeIs.source, 'u'), ['$1 is', '$1 has'])
  split(/(?<=\p{L})'s(?= (?!$)\S)/u, [' is', "'s"])
  return readings.slice(0, 8)
}

/** Spellings without the apostrophe, which a teacher passes with a word. */
export function withApostrophes(key: string): string {
  return key
    .replace(/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must|ca|wo)nt\b/gu, "$1n't")
    .replace(/\bim\b/gu, "i'm")
    .replace(/\b(i|you|we|they)ve\b/gu, "$1've")
    .replace(/\b(you|they)re\b/gu, "$1're")
    .replace(/\b(that|what|where|who|here|there|it|he|she|let)s\b/gu, "$1's")
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const values = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ...tens.flatMap((word, ten) => (word === '-' ? [] : [[word, ten * 10] as const])),
])
const ordinalValues = new Map<string, number>([
  ...ordinals.map((word, value) => [word, value] as const),
  ...tens.flatMap((word, ten) => (word === '-' ? [] : [[word.replace(/y$/u, 'ieth'), ten * 10] as const])),
])

/** The value of a number that is one English word: twenty is 20. */
export const valueOfNumberWord = (word: string): number | undefined => values.get(word)

/** Numbers in digits: “a hundred and twenty-one” is 121, “half past ten” 10:30, “third” 3rd. */
function inDigits(key: string): string {
  const words = key
    .replace(/(?<=\d),(?=\d{3})/gu, '')
    .replace(
      /(\p{L})-(?=one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)/gu,
      '$1 ',
    )
    .split(' ')
  const out: string[] = []
  for (let at = 0; at < words.length; ) {
    const { value, ordinal, length } = numberAt(words, at)
    if (length === 0) out.push(words[at++]!)
    else {
      out.push(ordinal ? `${value}${suffixOf(value)}` : String(value))
      at += length
    }
  }
  return out
    .join(' ')
    .replace(/\bhalf past (\d+)\b/gu, '$1:30')
    .replace(/\b(?:a )?quarter past (\d+)\b/gu, '$1:15')
    .replace(/\b(?:a )?quarter to (\d+)\b/gu, (_, hour: string) => `${Number(hour) - 1}:45`)
    .replace(/\b(\d+)(?: o'clock|:00)\b/gu, '$1')
}

function numberAt(words: readonly string[], start: number): { value: number; ordinal: boolean; length: number } {
  let [total, current, at, ordinal] = [0, 0, start, false]
  let last = Number.POSITIVE_INFINITY
  while (at < words.length && !ordinal) {
    const word = words[at]!
    const isA = word === 'a' && /^(hundred|thousand|million)$/u.test(words[at + 1] ?? '')
    const value = isA && at === start ? 1 : values.get(word)
    const placed = value ?? ordinalValues.get(word)
    if (placed !== undefined) {
      // “one two” are two numbers, “twenty one” is one.
      if (placed >= last) break
      current += placed
      last = placed < 20 ? 0 : 10
      ordinal = value === undefined
    } else if (word === 'hundred' && current > 0) {
      current *= 100
      last = Number.POSITIVE_INFINITY
    } else if ((word === 'thousand' || word === 'million') && current > 0) {
      total += current * (word === 'thousand' ? 1000 : 1_000_000)
      current = 0
      last = Number.POSITIVE_INFINITY
    } else if (
      !(word === 'and' && at > start && /^(hundred|thousand)$/u.test(words[at - 1]!) && values.has(words[at + 1] ?? ''))
    )
      break
    at++
  }
  return { value: total + current, ordinal, length: at - start }
}

function suffixOf(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return 'th'
  return { 1: 'st', 2: 'nd', 3: 'rd' }[value % 10] ?? 'th'
}

/** What is said in two ways. */
const sayings: [RegExp, string][] = [
  [/\b(have|has|had) got\b/gu, '$1'],
  [/\b(have|has) (i|you|he|she|we|they) got\b/gu, 'do $2 have'],
  [/\b(have|has) not (?:got )?(?=a|an|any|the|my|your|enough|much|many|time|money)\b/gu, 'do not have '],
  [/\b(?:does|do) not\b/gu, 'do not'],
  [/\b(?:am|is|are) going to (?!the|my|a|an|his|her|our|\d)/gu, 'will '],
  [/\bshall\b/gu, 'will'],
  [/\b(?:may|could) (?=i|we|you)\b/gu, 'can '],
  [/\bwhom\b/gu, 'who'],
  [
    /\b(think|thinks|know|knows|say|says|said|hope|hopes|believe|sure|glad|afraid|sorry|thought|knew|told (?:me|him|her|us)) that\b/gu,
    '$1',
  ],
  [/\bon (?=(mon|tues|wednes|thurs|fri|satur|sun)days?\b)/gu, ''],
  [/\b(no one|nobody)\b/gu, 'nobody'],
  [/\b(every|some|any)one\b/gu, '$1body'],
  [/\b(?:do not|does not) have any\b/gu, 'have no'],
  [/\bdo not have (?:a|an)\b/gu, 'have no'],
  [/\b(?:okay|o\.k|ok|all right|alright)\b/gu, 'ok'],
  [/\bthanks\b/gu, 'thank you'],
  [/\b(?:many thanks|thank you (?:very|so) much|thank you a lot)\b/gu, 'thank you very much'],
  [/\b(?:a lot of|lots of|many)\b/gu, 'much'],
  [/\b(?:you are welcome|do not mention it|my pleasure|not at all|no problem)\b/gu, 'you are welcome'],
  [/\b(by|on) foot\b/gu, 'on foot'],
  [/\bhow are you doing\b/gu, 'how are you'],
  [/\b(the day after tomorrow)\b/gu, '$1'],
  [/\b(?:till|til)\b/gu, 'until'],
  [/\bgood ?bye\b|\bbye(?: bye|-bye)?\b/gu, 'goodbye'],
  [/\b(mother|father|brother|sister)-in-law\b/gu, '$1 in law'],
]

/** A key of English as it is compared, in each of its readings. */
export function englishShapes(key: string): string[] {
  const shapes = withoutContractions(key).map(reading => {
    let text = inDigits(reading)
    for (const [pattern, to] of sayings) text = text.replace(pattern, to)
    return text.replace(/ +/gu, ' ').trim()
  })
  return [...new Set(shapes.flatMap(shape => [shape, ...simpleForms(shape)]))]
}

/** “I am going” as “I go”, “he is living” as “he lives”. */
function simpleForms(shape: string): string[] {
  const found = /\b(am|is|are) (not )?(\p{L}{2,})ing\b/u.exec(shape)
  if (!found) return []
  const [whole, be, not = '', stem = ''] = found
  const bases = [stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')]
  const forms = be === 'is' && !not ? bases.flatMap(base => [`${base}s`, `${base}es`]) : bases
  return [...new Set(forms)].map(form => shape.replace(whole, `${not && 'do not '}${form}`))
}

/** Whether two glosses differ in number only: cat and cats, city and cities. */
export function isOtherNumber(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < 3) return false
  if (irregular.get(short) === long || irregular.get(long) === short) return true
  return (
    long === `${short}s` ||
    long === `${short}es` ||
    long === short.replace(/y$/u, 'ies') ||
    long === short.replace(/fe?$/u, 'ves')
  )
}
const irregular = new Map(
  'man men;woman women;child children;foot feet;tooth teeth;person people;mouse mice'
    .split(';')
    .map(pair => pair.split(' ') as [string, string]),
)
