import { topicIds } from '#domain/conversation/conversation-topics.ts'
import { compilePattern, foldText, foundWithin, matchesOf } from '#domain/conversation/word-patterns.ts'
import type { WordSets } from '#domain/conversation/word-patterns.ts'
import type { Course } from '../../course/course.ts'
import { wordSetsOf } from '../../course/language-rules.ts'
import type { Fault } from '../fault.ts'
import type { LanguageSource } from '../read-course.ts'
import { phraseFaults, repeated } from './field-faults.ts'

const SCENES_OF_TOPIC = 2

/** Tries the role plays of a language: two or more for each topic, every example heard by its step, steps that exist. */
export function sceneFaults(language: LanguageSource, course: Course): Fault[] {
  const file = language.ruleFiles.scenes
  const scenes = file?.content?.scenes
  const { info } = language
  if (!file || !scenes || !info) return []
  const faults: Fault[] = []
  const report = (path: readonly (string | number)[], message: string) => faults.push(file.fault(path, message))
  for (const topic of topicIds) {
    const count = scenes.filter(scene => scene.topic === topic).length
    if (count < SCENES_OF_TOPIC)
      report(['scenes'], `has ${count} of the topic "${topic}"; ${SCENES_OF_TOPIC} are asked`)
  }
  repeated(
    scenes.map(scene => scene.id),
    at => ['scenes', at, 'id'],
    report,
  )
  const sets = wordSetsOf(course, language.talk?.sets ?? {})
  for (const [index, scene] of scenes.entries()) {
    const path = ['scenes', index]
    const ids = scene.steps.map(step => step.id)
    repeated(ids, at => [...path, 'steps', at, 'id'], report)
    for (const field of ['opening', 'closing'] as const) phraseFaults(scene[field], [...path, field], info, report)
    for (const [at, phrase] of scene.unclear.entries()) phraseFaults(phrase, [...path, 'unclear', at], info, report)
    for (const [at, step] of scene.steps.entries()) {
      const here = [...path, 'steps', at]
      phraseFaults(step.ask, [...here, 'ask'], info, report)
      phraseFaults(step.reply, [...here, 'reply'], info, report)
      if (step.after !== undefined && !ids.slice(0, at).includes(step.after))
        report([...here, 'after'], `"${step.after}" is no step before this one`)
      for (const [n, example] of step.examples.entries()) {
        const heard = isHeard(example, step.hear, sets, info.code)
        if (heard !== true) report([...here, 'examples', n], heard || 'is not heard')
      }
    }
  }
  return faults
}

/** Whether one of the patterns is in the text; a sentence where one of them cannot be read. */
function isHeard(text: string, patterns: readonly string[], sets: WordSets, code: string): boolean | string {
  const folded = foldText(text, code)
  try {
    // All of them: one that cannot be read would only be met by a learner.
    const compiled = patterns.map(pattern =>
      compilePattern(pattern, { language: code, within: foundWithin.has(code), sets }),
    )
    return compiled.some(pattern => matchesOf(pattern, folded).length > 0)
  } catch (error) {
    return `a pattern cannot be read: ${(error as Error).message}`
  }
}
