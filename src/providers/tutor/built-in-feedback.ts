import { wordsOf } from '#domain/text-words.ts'
import { feedbackScore } from '#domain/feedback-score.ts'
import type { Feedback } from '#domain/conversation.ts'
import type { Exchange } from '#curriculum/course.ts'
import { answerKey } from '#domain/answer-text.ts'
import { heardStem } from '#domain/listening.ts'
import { exchangeIn } from './built-in-reply.ts'
import type { TutorMaterial } from './built-in-reply.ts'
import { MAX_CORRECTIONS, findErrors } from './corrections.ts'
import type { Found } from './corrections.ts'
import { answersExchange, asks, isEnglish, kindOfMessage, nearestAnswer } from './reading-of-message.ts'
import type { Agreement } from './agreement.ts'
import type { Spelling } from './spelling.ts'
import type { FeedbackTurn } from './tutor.ts'
import type { WordOrder } from './word-order.ts'

/** Looks at a learner's message by rules alone. What no rule is sure of is left alone. */
export async function feedbackOn(turn: FeedbackTurn, material: FeedbackMaterial): Promise<Feedback> {
  const { language, text } = turn
  const { vocabulary, bank, course } = material
  const words = wordsOf(text, language)
  const exchange = exchangeIn(turn.context, bank)
  const model = exchange?.answers[0]
  if (words.length === 0) return nothingSaid(model?.text)

  const english = isEnglish(text, language, vocabulary)
  const strange = words.map(word => word.text).filter(word => !vocabulary.has(word) && !vocabulary.hasReading(word))
  const spelled = english || strange.length === 0 ? new Map() : await material.spelling.check(language, strange)
  const { translate, agreement, wordOrder } = material
  const errors = english
    ? []
    : findErrors({
        text,
        words,
        language,
        languageName: course.info.name,
        vocabulary,
        translate,
        spelled,
        agreement,
        wordOrder,
      })
  const mended = new Set(errors.map(error => error.at))
  const known = words.filter(
    word => vocabulary.has(word.text) || vocabulary.hasReading(word.text) || spelled.get(word.text)?.known,
  )
  const names = words.filter(
    word => !vocabulary.has(word.text) && /^(\p{Lu}|\p{N})/u.test(word.text) && !mended.has(word.at),
  )
  const plausible = words.filter(
    word => !known.includes(word) && !names.includes(word) && !mended.has(word.at) && vocabulary.looksRight(word.text),
  )
  const recognised = known.length + words.filter(word => !known.includes(word) && mended.has(word.at)).length
  const answers = exchange ? answersExchange(text, language, exchange) : recognised > 0
  const score = feedbackScore({
    words: words.length,
    recognised,
    plausible: plausible.length,
    names: names.length,
    errors: errors.map(error => error.kind),
    answers,
    english,
  })
  const kind = kindOfMessage(text, { language, vocabulary, bank, exchange })
  const seen = {
    text,
    language,
    name: course.info.name,
    errors,
    answers,
    exchange,
    kind,
    recognised: recognised + names.length > 0,
    plausible: plausible.length > 0,
  }
  return {
    score,
    feedback: feedbackText(seen),
    corrections: errors
      .slice(0, MAX_CORRECTIONS)
      .map(({ original, corrected, explanation, kind }) => ({ original, corrected, explanation, kind })),
    encouragement: encouragementText({ ...seen, known: known.map(word => word.text) }),
  }
}

export type FeedbackMaterial = TutorMaterial & {
  translate(english: string): string | undefined
  spelling: Spelling
  agreement: Agreement
  wordOrder: WordOrder
}

type Seen = {
  text: string
  language: string
  name: string
  errors: Found[]
  answers: boolean
  exchange: Exchange | undefined
  kind: ReturnType<typeof kindOfMessage>
  recognised: boolean
  plausible: boolean
}

function feedbackText({ text, language, name, errors, answers, exchange, kind, recognised, plausible }: Seen): string {
  const model = exchange && nearestAnswer(text, exchange).answer.text
  const isModel = model !== undefined && answerKey(model, language) === answerKey(text, language)
  const another = model && !isModel ? ` Another way to say it: “${model}”` : ''
  if (kind === 'english') return `That was English. In ${name} you could say: “${model ?? exchange?.say ?? name}”`
  if (kind === 'lost')
    return `You said that you did not follow, which is a fine thing to be able to say.${model ? ` A possible answer is: “${model}”` : ''}`
  if (!recognised && plausible)
    return `These words are not in your ${name} course yet, so no rule here can judge them.${another}`
  if (!recognised)
    return `No word of your ${name} course was found in this.${model ? ` A possible answer is: “${model}”` : ''}`
  if (errors.length > 0) {
    const count =
      errors.length === 1 ? 'One thing to mend' : `${Math.min(errors.length, MAX_CORRECTIONS)} things to mend`
    return `${count}; the rest can stay as it is.${another}`
  }
  if (!exchange) return 'Nothing to correct here.'
  if (answers) return `Nothing to correct, and it answers the question.${another}`
  return `Nothing to correct. It does not quite answer the question, though; this would: “${model}”`
}

function encouragementText({
  text,
  language,
  errors,
  exchange,
  kind,
  known,
  answers,
}: Seen & { known: string[] }): string {
  if (kind === 'english') return 'You understood what was asked: that is the harder half.'
  if (kind === 'lost') return 'Saying so keeps the conversation going. Look at the example and try one word of it.'
  const wrong = new Set(errors.map(error => error.original))
  const right = known.filter(word => !wrong.has(word))
  const accented = right.find(
    word => /\p{Script=Latin}/u.test(word) && word.normalize('NFD') !== word && language !== 'vi',
  )
  if (accented) return `You remembered the accent of “${accented}”.`
  const heard = answers ? right.find(word => heardStem(word, language, exchange?.listen_for ?? [])) : undefined
  if (heard) return `“${heard}” is just the word this question needs.`
  if (asks(text, language)) return 'You asked a question in return, as one does in a real conversation.'
  if (right.length >= 6) return `${right.length} right words in one message: that is a real sentence.`
  const longest = right.toSorted((a, b) => b.length - a.length)[0]
  if (longest) return `“${longest}” is right.`
  return 'Every try counts. Take one word of the example and go on from there.'
}

function nothingSaid(model: string | undefined): Feedback {
  return {
    score: 0,
    feedback: `There are no words here yet.${model ? ` You could say: “${model}”` : ''}`,
    corrections: [],
    encouragement: 'One word is enough to begin with.',
  }
}
