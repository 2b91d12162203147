import type { Logger } from '#server/environment/logger.ts'

/** A request waits no longer than this for a note that it does not need. */
const LONGEST_WAIT = 250

/**
 * Waits for a note beside a request, such as when a session was used last. Where nothing can be written the request goes
 * on: who only reads must not be refused for it.
 */
export async function noteUnlessBusy(logger: Logger, what: string, writing: Promise<unknown>): Promise<void> {
  const { promise: waited, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, LONGEST_WAIT)
  const written = writing.then(
    () => {},
    (error: unknown) => logger.warn({ err: error }, `Cannot note ${what}; the request went on without it`),
  )
  await Promise.race([written, waited])
  clearTimeout(timer)
}
