import { local } from './browser-storage.ts'

export const TRIAL_PREFIX = 'meridian.trial.'

/** Whether a trial lesson was done in this browser, somebody's or nobody's: the first question of every sign-in, so it asks for little. */
export const hasTrials = (): boolean => local.keys(TRIAL_PREFIX).length > 0
