import type { Clock } from '../environment/clock.ts'

/** How long the same line is not written again. */
const SECONDS = 60
/** Different lines remembered at once. */
const MOST = 20

/**
 * Writes what a stranger can cause as often as he likes: the same line at most once a minute, with the number of times
 * it stands for.
 */
export function createSparingLog(clock: Clock) {
  const written = new Map<string, { at: Temporal.Instant; since: number }>()
  return (line: string, write: (times: number) => void): void => {
    const now = clock.now()
    const last = written.get(line)
    if (last && last.at.until(now).total('seconds') < SECONDS) {
      last.since++
      return
    }
    if (!last && written.size >= MOST) written.clear()
    written.set(line, { at: now, since: 0 })
    write(1 + (last?.since ?? 0))
  }
}
