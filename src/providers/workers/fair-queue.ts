import { LRUCache } from 'lru-cache'

export type FairQueue<Work> = {
  /** Adds work to what an asker has waiting. */
  add(asker: string, work: Work): void
  /** Takes the next piece: of the asker who was served least, in that asker's own order. */
  take(isReady?: (work: Work) => boolean): { asker: string; work: Work } | undefined
  /** Counts what a piece of work took, in milliseconds. */
  charge(asker: string, milliseconds: number): void
  /** Takes out all work that a test holds for. */
  drop(isOver: (work: Work) => boolean): void
}

/** Askers whose service is remembered after their work is done. */
const REMEMBERED = 1000

/**
 * Work that waits, served fairly by asker (start-time fair queueing): who asks for much waits for himself, not the others.
 * Whoever comes back begins where the present askers are: time not used is not saved up.
 */
export function createFairQueue<Work>(): FairQueue<Work> {
  const waiting = new Map<string, Work[]>()
  const served = new LRUCache<string, number>({ max: REMEMBERED })
  let present = 0
  return {
    add(asker, work) {
      const own = waiting.get(asker)
      if (own) own.push(work)
      else {
        waiting.set(asker, [work])
        served.set(asker, Math.max(present, served.get(asker) ?? 0))
      }
    },
    take(isReady = () => true) {
      const [least] = [...waiting]
        .filter(([, [first]]) => first !== undefined && isReady(first))
        .map(([asker]) => ({ asker, used: served.get(asker) ?? present }))
        .sort((a, b) => a.used - b.used)
      const own = least && waiting.get(least.asker)
      const work = own?.shift()
      if (!least || !own || work === undefined) return undefined
      present = Math.max(present, least.used)
      if (own.length === 0) waiting.delete(least.asker)
      return { asker: least.asker, work }
    },
    charge: (asker, milliseconds) => void served.set(asker, (served.get(asker) ?? present) + milliseconds),
    drop(isOver) {
      for (const [asker, own] of waiting) {
        const left = own.filter(work => !isOver(work))
        if (left.length === 0) waiting.delete(asker)
        else waiting.set(asker, left)
      }
    },
  }
}
