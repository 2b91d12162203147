import type { Scene } from '#curriculum/course/conversation/scene.ts'
import { asks } from '#domain/conversation/asking.ts'
import type { TutorMessage } from '#domain/conversation/conversation.ts'
import { scenePlay } from '#domain/conversation/scene-play.ts'
import { compilePattern, foldText, foundWithin, matchesOf } from '#domain/conversation/word-patterns.ts'
import type { WordPattern } from '#domain/conversation/word-patterns.ts'
import type { Phrase } from '#domain/lessons/lesson.ts'
import type { TutorTurn } from '../tutor.ts'
import { answerBeside, joined, leastUsed } from './built-in-reply.ts'
import type { TutorMaterial } from './material.ts'
import { readMessage } from './read-message.ts'

/**
 * What the person of a role play says: answers to what was got across, then what is still missing, then the closing. Undefined
 * once it is over: then the talk goes on freely.
 */
export function replyInScene(scene: Scene, { history, language }: TutorTurn, material: TutorMaterial): SceneReply {
  const said = history.filter(line => line.role === 'assistant').map(line => line.content)
  const told = history.filter(line => line.role === 'user').map(line => line.content)
  // Polish “do” stands in “I do not understand” as well.
  const isEnglish = new Set(told.filter(message => readMessage(message, undefined, material).kind === 'english'))
  const hears = (step: Step, message: string) => !isEnglish.has(message) && hearsStep(step, message, material)
  const before = scenePlay(scene.steps, told.slice(0, -1), hears)
  const isOver = scene.steps.length > 0 && before.next === undefined
  if (isOver && told.length > 0) return undefined
  const play = scenePlay(scene.steps, told, hears)
  const parts = told.length === 0 ? [scene.opening] : answered(scene, play, { said, told, material })
  const reply = joined(parts, language)
  // An answer that was no answer twice is met with other words.
  const message = said.at(-1) === reply.message ? joined([...parts, scene.opening], language) : reply
  const examples = play.next?.examples.slice(0, EXAMPLES_SHOWN).map(text => ({ text })) ?? []
  return {
    ...message,
    ...(examples.length > 0 && { answers: examples }),
    scene: {
      done: play.done.map(step => step.id),
      steps: scene.steps.length,
      is_over: play.next === undefined,
    },
  }
}

type SceneReply = TutorMessage | undefined
type Step = Scene['steps'][number]
const EXAMPLES_SHOWN = 2

function answered(
  scene: Scene,
  { fresh, next }: { fresh: Step[]; next: Step | undefined },
  { said, told, material }: { said: string[]; told: string[]; material: TutorMaterial },
): Phrase[] {
  if (fresh.length > 0) {
    const replies = fresh.map(step => step.reply)
    if (!next) return [...replies, scene.closing]
    // A reply that asks is the person's whole turn.
    return asks(replies.at(-1)!.text, material.course.code) ? replies : [...replies, next.ask]
  }
  const ask = next ? [next.ask] : []
  const reading = readMessage(told.at(-1)!, undefined, material)
  const beside = answerBeside(reading, said, material)
  if (beside) return beside.isWholeTurn ? beside.parts : [...beside.parts, ...ask]
  // Who only greets, thanks or says yes has said nothing wrong: the person goes on.
  const isPlain = reading.kind === 'message' && (reading.intents.length > 0 || said.length === 1)
  const unclear = isPlain ? undefined : leastUsed(scene.unclear, said)
  return [...(unclear ? [unclear] : []), ...ask]
}

const compiled = new WeakMap<Step, readonly WordPattern[]>()

/** Whether a message gets a step of a role play across. Throws PatternError where a pattern cannot be read. */
function hearsStep(step: Step, message: string, { course, sets }: TutorMaterial): boolean {
  const language = course.code
  let patterns = compiled.get(step)
  if (!patterns) {
    const options = { language, within: foundWithin.has(language), sets }
    patterns = step.hear.map(pattern => compilePattern(pattern, options))
    compiled.set(step, patterns)
  }
  const folded = foldText(message, language)
  return patterns.some(pattern => matchesOf(pattern, folded).length > 0)
}
