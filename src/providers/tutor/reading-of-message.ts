import type { Conversation, Exchange } from '#curriculum/course.ts'
import { isCommonEnglish } from '#curriculum/vocabulary.ts'
import type { Vocabulary } from '#curriculum/vocabulary.ts'
import { heardStem, saysLost } from '#domain/listening.ts'
import { similarity } from '#domain/text-similarity.ts'
import { wordsOf } from '#domain/text-words.ts'

/** What a learner's message is, for the tutor who must react to it. */
export type MessageKind = 'good' | 'unclear' | 'question_back' | 'english' | 'lost' | 'silence'

/** How alike a message and a model answer must be to count as that answer. */
const LIKE_MODEL_ANSWER = 0.75
/** From this share of English words on, and no more than half of the words known, a message is English. */
const ENGLISH_SHARE = 0.6

type Listening = { language: string; vocabulary: Vocabulary; bank: Conversation; exchange: Exchange | undefined }

/** Reads a message after a question (`exchange`; undefined when it is not known what was asked). */
export function kindOfMessage(text: string, { language, vocabulary, bank, exchange }: Listening): MessageKind {
  const words = wordsOf(text, language)
  if (words.length === 0) return 'silence'
  if (saysLost(text, language, bank.lost_phrases, exchange?.listen_for)) return 'lost'
  if (isEnglish(text, language, vocabulary))
    return /don.?t understand|not understand|no idea|don.?t know/i.test(text) ? 'lost' : 'english'
  const answers = exchange !== undefined && answersExchange(text, language, exchange)
  // “Me llamo Eva, ¿y tú?” asks back; where a model answer is a question itself, “Where is the station?”, it only answers.
  const wantsQuestion = answers && exchange.answers.some(answer => asks(answer.text, language))
  if (asks(text, language) && !wantsQuestion) return 'question_back'
  if (answers) return 'good'
  const known = words.filter(word => vocabulary.has(word.text) || vocabulary.hasReading(word.text)).length
  return known * 2 >= words.length ? 'good' : 'unclear'
}

/** Whether a text ends as a question; Greek writes a semicolon for it. */
export function asks(text: string, language: string): boolean {
  return (language === 'el' ? /[?;\u037e]\s*$/u : /[?？؟]\s*$/u).test(text.trim())
}

/** Whether a message answers the question: it holds a word that is listened for, or is nearly a model answer. */
export function answersExchange(text: string, language: string, exchange: Exchange): boolean {
  const heard = heardStem(text, language, exchange.listen_for) !== undefined
  return heard || nearestAnswer(text, exchange).similarity >= LIKE_MODEL_ANSWER
}

/** The model answer, in writing or as its reading, that a message comes nearest to. */
export function nearestAnswer(text: string, exchange: Exchange) {
  const ranked = exchange.answers.map(answer => ({
    answer,
    similarity: Math.max(similarity(text, answer.text), answer.reading ? similarity(text, answer.reading) : 0),
  }))
  return ranked.reduce((best, each) => (each.similarity > best.similarity ? each : best))
}

/** Whether a message is in English rather than in the language, by its words. Names and unknown words decide nothing. */
export function isEnglish(text: string, language: string, vocabulary: Vocabulary): boolean {
  const words = wordsOf(text, 'en').filter(word => !/^\p{N}+$/u.test(word.text))
  if (words.length === 0 || !/\p{Script=Latin}/u.test(text)) return false
  const english = words.filter(
    word => vocabulary.isEnglish(word.text) && (isCommonEnglish(word.text) || !vocabulary.hasReading(word.text)),
  ).length
  const known = words.filter(word => vocabulary.has(word.text) || vocabulary.hasReading(word.text)).length
  return english / words.length >= ENGLISH_SHARE && known * 2 <= words.length && english > 0
}
