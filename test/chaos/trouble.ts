/** What one kind of trouble came to: figures for people, and what must not be. */
export type Outcome = { figures: string; faults: string[] }

export const within = (milliseconds: readonly number[], share: number) =>
  milliseconds.toSorted((a, b) => a - b)[Math.min(milliseconds.length - 1, Math.floor(milliseconds.length * share))] ??
  0

/** How long something takes, in milliseconds, and what it came to. */
export async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; took: number }> {
  const begun = performance.now()
  const answer = await work()
  return { answer, took: performance.now() - begun }
}

export const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
