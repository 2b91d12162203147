import type { Speech } from '../../speech/use-speech.ts'
import type { ActivitySession } from './use-activity.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'

/** What the component of each kind of activity is given. */
export type ActivityProps = {
  content: TaskContent
  session: ActivitySession
  /** The code of the language learned. */
  code: string
  /** Its English name. */
  languageName: string
  languageId: number
  speech: Speech
}
