import type { Db } from '#database/connect.ts'
import { latestRecall } from '#database/words/reviews.ts'
import { ANSWERS_OF_A_CALIBRATION, calibrateRecall } from '#domain/memory/recall-calibration.ts'
import type { RecallCalibration } from '#domain/memory/recall-calibration.ts'

/** How a learner's recall in a language differs from the model's, by their latest answers. */
export async function ownRecallOf(db: Db, userId: string, languageId: number): Promise<RecallCalibration> {
  return calibrateRecall(await latestRecall(db, userId, languageId, ANSWERS_OF_A_CALIBRATION))
}
