import type { Conversation, Exchange } from '#curriculum/course/course.ts'
import { wordInText } from '#curriculum/course/word-in-text.ts'
import { nearestTopic } from '#domain/conversation/conversation-topics.ts'
import { parseTopic } from '#domain/conversation/conversation.ts'
import type { TutorMessage } from '#domain/conversation/conversation.ts'
import { asks } from '#domain/conversation/asking.ts'
import { filled } from '#domain/conversation/hearing.ts'
import type { Heard, HeardIntent } from '#domain/conversation/hearing.ts'
import { similarity } from '#domain/answers/text/text-similarity.ts'
import type { Intent, TalkPhrase } from '#domain/conversation/talk.ts'
import type { Phrase } from '#domain/lessons/lesson.ts'
import type { TutorMaterial } from './material.ts'
import { isBy } from './taught.ts'
import { readMessage } from './read-message.ts'
import type { ReadMessage } from './read-message.ts'
import type { TutorTurn } from '../tutor.ts'

/** What the tutor says next: an answer to what the learner did, words of the learner's taken up, and a question that was not asked yet. */
export function replyTo(turn: TutorTurn, material: TutorMaterial): TutorMessage {
  const { history } = turn
  const all = exchangesFor(turn, material)
  const order = all.map(exchange => withoutGreeting(exchange, material))
  const said = history.filter(line => line.role === 'assistant').map(line => line.content)
  const told = history.filter(line => line.role === 'user').map(line => line.content)
  const learner = history.at(-1)?.role === 'user' ? history.at(-1)!.content : undefined
  if (said.length === 0 && learner === undefined) return withAnswers(opening(turn.topic, all, material), material)

  const last = order.find(exchange => said.at(-1)?.includes(exchange.say))
  const reading = readMessage(learner ?? '', last, material)
  const next = () => nextExchange(order, said, told, last)
  const parts = answerTo(reading, { said, material, last, next })
  // Only where a bank is so small that the same words come again: then more is said with them.
  const { reactions } = material.bank
  const more = [
    leastUsed(reactions.closing, said),
    leastUsed(reactions.question_back, said),
    last?.answers[0],
    next().answers[0],
  ]
  const ways = [parts, ...more.flatMap(phrase => (phrase ? [[phrase, ...parts]] : [])), [...parts, asPhrase(next())]]
  const messages = ways.map(way => joined(way, turn.language))
  const reply =
    messages.find(({ message }) => !said.includes(message)) ?? messages.find(({ message }) => message !== said.at(-1))!
  return withAnswers(reply, material)
}

const ANSWERS_SHOWN = 2

/** With what could be answered to the question it ends with, for who is stuck. */
function withAnswers(reply: TutorMessage, material: TutorMaterial): TutorMessage {
  const asked = exchangeIn(reply.message, material)
  return asked ? { ...reply, answers: asked.answers.slice(0, ANSWERS_SHOWN).map(plainPhrase) } : reply
}

/** So long a learner can be asked little. */
const FIRST_WEEKS = 2
/** So many questions of the lessons are put again, the latest. */
const TURNS = 8

/** The questions in the order of the topic; a learner of the first weeks is asked what the lessons asked, then what needs the fewest strange words. */
function exchangesFor({ topic, learner }: TutorTurn, material: TutorMaterial): Exchange[] {
  const order = exchangesInOrder(topic, material)
  const by = learner?.reached
  if (!by || by.week > FIRST_WEEKS || parseTopic(topic).practiceWord) return order
  const taught = material.turns.filter(place => isBy(place, by)).map(({ exchange }) => exchange)
  const strange = new Map(order.map(exchange => [exchange, material.strangeWords(exchange.say, by)]))
  const others = order.filter(({ say }) => !taught.some(each => each.say.includes(say) || say.includes(each.say)))
  return [...taught.slice(-TURNS), ...others.toSorted((a, b) => strange.get(a)! - strange.get(b)!)]
}

/**
 * What is answered to a message that is about the talk itself, whatever the talk is: silence, English, “I don't understand”,
 * “how do you say”, bad news, an insult, a goodbye. Undefined where the message belongs to the talk.
 */
export function answerBeside(
  reading: ReadMessage,
  said: string[],
  material: TutorMaterial,
): { parts: Phrase[]; isWholeTurn: boolean } | undefined {
  const { bank, talk, help, course } = material
  const phrase = (kind: 'silence' | 'lost' | 'english') => {
    const reaction = leastUsed(bank.reactions[kind], said)
    return { parts: reaction ? [reaction] : [], isWholeTurn: false }
  }
  const [heard] = reading.intents
  if (reading.kind === 'silence') return phrase('silence')
  if (reading.kind === 'english') {
    if (reading.lost) return phrase('lost')
    if (!help.answer(reading.text)) return phrase('english')
    const acknowledged = leastUsed(talk.acknowledgements.map(plainPhrase), said)
    return { parts: acknowledged ? [acknowledged] : [], isWholeTurn: false }
  }
  if (heard?.intent === 'how-to-say' || heard?.intent === 'what-means')
    return { parts: [wordAnswer(heard, said, material)], isWholeTurn: false }
  if (heard?.intent === 'slower' || heard?.intent === 'again' || heard?.intent === 'insult')
    return { parts: [pick(material, heard.replies, said, heard.spelled, course.code)], isWholeTurn: false }
  if (reading.lost) return phrase('lost')
  if (heard && staysOnItself.has(heard.intent))
    return { parts: [pick(material, heard.replies, said, heard.spelled, course.code)], isWholeTurn: true }
  return undefined
}

/** The answer to “how do you say X” or “what does X mean”. */
function wordAnswer(heard: HeardIntent, said: string[], material: TutorMaterial): Phrase {
  const { help, course } = material
  const asked = plainQuestion(heard.words.x ?? '')
  const answer =
    heard.intent === 'how-to-say' ? (help.wordFor(asked) ?? help.sentenceFor(asked)) : shortMeaning(material, asked)
  const replies = answer ? heard.replies : heard.unknown
  return pick(material, replies, said, { ...heard.spelled, x: asked, ...(answer && { answer }) }, course.code)
}

type Turn = { said: string[]; material: TutorMaterial; last: Exchange | undefined; next(): Exchange }

function answerTo(reading: ReadMessage, turn: Turn): Phrase[] {
  const { said, material, last, next } = turn
  const { bank, talk, course } = material
  const [heard] = reading.intents
  const question = () => questionAfter(next(), turn)
  if (reading.kind === 'silence') return again('silence', turn)
  if (reading.kind === 'foreign') return again('unclear', turn)
  if (reading.kind === 'english') return reading.lost ? again('lost', turn) : inEnglish(reading, turn)
  if (reading.lost && heard?.intent !== 'slower' && heard?.intent !== 'again') return again('lost', turn, heard)
  if (heard) {
    const { intent } = heard
    if (intent === 'slower' || intent === 'again') return again('lost', turn, heard)
    if (intent === 'how-to-say' || intent === 'what-means') return [wordAnswer(heard, said, material)]
    if (intent === 'question-back')
      return [pick(material, heard.replies, said, heard.spelled, course.code), ...question()]
    const takesUp = staysOnItself.has(intent) ? undefined : reading.followUps[0]
    const reply = pick(material, heard.replies, said, heard.spelled, course.code)
    if (staysOnItself.has(intent) || asks(reply.text, course.code)) return [reply]
    return [reply, ...(takesUp ? followUp(takesUp, turn) : question())]
  }
  if (reading.isQuestion && !asksWithModel(reading, course.code)) {
    return [leastUsed(bank.reactions.question_back, said)!, ...question()]
  }
  if (reading.followUps[0] && said.length % 2 === 1) return followUp(reading.followUps[0], turn)
  const acknowledged = leastUsed(talk.acknowledgements.map(plainPhrase), said)
  const closing = topicEnds(last, next(), bank) ? leastUsed(bank.reactions.closing, said) : undefined
  return [...(acknowledged ? [acknowledged] : []), ...(closing ? [closing] : []), asPhrase(next())]
}

/** After these no other question is put: what was said weighs more, or the talk is over. */
const staysOnItself = new Set<Intent>(['farewell', 'death', 'illness', 'bad-news'])

/** A word of the learner's taken up; with a question of its own it is the whole turn. */
function followUp(heard: Heard, turn: Turn): Phrase[] {
  const { said, material } = turn
  const unused = heard.replies.filter(reply => !said.some(text => text.includes(stemOf(reply.text))))
  if (unused.length === 0) return questionAfter(turn.next(), turn)
  const reply = pick(material, unused, said, heard.spelled, material.course.code)
  return asks(reply.text, material.course.code) ? [reply] : [reply, ...questionAfter(turn.next(), turn)]
}

/** The longest run of a reply without the learner's words: by it a reply said before is known again. */
const stemOf = (text: string) =>
  text
    .split(/\{\p{L}+\}/u)
    .reduce((a, b) => (b.length > a.length ? b : a))
    .trim()

function questionAfter(exchange: Exchange, { last, material, said }: Turn): Phrase[] {
  const closing = topicEnds(last, exchange, material.bank)
    ? leastUsed(material.bank.reactions.closing, said)
    : undefined
  return [...(closing ? [closing] : []), asPhrase(exchange)]
}

/** The question once more, with words to answer it where the learner is lost; what was asked twice is left unless it is asked for. */
function again(kind: 'silence' | 'unclear' | 'lost', turn: Turn, heard?: Heard): Phrase[] {
  const { said, material, last, next } = turn
  const reaction = heard
    ? pick(material, heard.replies, said, heard.spelled, material.course.code)
    : leastUsed(material.bank.reactions[kind], said)
  const times = last ? said.filter(text => text.includes(last.say)).length : 0
  const parts = reaction ? [reaction] : []
  const before = said.at(-1)
  if (heard && (last || before)) return [...parts, last ? asPhrase(last) : { text: before!, translation: '' }]
  if (!last || times >= 2) return [...parts, asPhrase(next())]
  const model = kind === 'lost' && !heard ? last.answers[said.length % last.answers.length] : undefined
  return [...parts, ...(model ? [model] : []), asPhrase(last)]
}

/** Who writes English is answered in the language: with the sentence for it, or with the question that waits. */
function inEnglish(reading: ReadMessage, turn: Turn): Phrase[] {
  const { said, material, last, next } = turn
  // What was asked about the language is answered beside the message; the talk waits where it was.
  if (material.help.answer(reading.text)) {
    const acknowledged = leastUsed(material.talk.acknowledgements.map(plainPhrase), said)
    return [...(acknowledged ? [acknowledged] : []), asPhrase(last ?? next())]
  }
  const sentence = material.help.sentenceFor(reading.text)
  if (sentence) return [{ text: sentence, translation: reading.text }, asPhrase(next())]
  const reaction = leastUsed(material.bank.reactions.english, said)
  const times = last ? said.filter(text => text.includes(last.say)).length : 0
  return [...(reaction ? [reaction] : []), asPhrase(last && times < 2 ? last : next())]
}

/** The question without the greeting before it: in the middle of a talk nobody says hello again. */
function withoutGreeting(exchange: Exchange, material: TutorMaterial): Exchange {
  const known = greetingless.get(exchange)
  if (known) return known
  const bare = bareQuestion(exchange, material)
  greetingless.set(exchange, bare)
  return bare
}

const greetingless = new WeakMap<Exchange, Exchange>()

function bareQuestion(exchange: Exchange, { hearing }: TutorMaterial): Exchange {
  const [first, ...rest] = sentencesOf(exchange.say)
  if (!first || rest.length === 0 || hearing.intentsIn(first)[0]?.intent !== 'greeting') return exchange
  const tail = (text: string | undefined) => (text === undefined ? [] : sentencesOf(text).slice(1)).join(' ')
  const [translation, reading] = [tail(exchange.translation), tail(exchange.reading)]
  return {
    ...exchange,
    say: exchange.say.slice(exchange.say.indexOf(rest[0]!)),
    ...(translation && { translation }),
    ...(reading && { reading }),
  }
}

const sentencesOf = (text: string) =>
  text.match(/[^.!?。！？।؟]+[.!?。！？।؟]+["”»]*/gu)?.map(sentence => sentence.trim()) ?? [text]

/** A model answer that is a question itself: “Where is the station?” only answers. */
const asksWithModel = ({ exchange, answers }: ReadMessage, language: string) =>
  answers && exchange !== undefined && exchange.answers.some(answer => asks(answer.text, language))

/** What is asked about, without its quotes and marks. */
const plainQuestion = (text: string) => text.replaceAll(/[«»"“”'‘’「」『』?？¿؟]/gu, '').trim()

function shortMeaning({ help }: TutorMaterial, text: string): string | undefined {
  const meant = help.whatMeans(text)
  return meant && (/^“[^”]*”: ([^.(]+)/u.exec(meant)?.[1] ?? /\(([^)]+)\)/u.exec(meant)?.[1])?.trim()
}

/** All questions, those of the topic first, then the other topics' from the next one on. */
function exchangesInOrder(topicText: string, { bank, course }: TutorMaterial): Exchange[] {
  const { topic, practiceWord } = parseTopic(topicText)
  const from = (first: number) =>
    [...bank.topics.slice(first), ...bank.topics.slice(0, first)].flatMap(each => each.exchanges)
  const all = from(bank.topics.findIndex(each => each.id === nearestTopic(topic)))
  if (!practiceWord) return all
  // What asks with the word, or is answered with it, comes first, then the rest of its topic.
  const using = all.filter(({ say, answers }) =>
    [say, ...answers.map(answer => answer.text)].some(text => wordInText(text, practiceWord, course.info)),
  )
  if (using.length === 0) return all
  const rest = from(bank.topics.findIndex(each => each.exchanges.includes(using[0]!)))
  return [...using, ...rest.filter(exchange => !using.includes(exchange))]
}

function opening(topicText: string, order: Exchange[], { wordPhrase, course }: TutorMaterial): TutorMessage {
  const { practiceWord } = parseTopic(topicText)
  const phrase = practiceWord ? wordPhrase(practiceWord) : undefined
  const first = asPhrase(order[0]!)
  // One question at a time.
  if (phrase && asks(phrase.text, course.code)) return joined([phrase], course.code)
  return joined(phrase && !first.text.includes(phrase.text) ? [phrase, first] : [first], course.code)
}

/** What is so like a model answer of a question answers it, whenever it was said. */
const TOLD = 0.7

/** The next question that was neither asked nor answered already; when all were, they begin again, never with the one just asked. */
function nextExchange(order: Exchange[], said: string[], told: string[], last: Exchange | undefined): Exchange {
  const open = order.filter(exchange => !said.some(text => text.includes(exchange.say)))
  const isTold = (exchange: Exchange) =>
    told.some(text => exchange.answers.some(answer => similarity(text, answer.text) >= TOLD))
  const fresh = open.find(exchange => !isTold(exchange)) ?? open[0]
  if (fresh) return fresh
  const at = last ? order.indexOf(last) : -1
  return order[(at + 1) % order.length]!
}

function topicEnds(last: Exchange | undefined, next: Exchange, bank: Conversation): boolean {
  const topicOf = (exchange: Exchange) =>
    bank.topics.find(topic => topic.exchanges.some(each => each.say.endsWith(exchange.say)))
  return last !== undefined && topicOf(last) !== topicOf(next)
}

/** The phrase said least often so far, with the learner's words in it. */
function pick(
  material: TutorMaterial,
  phrases: readonly TalkPhrase[],
  said: string[],
  words: Readonly<Record<string, string>>,
  language: string,
): Phrase {
  const uses = phrases.map(phrase => said.filter(text => text.includes(stemOf(phrase.text))).length)
  const phrase = phrases[uses.indexOf(Math.min(...uses))]!
  const hasSlot = /\{\p{L}+\}/u.test(phrase.text)
  return {
    text: filled(phrase.text, words, language),
    translation: filled(phrase.translation, inEnglishWords(words, material), 'en'),
    ...(phrase.reading && !hasSlot && { reading: phrase.reading }),
  }
}

/** The learner's words in English, where the course has them. */
function inEnglishWords(words: Readonly<Record<string, string>>, material: TutorMaterial): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      name === 'answer' ? word : (shortMeaning(material, word)?.split(',')[0] ?? word),
    ]),
  )
}

const plainPhrase = ({ text, translation, reading }: TalkPhrase): Phrase => ({
  text,
  translation,
  ...(reading && { reading }),
})

/** The phrase said least often so far, the first of those; so all are heard before one comes again. */
export function leastUsed(phrases: Phrase[], said: string[]): Phrase | undefined {
  const uses = phrases.map(phrase => said.filter(text => text.includes(phrase.text)).length)
  return phrases[uses.indexOf(Math.min(...uses))]
}

const asPhrase = ({ say, translation, reading }: Exchange): Phrase => ({
  text: say,
  translation,
  ...(reading && { reading }),
})

export function joined(parts: Phrase[], language: string): TutorMessage {
  const all = (pick: (phrase: Phrase) => string | undefined) =>
    parts.every(pick) ? parts.map(part => pick(part)!).join(' ') : undefined
  const [translation, reading] = [all(part => part.translation), all(part => part.reading)]
  return {
    message: parts.map(part => part.text).join(language === 'ja' || language === 'zh' ? '' : ' '),
    ...(translation && { translation }),
    ...(reading && { reading }),
  }
}

/** The question that was asked last in a text the tutor said, or in a whole conversation. One question may hold another: the longer wins. */
export function exchangeIn(context: string, { bank, turns }: TutorMaterial): Exchange | undefined {
  const asked = [...bank.topics.flatMap(topic => topic.exchanges), ...turns.map(({ exchange }) => exchange)]
    .map(exchange => {
      // Its greeting may have been left out.
      const say = [exchange.say, sentencesOf(exchange.say).slice(1).join(' ')].find(
        each => each !== '' && context.includes(each),
      )
      return { exchange, end: say ? context.lastIndexOf(say) + say.length : -1, length: say?.length ?? 0 }
    })
    .filter(({ end }) => end >= 0)
  return asked.sort((a, b) => b.end - a.end || b.length - a.length)[0]?.exchange
}
