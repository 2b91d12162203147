import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { activityTypes } from '#domain/activities/activities.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'

/**
 * A task's content, which may arrive as an object or as JSON in a string; what cannot be read is an empty one. A kind of
 * activity that is not known here, as from a newer server, is practised as a worksheet: its heading is that of other kinds.
 */
export function contentOf({ content_data }: Pick<DailyTask, 'content_data'>): TaskContent {
  const content = read(content_data)
  const { activity_type: type } = content
  const isKnown = !type || activityTypes.includes(type)
  return isKnown ? content : { ...content, activity_type: 'grammar_worksheet' }
}

function read(data: unknown): TaskContent {
  if (typeof data === 'string') return read(parse(data))
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {}
}

function parse(text: string): object | null {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' ? data : null
  } catch {
    return null
  }
}

/** The kind of activity a task holds, and whether it is a test of the program, a talk with the tutor or the queue of reviews. */
export function activityOf(task: Pick<DailyTask, 'content_data'>) {
  const { activity_type: type, program_test, conversation, review_queue } = contentOf(task)
  return {
    type,
    isTest: program_test !== undefined,
    isTalk: conversation !== undefined,
    isReviews: review_queue === true,
  }
}
