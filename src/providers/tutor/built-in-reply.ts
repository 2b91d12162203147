import type { Conversation, Course, Exchange, ReactionKind } from '#curriculum/course.ts'
import type { Vocabulary } from '#curriculum/vocabulary.ts'
import { wordInText } from '#curriculum/word-in-text.ts'
import { nearestTopic } from '#domain/conversation-topics.ts'
import { parseTopic } from '#domain/conversation.ts'
import type { TutorMessage } from '#domain/conversation.ts'
import type { Phrase } from '#domain/lesson.ts'
import type { TutorTurn } from './tutor.ts'
import { kindOfMessage } from './reading-of-message.ts'
import type { MessageKind } from './reading-of-message.ts'

/** What the tutor knows of a language. */
export type TutorMaterial = {
  course: Course
  bank: Conversation
  vocabulary: Vocabulary
  wordPhrase(word: string): Phrase | undefined
}

/** What the tutor says next: a reaction to the learner and a question, each found in the bank. */
export function replyTo(turn: TutorTurn, material: TutorMaterial): TutorMessage {
  const { history } = turn
  const order = exchangesInOrder(turn.topic, material)
  const said = history.filter(line => line.role === 'assistant').map(line => line.content)
  const asked = order.filter(exchange => said.some(text => text.includes(exchange.say)))
  const learner = history.at(-1)?.role === 'user' ? history.at(-1)!.content : undefined
  if (said.length === 0 && learner === undefined) return opening(turn.topic, order, material)

  const last = order.find(exchange => said.at(-1)?.includes(exchange.say))
  const kind = kindOfMessage(learner ?? '', {
    language: turn.language,
    vocabulary: material.vocabulary,
    bank: material.bank,
    exchange: last,
  })
  const askAgain = last !== undefined && staysWith(kind) && !wasAskedTwice(last, said)
  const next = askAgain ? last : (order.find(exchange => !asked.includes(exchange)) ?? afterAll(order, last))
  const parts: Phrase[] = []
  const reaction = reactionFor(kind, material.bank, said)
  if (reaction) parts.push(reaction)
  if (askAgain && helps(kind)) parts.push(last.answers[said.length % last.answers.length]!)
  if (!askAgain && topicEnds(last, next, material.bank)) {
    const closing = leastUsed(material.bank.reactions.closing, said)
    if (closing) parts.push(closing)
  }
  parts.push(asPhrase(next))
  const message = joined(parts)
  // Only where a bank is so small that the same question stands alone twice.
  return message.message === said.at(-1) ? joined([...parts, ...next.answers.slice(0, 1)]) : message
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

function opening(topicText: string, order: Exchange[], { wordPhrase }: TutorMaterial): TutorMessage {
  const { practiceWord } = parseTopic(topicText)
  const phrase = practiceWord ? wordPhrase(practiceWord) : undefined
  const first = asPhrase(order[0]!)
  return joined(phrase && !first.text.includes(phrase.text) ? [phrase, first] : [first])
}

const staysWith = (kind: MessageKind) => kind !== 'good' && kind !== 'question_back'
/** Silence and a first misunderstanding need the question only; who is lost or writes English is offered the words. */
const helps = (kind: MessageKind) => kind === 'english' || kind === 'lost' || kind === 'unclear'

const wasAskedTwice = (exchange: Exchange, said: string[]) =>
  said.filter(text => text.includes(exchange.say)).length >= 2

/** Every question of the language was asked: begin again, never with the one just asked. */
function afterAll(order: Exchange[], last: Exchange | undefined): Exchange {
  const at = last ? order.indexOf(last) : -1
  return order[(at + 1) % order.length]!
}

function topicEnds(last: Exchange | undefined, next: Exchange, bank: Conversation): boolean {
  const topicOf = (exchange: Exchange) => bank.topics.find(topic => topic.exchanges.includes(exchange))
  return last !== undefined && topicOf(last) !== topicOf(next) && topicOf(last)?.exchanges.at(-1) === last
}

function reactionFor(kind: MessageKind, bank: Conversation, said: string[]): Phrase | undefined {
  return leastUsed(bank.reactions[kind satisfies ReactionKind], said)
}

/** The phrase said least often so far, the first of those; so all are heard before one comes again. */
function leastUsed(phrases: Phrase[], said: string[]): Phrase | undefined {
  const uses = phrases.map(phrase => said.filter(text => text.includes(phrase.text)).length)
  return phrases[uses.indexOf(Math.min(...uses))]
}

const asPhrase = ({ say, translation, reading }: Exchange): Phrase => ({
  text: say,
  translation,
  ...(reading && { reading }),
})

function joined(parts: Phrase[]): TutorMessage {
  const all = (pick: (phrase: Phrase) => string | undefined) =>
    parts.every(pick) ? parts.map(part => pick(part)!).join(' ') : undefined
  const [translation, reading] = [all(part => part.translation), all(part => part.reading)]
  return {
    message: parts.map(part => part.text).join(' '),
    ...(translation && { translation }),
    ...(reading && { reading }),
  }
}

/** The question that was asked last in a text the tutor said, or in a whole conversation. One question may hold another: the longer wins. */
export function exchangeIn(context: string, bank: Conversation): Exchange | undefined {
  const asked = bank.topics
    .flatMap(topic => topic.exchanges)
    .map(exchange => ({
      exchange,
      end: context.lastIndexOf(exchange.say) + exchange.say.length,
      found: context.includes(exchange.say),
    }))
    .filter(({ found }) => found)
  return asked.sort((a, b) => b.end - a.end || b.exchange.say.length - a.exchange.say.length)[0]?.exchange
}
