/** A step of a role play: something the learner gets across, perhaps only once another one was. */
export type ScenePlayStep = { id: string; after?: string }

export type ScenePlay<Step> = {
  /** What was got across, in the order in which it was. */
  done: Step[]
  /** What the last message brought. */
  fresh: Step[]
  /** What is asked for next; undefined when everything was got across. */
  next: Step | undefined
}

/**
 * How far a role play is after the learner's messages, oldest first. A message may bring several steps and in any order; a step
 * that comes `after` another is only heard in a later message, since the learner cannot know of it before.
 */
export function scenePlay<Step extends ScenePlayStep>(
  steps: readonly Step[],
  told: readonly string[],
  hears: (step: Step, message: string) => boolean,
): ScenePlay<Step> {
  let done: Step[] = []
  let fresh: Step[] = []
  for (const message of told) {
    const known = new Set(done.map(step => step.id))
    const open = steps.filter(step => !known.has(step.id) && (step.after === undefined || known.has(step.after)))
    fresh = open.filter(step => hears(step, message))
    done = [...done, ...fresh]
  }
  const known = new Set(done.map(step => step.id))
  const next = steps.find(step => !known.has(step.id) && (step.after === undefined || known.has(step.after)))
  return { done, fresh, next }
}
