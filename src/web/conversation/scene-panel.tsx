import { useQuery } from '@tanstack/react-query'
import type { ConversationMessage } from '#contract/conversation/conversation.ts'
import { scenesQuery } from './use-conversation.ts'

/**
 * Above a conversation that plays a scene: where it is, who speaks and what the learner is after; how far it is; and when it is
 * over, what there is to look at again. Nothing where the topic is no scene.
 */
export function ScenePanel({
  languageId,
  topic,
  thread,
  isHead = false,
}: {
  languageId: number
  topic: string
  thread: readonly ConversationMessage[]
  /** Place and aim stand above already. */
  isHead?: boolean
}) {
  const { data: scenes } = useQuery(scenesQuery(languageId))
  const scene = scenes?.find(each => each.title === topic)
  const progress = thread.findLast(message => message.scene)?.scene
  if (!scene) return null
  // A model plays the scene in its own way, and counts nothing.
  const { done, steps, is_over: isOver } = progress ?? { done: [], steps: 0, is_over: false }
  return (
    <section aria-label="The scene" className="border-b border-line px-3 py-2 text-sm sm:px-5">
      {!isHead && (
        // Read once, it leaves the room to the talk.
        <details open={done.length === 0} className="mb-1">
          <summary className="min-h-6 w-fit font-semibold">
            You talk with {scene.person.name}, {scene.person.role}
          </summary>
          <p className="mt-1 text-quiet">{scene.place}</p>
          <p className="mt-1">{scene.aim}</p>
        </details>
      )}
      {progress && (
        <p role="status" className={isOver ? 'font-medium text-correct' : 'text-quiet'}>
          {isOver ? `You got everything across, in ${messagesOf(thread)}.` : `${done.length} of ${steps} got across`}
        </p>
      )}
      {isOver && <Summary thread={thread} />}
    </section>
  )
}

/** How many messages of the learner's the scene took. */
function messagesOf(thread: readonly ConversationMessage[]): string {
  const end = thread.findIndex(message => message.scene?.is_over)
  const own = thread.slice(0, end).filter(({ role }) => role === 'user').length
  return own === 1 ? 'one message' : `${own} messages`
}

const MOST = 5

/** What was mended in the scene, as it was said and as it is said. */
function Summary({ thread }: { thread: readonly ConversationMessage[] }) {
  const mended = thread
    .flatMap(({ feedback }) => feedback?.corrections ?? [])
    .filter(({ corrected }) => corrected !== '')
  const shown = [...new Map(mended.map(each => [`${each.original} ${each.corrected}`, each])).values()].slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <details className="mt-1">
      <summary className="min-h-6 w-fit">What to look at again</summary>
      <ul className="mt-1 space-y-1">
        {shown.map(({ original, corrected, explanation }) => (
          <li key={`${original} ${corrected}`}>
            <s className="text-wrong">{original}</s> →{' '}
            <strong className="font-semibold text-correct">{corrected}</strong>
            <span className="block text-quiet">{explanation}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
