import { topicIds } from '#domain/conversation/conversation-topics.ts'
import { heardStem, saysLost } from '#domain/conversation/listening.ts'
import type { Fault } from '../fault.ts'
import type { ConversationFile, CourseFile } from '../schema.ts'
import type { YamlFile } from '../yaml-file.ts'
import { textFaults } from './text-faults.ts'
import { inLanguage, phraseFaults, readingOf, repeated } from './field-faults.ts'

/** Faults of the built-in tutor's bank: the eight topics in order, nothing said twice, every model answer recognised. */
export function conversationFaults(file: YamlFile<ConversationFile>, info: CourseFile): Fault[] {
  const faults = [...file.faults]
  const report = (path: readonly (string | number)[], message: string) => faults.push(file.fault(path, message))
  for (const { path, message } of textFaults(file.raw)) report(path, message)
  const bank = file.content
  if (!bank) return faults

  const said = new Map<string, string>()
  for (const [index, topic] of bank.topics.entries()) {
    const wanted = topicIds[index]
    if (topic.id !== wanted) report(['topics', index, 'id'], `must be "${wanted}": the topics have a fixed order`)
    for (const [position, exchange] of topic.exchanges.entries()) {
      const path = ['topics', index, 'exchanges', position]
      inLanguage(exchange.say, [...path, 'say'], info, report)
      readingOf(exchange.say, exchange.reading, [...path, 'reading'], info, report)
      const earlier = said.get(exchange.say.toLowerCase())
      if (earlier) report([...path, 'say'], `is already said in "${earlier}"`)
      said.set(exchange.say.toLowerCase(), topic.id)
      repeated(exchange.listen_for, at => [...path, 'listen_for', at], report)
      for (const [at, answer] of exchange.answers.entries()) {
        phraseFaults(answer, [...path, 'answers', at], info, report)
        if (heardStem(answer.text, info.code, exchange.listen_for) === undefined) {
          report([...path, 'answers', at, 'text'], 'no word of it begins with one of "listen_for"')
        }
        if (saysLost(answer.text, info.code, bank.lost_phrases, exchange.listen_for)) {
          report([...path, 'answers', at, 'text'], 'would be taken for one of "lost_phrases"')
        }
      }
    }
  }
  for (const [kind, reactions] of Object.entries(bank.reactions)) {
    for (const [index, reaction] of reactions.entries())
      phraseFaults(reaction, ['reactions', kind, index], info, report)
    repeated(
      reactions.map(reaction => reaction.text),
      index => ['reactions', kind, index, 'text'],
      report,
    )
  }
  for (const [index, phrase] of bank.lost_phrases.entries()) inLanguage(phrase, ['lost_phrases', index], info, report)
  return faults
}
