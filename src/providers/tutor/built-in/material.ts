import type { Conversation, Course } from '#curriculum/course/course.ts'
import { bankOf } from '#curriculum/course/conversation/conversation-bank.ts'
import { courseSentences } from '#curriculum/course/course-sentences.ts'
import { defaultTalk } from '#curriculum/course/conversation/default-talk.ts'
import type { Dictionary } from '#curriculum/course/dictionary/dictionary.ts'
import { createEnglishHelp } from '#curriculum/course/dictionary/english-help.ts'
import type { EnglishHelp } from '#curriculum/course/dictionary/english-help.ts'
import { createLanguageRules, wordSetsOf } from '#curriculum/course/language-rules.ts'
import type { LanguageRules } from '#curriculum/course/language-rules.ts'
import { createVocabulary } from '#curriculum/course/dictionary/vocabulary.ts'
import type { Vocabulary } from '#curriculum/course/dictionary/vocabulary.ts'
import { withoutArticle } from '#curriculum/course/word-in-text.ts'
import { answerKey } from '#domain/answers/text/answer-text.ts'
import { createHearing } from '#domain/conversation/hearing.ts'
import type { Hearing } from '#domain/conversation/hearing.ts'
import type { Talk } from '#domain/conversation/talk.ts'
import type { WordSets } from '#domain/conversation/word-patterns.ts'
import type { Phrase } from '#domain/lessons/lesson.ts'
import { createAgreement } from './agreement.ts'
import type { Agreement } from './agreement.ts'
import { createCandidates } from '../spelling/spelling-candidates.ts'
import type { Spelling } from '../spelling/spelling.ts'
import { strangeWordsIn, taughtQuestions } from './taught.ts'
import type { TaughtQuestion } from './taught.ts'
import type { Place } from '../tutor.ts'
import { createWordOrder } from './word-order.ts'
import type { WordOrder } from './word-order.ts'

/** What the built-in tutor knows of a language. */
export type TutorMaterial = {
  course: Course
  bank: Conversation
  talk: Talk
  hearing: Hearing
  /** The sets of words that patterns name. */
  sets: WordSets
  vocabulary: Vocabulary
  rules: LanguageRules
  help: EnglishHelp
  spelling: Spelling
  candidates: ReturnType<typeof createCandidates>
  /** Articles by the headwords alone, where the language has no forms.yaml. */
  agreement: Agreement | undefined
  wordOrder: WordOrder
  /** What somebody asks the learner at the end of a day's dialogue: it needs only what was taught by then. */
  turns: readonly TaughtQuestion[]
  /** How many words of a text were not taught by a learning day. */
  strangeWords(text: string, by: Place): number
  /** Whether a text is a sentence of the course, marks and capitals aside. */
  isAttested(text: string): boolean
  wordPhrase(word: string): Phrase | undefined
  translate(english: string): string | undefined
}

export function materialFrom(course: Course, dictionary: Dictionary, spelling: Spelling): TutorMaterial {
  const vocabulary = createVocabulary(course)
  const talk = course.talk ?? defaultTalk(course)
  const bank = bankOf(course)
  const attested = new Set(
    [
      ...courseSentences(course).flatMap(({ text }) => text ?? []),
      ...bank.lost_phrases,
      ...Object.values(talk.intents).flatMap(intent => intent.examples),
    ].map(text => answerKey(text, course.code)),
  )
  const sets = wordSetsOf(course, talk.sets ?? {})
  return {
    course,
    bank,
    talk,
    sets,
    hearing: createHearing(talk, sets, course.code),
    vocabulary,
    rules: createLanguageRules(course),
    help: createEnglishHelp(course, dictionary),
    spelling,
    candidates: createCandidates(vocabulary, course.code),
    agreement: course.forms?.genders ? undefined : createAgreement(course),
    wordOrder: createWordOrder(course),
    turns: taughtQuestions(course),
    strangeWords: strangeWordsIn(course),
    isAttested: text => attested.has(answerKey(text, course.code)),
    wordPhrase(word) {
      return (dictionary.find(word)?.entry ?? dictionary.findEnglish(word)[0])?.word.example
    },
    translate(english) {
      const found = dictionary.findEnglish(english)
      return found.length === 1 && found[0] ? withoutArticle(found[0].word.word, course.info) : undefined
    },
  }
}
