import type { ActivityType } from './activities.ts'
import type { ActivityRun } from './activity-run.ts'

/** How an activity went, in a sentence or two that are true and kind. `type` decides what its items are called. */
export function runInWords(run: Pick<ActivityRun, 'answers'>, type: ActivityType | undefined): string {
  const asked = run.answers.length
  const right = run.answers.filter(answer => answer.verdict !== 'wrong').length
  const skipped = run.answers.filter(answer => answer.skipped).length
  if (asked === 0) return type === 'writing_prompt' ? 'Your text is written.' : 'Done.'
  if (skipped === asked) return 'All of it was skipped this time. It comes back on another day.'
  const noun = nouns[type ?? 'quiz_game'] ?? 'right'
  const count = asked === 1 ? (right === 1 ? 'Right.' : 'Not yet right.') : `${right} of ${asked} ${noun}.`
  const share = right / asked
  if (share === 1) return asked === 1 ? count : `All ${asked} ${noun}.`
  if (share >= 0.8) return `${count} It sits well; the rest comes back in your reviews.`
  if (share >= 0.5) return `${count} The better part is there, and the rest comes back in your reviews.`
  return `${count} New words need several meetings: each of these comes back.`
}

const nouns: Partial<Record<ActivityType, string>> = {
  memory_game: 'pairs found',
  pronunciation_drill: 'understood',
}
