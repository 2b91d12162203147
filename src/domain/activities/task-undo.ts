/** How long a task that was ticked by hand can be taken back, in seconds. */
export const UNDO_SECONDS = 10
/** The press on Undo travels, and clocks of browser and server differ: the server waits a little longer. */
const LEEWAY_SECONDS = 5

/** Whether a completion may still be taken back. */
export function mayUndo(now: Temporal.Instant, completedAt: Temporal.Instant): boolean {
  return completedAt.until(now).total('seconds') <= UNDO_SECONDS + LEEWAY_SECONDS
}
