import { local } from './browser-storage.ts'
import { TRIAL_PREFIX } from './has-trials.ts'
import { shapeOf } from './shape.ts'

/** Trial lessons done in this browser, kept until an account takes them over; then only which account it was. */
const KEPT_DAYS = 30
const DAY = 24 * 3_600_000

export type TrialAnswer = { id: string; item: string; verdict: 'correct' | 'almost' | 'wrong'; milliseconds: number }

export type TrialDone = {
  language_id: number
  score: number
  finished_at: string
  answers: TrialAnswer[]
  /** The learner whose progress it has become; empty while it has become nobody's. */
  owner: string
}

const shape = shapeOf<TrialDone>({ language_id: 0, score: 0, finished_at: '', answers: [], owner: '' })

export const trialResults = {
  save: (done: TrialDone) => void local.write(TRIAL_PREFIX + done.language_id, JSON.stringify(done)),

  /** Undefined where none was done within the last month. */
  of(languageId: number): TrialDone | undefined {
    try {
      const read = shape.safeParse(JSON.parse(local.read(TRIAL_PREFIX + languageId) ?? 'null'))
      const isFresh = read.success && Date.now() - Date.parse(read.data.finished_at) < KEPT_DAYS * DAY
      return isFresh ? read.data : undefined
    } catch {
      return undefined
    }
  },

  /** Those that are nobody's yet. */
  waiting: (): TrialDone[] =>
    local.keys(TRIAL_PREFIX).flatMap(key => {
      const done = trialResults.of(Number(key.slice(TRIAL_PREFIX.length)))
      return done && done.owner === '' ? [done] : []
    }),

  forget: (languageId: number) => local.forget(TRIAL_PREFIX + languageId),
}
