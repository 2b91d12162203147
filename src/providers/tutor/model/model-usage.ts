/** Tokens that one call of a model took. */
export type TokensUsed = { input: number; output: number }

/** Counts what a model is used for, by learner and day, and says when it is enough. */
export type UsageMeter = {
  /** Whether this learner may have the model asked now. */
  mayAsk(learnerId: string): Promise<boolean>
  count(learnerId: string, used: TokensUsed): Promise<void>
}

/** Counts nothing and allows everything: for the check of a model. */
export const unmetered: UsageMeter = { mayAsk: async () => true, count: async () => {} }
