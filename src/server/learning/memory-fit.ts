import { letOthersIn } from '../http/limits/let-others-in.ts'
import { fsrsOptimiser } from './fsrs-optimiser.ts'
import type { Optimise } from './fsrs-optimiser.ts'
import { withLearnerLocked } from '#database/connect.ts'
import type { Db } from '#database/connect.ts'
import { answersByItem, keepWholeFit, lastFit, ownStabilities } from '#database/words/memory-fits.ts'
import { replayItem } from '#database/words/reviews.ts'
import { heldOutOf, logLoss, mayFitWhole } from '#domain/memory/memory-fit.ts'
import type { ItemAnswers } from '#domain/memory/memory-fit.ts'
import { withUsualCurve } from '#domain/memory/review.ts'
import type { InitialStabilities } from '#domain/memory/review.ts'

/** Whether this process is fitting: one at a time, so that no number of learners can keep the machine busy with it. */
let isFitting = false

/**
 * Fits all weights to a learner's answers, where these have grown enough, and keeps them only where the answers held out are
 * predicted better than so far. True where they were kept; every memory is then worked out anew. While another fit goes on
 * nothing is done: the learner's next answers ask again.
 */
export async function fitWholeMemory(
  db: Db,
  userId: string,
  languageId: number,
  now: Temporal.Instant,
  optimise: Optimise = fsrsOptimiser,
): Promise<boolean> {
  if (isFitting) return false
  isFitting = true
  try {
    const { answers, last } = await lastFit(db, userId, languageId)
    if (!mayFitWhole(answers, last)) return false
    const items = await answersByItem(db, userId, languageId)
    const { fitted, heldOut } = heldOutOf(items)
    const before = await ownStabilities(db, userId, languageId)
    const weights = await optimise(fitted)
    const found = weights && withUsualCurve(weights)
    const isBetter = found !== undefined && predictsBetter(found, [undefined, before], heldOut)
    await withLearnerLocked(db, userId, async trx => {
      await keepWholeFit(trx, { userId, languageId, weights: isBetter ? found : before, answers, now })
      if (!isBetter) return
      for (const { item } of items) {
        await replayItem(trx, userId, languageId, item, found)
        await letOthersIn()
      }
    })
    if (!found) throw new Error('The optimiser ended without weights; asked again when there are more answers')
    return isBetter
  } finally {
    isFitting = false
  }
}

function predictsBetter(
  found: InitialStabilities,
  others: (InitialStabilities | undefined)[],
  heldOut: readonly ItemAnswers[],
): boolean {
  const loss = logLoss(heldOut, found)
  return loss !== undefined && others.every(other => loss < (logLoss(heldOut, other) ?? 0))
}
