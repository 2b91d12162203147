import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds that one request may keep the thread for itself. */
const LONGEST_TURN = 8
let begun = performance.now()

/**
 * Called between the pieces of long work: lets other requests have the thread where this one has had it for some
 * milliseconds. Databases answer at once on SQLite, so that waiting for them lets nobody in.
 */
export async function letOthersIn(): Promise<void> {
  if (performance.now() - begun < LONGEST_TURN) return
  await nextTurn()
  begun = performance.now()
}
