import { createHearing } from '#domain/conversation/hearing.ts'
import type { Hearing } from '#domain/conversation/hearing.ts'
import { intents } from '#domain/conversation/talk.ts'
import type { Intent } from '#domain/conversation/talk.ts'
import type { Course } from '../../course/course.ts'
import { wordSetsOf } from '../../course/language-rules.ts'
import type { Fault } from '../fault.ts'
import type { LanguageSource } from '../read-course.ts'
import type { CourseFile } from '../schema.ts'
import { phraseFaults } from './field-faults.ts'

/** What an answer to a question of the bank must never be taken for. */
const never = new Set<Intent>(['insult', 'death', 'farewell', 'how-to-say', 'what-means'])

/**
 * Tries what a language's tutor listens for: every example is heard as what it stands for and nothing weightier, no model
 * answer of the bank is taken for a goodbye or worse, replies are phrases of the language.
 */
export function talkFaults(language: LanguageSource, course: Course): Fault[] {
  const file = language.ruleFiles.talk
  const talk = file?.content
  const { info } = language
  if (!file || !talk || !info) return []
  const faults: Fault[] = []
  const report = (path: readonly (string | number)[], message: string) => faults.push(file.fault(path, message))
  let hearing: Hearing
  try {
    hearing = createHearing(talk, wordSetsOf(course, talk.sets ?? {}), course.code)
  } catch (error) {
    report([], `a pattern cannot be read: ${(error as Error).message}`)
    return faults
  }
  for (const intent of intents) {
    for (const [at, example] of talk.intents[intent].examples.entries()) {
      const [first] = hearing.intentsIn(example)
      if (first?.intent !== intent)
        report(['intents', intent, 'examples', at], first ? `is heard as "${first.intent}" first` : 'is not heard')
    }
    for (const list of ['replies', 'unknown'] as const) {
      for (const [at, phrase] of (talk.intents[intent][list] ?? []).entries())
        slottedFaults(phrase, ['intents', intent, list, at], info, report)
    }
  }
  for (const [index, entry] of talk.follow_ups.entries()) {
    for (const [at, example] of entry.examples.entries()) {
      if (!hearing.followUpsIn(example).some(heard => heard.id === entry.id))
        report(['follow_ups', index, 'examples', at], 'is not heard')
    }
    for (const [at, phrase] of entry.replies.entries())
      slottedFaults(phrase, ['follow_ups', index, 'replies', at], info, report)
  }
  for (const [at, phrase] of talk.acknowledgements.entries())
    phraseFaults(phrase, ['acknowledgements', at], info, report)
  for (const { text } of course.conversation?.topics.flatMap(topic => topic.exchanges.flatMap(each => each.answers)) ??
    []) {
    const wrong = hearing.intentsIn(text).find(heard => never.has(heard.intent))
    if (wrong) report(['intents', wrong.intent], `takes the answer "${text}" for ${wrong.intent}`)
  }
  return faults
}

type Slotted = { text: string; reading?: string | undefined; translation: string }

/** Faults of a phrase apart from the learner's words in it; those are nobody's to read, so such a phrase may lack a reading. */
function slottedFaults(phrase: Slotted, path: readonly (string | number)[], info: CourseFile, report: Report) {
  const hasSlot = /\{\p{L}+\}/u.test(phrase.text)
  if (hasSlot && phrase.reading === undefined) return
  const plain = (text: string) => text.replaceAll(/\s*[«“「'"]?\{\p{L}+\}[»”」'"]?/gu, '').trim()
  phraseFaults(
    { ...phrase, text: plain(phrase.text), ...(phrase.reading && { reading: plain(phrase.reading) }) },
    path,
    info,
    report,
  )
}

type Report = (path: readonly (string | number)[], message: string) => void
