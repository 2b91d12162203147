import { beginsSentence } from '#curriculum/course/dictionary/vocabulary.ts'
import { lowerCase } from '#domain/answers/text/text-words.ts'
import { feedbackScore } from '#domain/conversation/feedback-score.ts'
import type { Feedback } from '#domain/conversation/conversation.ts'
import { exchangeIn } from './built-in-reply.ts'
import { MAX_CORRECTIONS } from './error-in-text.ts'
import type { ErrorInText, Unsure } from './error-in-text.ts'
import type { TutorMaterial } from './material.ts'
import { readMessage } from './read-message.ts'
import type { ReadMessage } from './read-message.ts'
import { unaccentedQuestions } from './spanish-questions.ts'
import type { Spelled } from '../spelling/spelling.ts'
import type { FeedbackTurn } from '../tutor.ts'
import { wordErrors } from './word-errors.ts'

/** Looks at a learner's message by rules alone. What no rule is sure of is left alone, and nothing is called right that no rule looked at. */
export async function feedbackOn(turn: FeedbackTurn, material: TutorMaterial): Promise<Feedback> {
  const reading = readMessage(turn.text, exchangeIn(turn.context, material), material)
  if (reading.kind === 'silence')
    return unscored(reading, 'There are no words here yet.', 'One word is enough to begin with.')
  if (reading.kind === 'english') return onEnglish(reading, material)
  if (reading.kind === 'foreign') return onForeign(reading, material)
  const judged = await judge(reading, material, turn.learner?.id)
  if (judged.known < LEAST_KNOWN) return onForeign(reading, material)
  const score = feedbackScore({
    words: reading.words.length,
    unknown: judged.unknown,
    errors: judged.errors.map(error => error.kind),
    lookedAt: judged.lookedAt.length,
    isAttested: judged.isAttested,
  })
  if (score === undefined) return onForeign(reading, material)
  // Nobody looked, so nobody has a score to give.
  if (judged.lookedAt.length === 0 && !judged.isAttested && judged.errors.length === 0) {
    return unscored(reading, feedbackText(reading, judged, material), encouragementText(reading, judged))
  }
  return {
    score,
    feedback: feedbackText(reading, judged, material),
    corrections: judged.errors
      .slice(0, MAX_CORRECTIONS)
      .map(({ original, corrected, explanation, kind }) => ({ original, corrected, explanation, kind })),
    ...(judged.unsure.length > 0 && {
      checks: judged.unsure.slice(0, MAX_CORRECTIONS).map(({ original, explanation }) => ({ original, explanation })),
    }),
    encouragement: encouragementText(reading, judged),
  }
}

/** With a smaller share of known words nothing can be said of a message: it is no language that is known here. */
const LEAST_KNOWN = 0.34

type Judged = {
  /** The share of words that course or dictionary know; names and digits apart. */
  known: number
  errors: ErrorInText[]
  unsure: Unsure[]
  unknown: number
  lookedAt: string[]
  isAttested: boolean
}

async function judge(reading: ReadMessage, material: TutorMaterial, asker: string | undefined): Promise<Judged> {
  const { text } = reading
  const { course, vocabulary, rules, spelling, agreement, wordOrder } = material
  const asked = askedWords(reading)
  const words = reading.words.filter(word => !asked || word.at < asked.from || word.at >= asked.to)
  const language = course.code
  if (material.isAttested(text))
    return { known: 1, errors: [], unsure: [], unknown: 0, lookedAt: rules.lookedAt, isAttested: true }
  const strange = words.map(word => word.text).filter(word => !vocabulary.has(word) && !vocabulary.hasReading(word))
  const spelled: Map<string, Spelled> =
    strange.length === 0 ? new Map() : await spelling.check(language, strange, asker)
  const ofWords = wordErrors({
    text,
    words,
    language,
    languageName: course.info.name,
    vocabulary,
    candidates: material.candidates,
    translate: material.translate,
    spelled,
  })
  const order = wordOrder(text)
  const found = [
    // Where the whole sentence is put in order, its single words are right.
    ...order,
    ...(order.length > 0 ? [] : rules.errorsIn(text)),
    ...(order.length > 0 || !agreement ? [] : agreement(words)),
    ...(language === 'es' ? unaccentedQuestions(text) : []),
    ...ofWords.errors,
  ]
  const errors: ErrorInText[] = []
  const overlaps = (each: { at: number; original: string }) =>
    errors.some(other => each.at < other.at + other.original.length && other.at < each.at + each.original.length)
  const isAsked = (at: number) => asked !== undefined && at >= asked.from && at < asked.to
  for (const each of found) if (!overlaps(each) && !isAsked(each.at)) errors.push(each)
  const unsure = ofWords.unsure.filter(each => !overlaps(each))
  const isKnown = (word: string) =>
    vocabulary.has(word) || vocabulary.hasReading(word) || spelled.get(word)?.known === true
  const unknown = words.filter(
    word =>
      !isKnown(word.text) && !/^(?:\p{Lu}|\p{N})/u.test(word.text) && !overlaps({ at: word.at, original: word.text }),
  )
  const counted = words.filter(
    word =>
      !/\p{N}/u.test(word.text) && (isKnown(word.text) || beginsSentence(text, word) || !/^\p{Lu}/u.test(word.text)),
  )
  const known = counted.filter(word => isKnown(word.text) || vocabulary.withAccents(word.text).length > 0).length
  return {
    // A single word that was mended, or looks like one of the language, was meant as one.
    known:
      counted.length <= 2 || counted.length === 0
        ? known > 0 || errors.length > 0 || reading.kind === 'message'
          ? 1
          : 0
        : known / counted.length,
    errors: errors.sort((a, b) => a.at - b.at),
    unsure,
    unknown: unknown.length,
    lookedAt: [
      ...(spelling.has(language) ? ['spelling'] : []),
      ...(agreement && !rules.lookedAt.includes('articles') ? ['articles'] : []),
      ...rules.lookedAt,
    ],
    isAttested: false,
  }
}

/** Where the words stand that a learner asks about: they may be in any language. */
function askedWords({ text, intents }: ReadMessage): { from: number; to: number } | undefined {
  const asked = intents.find(({ intent }) => intent === 'how-to-say' || intent === 'what-means')?.words.x
  const from = asked ? text.indexOf(asked) : -1
  return asked && from >= 0 ? { from, to: from + asked.length } : undefined
}

const possibleAnswer = ({ possible }: ReadMessage) => (possible ? ` A possible answer: “${possible}”` : '')

function unscored(reading: ReadMessage, feedback: string, encouragement: string): Feedback {
  return { score: 0, scored: false, feedback: `${feedback}${possibleAnswer(reading)}`, corrections: [], encouragement }
}

/** English is answered: a question about words and grammar out of the course, a sentence with what it is in the language. */
function onEnglish(reading: ReadMessage, { help, course }: TutorMaterial): Feedback {
  const { name } = course.info
  if (reading.lost)
    return unscored(
      reading,
      'That is a fine thing to say, and no matter.',
      'Look at the question once more, and take one word of it.',
    )
  const answer = help.answer(reading.text)
  if (answer) return { ...unscored(reading, answer, 'Asking is half of learning.'), feedback: answer }
  const sentence = help.sentenceFor(reading.text)
  if (sentence)
    return { ...unscored(reading, '', 'Say it aloud once, then go on.'), feedback: `In ${name} that is: “${sentence}”` }
  const words = wordByWord(reading, help)
  const text = words
    ? `That was English. Words for it in ${name}: ${words}.`
    : `That was English, and the course has no sentence for it. How to Say It finds single words.`
  return unscored(reading, text, `You may ask in English about words and grammar; the talk itself goes on in ${name}.`)
}

/** The words of an English sentence that the course has, each with its own. */
function wordByWord({ words }: ReadMessage, { wordFor }: TutorMaterial['help']): string | undefined {
  const known = words.flatMap(({ text }) => {
    const said = text.length > 2 ? wordFor(lowerCase(text, 'en')) : undefined
    return said ? [`${lowerCase(text, 'en')} – ${said}`] : []
  })
  return known.length > 0 ? [...new Set(known)].join(' · ') : undefined
}

function onForeign(reading: ReadMessage, { course }: TutorMaterial): Feedback {
  return unscored(
    reading,
    `This could not be read as ${course.info.name}, so it has no score.`,
    'Try a short sentence with words you know.',
  )
}

function feedbackText(
  reading: ReadMessage,
  { errors, unsure, lookedAt, isAttested, unknown }: Judged,
  { course, help }: TutorMaterial,
): string {
  const asked = reading.intents.find(({ intent }) => intent === 'how-to-say' || intent === 'what-means')
  const word = (asked?.words.x ?? '').replaceAll(/[«»"“”'‘’「」『』?？¿؟]/gu, '').trim()
  const answer = asked && (asked.intent === 'how-to-say' ? help.howToSay : help.whatMeans)(word)
  const parts: string[] = []
  if (answer && asked)
    parts.push(asked.intent === 'how-to-say' ? `“${word}” in ${course.info.name}: ${answer}.` : `${answer}.`)
  if (isAttested) parts.push('Right, as the course has it.')
  else if (errors.length > 0) {
    const count = Math.min(errors.length, MAX_CORRECTIONS)
    parts.push(count === 1 ? 'One thing to mend.' : `${count} things to mend.`)
  }
  if (!isAttested) parts.push(checkedText(lookedAt, errors.length === 0, course.info.name))
  if (unsure.length > 0) parts.push(unsure.length === 1 ? 'One word to look at again.' : 'Some words to look at again.')
  else if (unknown > 0) parts.push(unknown === 1 ? 'One word is not known here.' : 'Some words are not known here.')
  const offers =
    reading.lost ||
    (!reading.answers && errors.length === 0 && reading.words.length <= 2 && reading.intents.length === 0)
  return `${parts.join(' ').replaceAll('..', '.')}${offers ? possibleAnswer(reading) : ''}`
}

/** What was looked at, so that nobody takes silence for praise. */
function checkedText(lookedAt: readonly string[], foundNothing: boolean, name: string): string {
  if (lookedAt.length === 0) return `No rule for ${name} could check this sentence.`
  const listed = lookedAt.length === 1 ? lookedAt[0]! : `${lookedAt.slice(0, -1).join(', ')} and ${lookedAt.at(-1)}`
  return foundNothing ? `No error found in ${listed}.` : `Checked: ${listed}.`
}

function encouragementText(
  { isQuestion, words, lost, intents }: ReadMessage,
  { errors, isAttested, unsure }: Judged,
): string {
  if (lost) return 'Saying so keeps the conversation going.'
  if (errors.length > 0) return 'Say the mended sentence aloud once.'
  if (unsure.length > 0) return 'Guessing a spelling is better than saying nothing.'
  if (isQuestion) return 'You asked something: that is how a conversation lives.'
  if (intents[0]?.intent === 'farewell') return 'See you next time.'
  if (isAttested) return 'Well said.'
  if (words.length >= 6) return `A message of ${words.length} words: that is a real sentence.`
  return 'Go on: add one thing more next time.'
}
