/** The right to write, held by one at a time: SQLite has one writer. */
export type WriteTurns = {
  /** Waits for the turn, in the order of asking. Throws `DatabaseBusy` when it has not come by then (`performance.now()`). */
  take(until: number): Promise<void>
  /** Gives the turn to whoever waits longest. */
  give(): void
}

/** What SQLite itself throws where another program keeps the file locked. */
export class DatabaseBusy extends Error {
  readonly code = 'ERR_SQLITE_ERROR'
  readonly errcode = 5
  constructor() {
    super('The database was busy for too long')
    this.name = 'DatabaseBusy'
  }
}

export function createWriteTurns(): WriteTurns {
  const waiting = new Set<() => void>()
  let isTaken = false
  return {
    async take(until) {
      if (!isTaken) {
        isTaken = true
        return
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const come = () => {
        clearTimeout(late)
        resolve()
      }
      const late = setTimeout(
        () => {
          waiting.delete(come)
          reject(new DatabaseBusy())
        },
        Math.max(0, until - performance.now()),
      )
      waiting.add(come)
      await promise
    },
    give() {
      const [next] = waiting
      if (next === undefined) isTaken = false
      else {
        waiting.delete(next)
        next()
      }
    },
  }
}
