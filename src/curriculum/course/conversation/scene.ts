import type { TopicId } from '#domain/conversation/conversation-topics.ts'
import type { Phrase } from '#domain/lessons/lesson.ts'

/** A role play with the tutor: who is met where, what the learner is after, and what is listened for. */
export type Scene = {
  id: string
  topic: TopicId
  title: string
  place: string
  person: { name: string; role: string }
  aim: string
  opening: Phrase
  /** What the learner gets across, in any order but for `after`. */
  steps: {
    id: string
    after?: string
    /** Asked while it is missing. */
    ask: Phrase
    /** Patterns as in talk.yaml. */
    hear: string[]
    /** Said when it was heard. */
    reply: Phrase
    examples: string[]
  }[]
  unclear: Phrase[]
  closing: Phrase
}

/** The role play whose title a topic is. Undefined where it is none. */
export function sceneNamed({ scenes = [] }: { scenes?: Scene[] | undefined }, topic: string): Scene | undefined {
  const title = topic.trim().toLowerCase()
  return scenes.find(scene => scene.title.toLowerCase() === title)
}
