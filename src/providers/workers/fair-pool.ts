import { Worker } from 'node:worker_threads'
import { createFairQueue } from './fair-queue.ts'

/** What a worker of a pool is sent, and what it answers under the same number; `fault` where it could not. */
export type NumberedQuestion<Question> = { number: number; question: Question }
export type NumberedAnswer<Answer> = { number: number } & ({ answer: Answer } | { fault: string })

export type FairPool<Question, Answer> = {
  /**
   * Asks the worker of the first seat, or of one of the others while that one works for somebody else: nobody works in two
   * seats because of it. Undefined where it failed, or has not answered by `until` (`performance.now()`): a question that
   * waits for longer is never put.
   */
  ask(asker: string, seats: readonly number[], question: Question, until: number): Promise<Answer | undefined>
  /** Whether a seat works for somebody else. */
  isTaken(seat: number, asker: string): boolean
  close(): Promise<void>
}

/** A worker that has said nothing for so long is given up and replaced. */
const STUCK_MILLISECONDS = 15_000
/** Workers end, and give their memory back, when nothing was asked for so long. */
const IDLE_MILLISECONDS = 10 * 60_000

type Piece<Question, Answer> = {
  question: Question
  asker: string
  seats: readonly number[]
  until: number
  done: (answer: Answer | undefined) => void
}

/**
 * Work off the main thread, in few workers that are started with the first question. Each has one piece of work at a time,
 * and whoever was served least is served next: who asks for much waits for himself, not the others.
 */
export function createFairPool<Question, Answer>({
  file,
  seats,
  onFailure,
}: {
  /** The worker's program; it answers each question in turn (`answerQuestions`). */
  file: URL
  seats: number
  onFailure: (error: unknown) => void
}): FairPool<Question, Answer> {
  const queue = createFairQueue<Piece<Question, Answer>>()
  const workers = Array.from({ length: seats }, (_, seat) => createSeat(seat))

  function createSeat(seat: number) {
    let worker: Worker | undefined
    let idle: NodeJS.Timeout | undefined
    let busy:
      | { piece: Piece<Question, Answer>; asker: string; number: number; begun: number; stuck: NodeJS.Timeout }
      | undefined
    let count = 0

    function finish(answer: Answer | undefined) {
      if (!busy) return
      clearTimeout(busy.stuck)
      queue.charge(busy.asker, performance.now() - busy.begun)
      const { piece } = busy
      busy = undefined
      piece.done(answer)
      // Idle, it does not keep the process from ending.
      worker?.unref()
      clearTimeout(idle)
      idle = setTimeout(() => void worker?.terminate(), IDLE_MILLISECONDS).unref()
      next()
    }
    function ended(from: Worker, error?: unknown) {
      if (error) onFailure(error)
      if (worker !== from) return
      worker = undefined
      finish(undefined)
    }
    function running(): Worker {
      if (worker) return worker
      const begun = new Worker(file)
      begun.on('message', (said: NumberedAnswer<Answer>) => {
        if (said.number !== busy?.number) return
        if ('fault' in said) onFailure(new Error(said.fault))
        finish('fault' in said ? undefined : said.answer)
      })
      begun.on('error', error => ended(begun, error))
      begun.on('exit', () => ended(begun))
      return (worker = begun)
    }
    function next() {
      if (busy) return
      const now = performance.now()
      queue.drop(piece => piece.until <= now)
      const taken = queue.take(piece => piece.seats.includes(seat) && (piece.seats[0] === seat || mayMove(piece)))
      if (!taken) return
      clearTimeout(idle)
      const number = count++
      const asked = running()
      const stuck = setTimeout(() => {
        onFailure(new Error(`A worker has been silent for ${STUCK_MILLISECONDS / 1000} s and is replaced`))
        void asked.terminate()
      }, STUCK_MILLISECONDS).unref()
      busy = { piece: taken.work, asker: taken.asker, number, begun: now, stuck }
      asked.ref()
      asked.postMessage({ number, question: taken.work.question } satisfies NumberedQuestion<Question>)
    }
    return {
      next,
      asker: () => busy?.asker,
      close: async () => {
        clearTimeout(idle)
        await worker?.terminate()
      },
    }
  }

  const isTaken = (seat: number, asker: string) => ![undefined, asker].includes(workers[seat]!.asker())

  /** Whether another seat than its own may do a piece of work. */
  function mayMove({ asker, seats: [home = 0] }: Piece<Question, Answer>): boolean {
    return isTaken(home, asker) && workers.every(each => each.asker() !== asker)
  }

  return {
    isTaken,
    ask(asker, seats, question, until) {
      const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
      const late = setTimeout(() => resolve(undefined), Math.max(0, until - performance.now()))
      const done = (answer: Answer | undefined) => {
        clearTimeout(late)
        resolve(answer)
      }
      queue.add(asker, { question, asker, seats, until, done })
      for (const seat of seats) workers[seat]!.next()
      return promise
    },
    close: async () => void (await Promise.all(workers.map(each => each.close()))),
  }
}
