import { api } from '#contract/api.ts'
import { CallError, call } from '../app/call-client.ts'
import { createReviewOutbox } from '../activities/run/review-outbox.ts'
import { local } from '../storage/browser-storage.ts'
import { trialResults } from '../storage/trial-results.ts'

/**
 * Makes the trial lessons done in this browser the progress of who has signed in. What cannot be sent now stays and is
 * sent when they are here next. Whether any was taken over.
 */
export async function keepTrials(userId: string): Promise<boolean> {
  let isTaken = false
  for (const done of trialResults.waiting()) {
    const { language_id, score, finished_at, answers } = done
    try {
      await call(api.keepTrialLesson, { body: { language_id, score, finished_at } })
    } catch (error) {
      console.error('Cannot keep the trial lesson', error)
      // What is refused for what it says will be refused again.
      if (error instanceof CallError && error.status === 400) trialResults.forget(language_id)
      continue
    }
    // The answers wait where all answers wait: they are taken when the language was begun.
    const outbox = createReviewOutbox({ userId, storage: local, send: body => call(api.recordReviews, { body }) })
    for (const answer of answers) {
      outbox.add(language_id, { ...answer, activity: 'lesson', hint_used: false, answered_at: finished_at })
    }
    trialResults.save({ ...done, answers: [], owner: userId })
    isTaken = true
  }
  return isTaken
}
