import { fork } from 'node:child_process'
import type { ItemAnswers } from '#domain/memory/memory-fit.ts'

/** The weights that explain answers best; undefined where none were found. */
export type Optimise = (items: readonly ItemAnswers[]) => Promise<number[] | undefined>

/** What the child process is sent, and what it answers. `days` are those since the answer before. */
export type FitQuestion = { histories: { rating: number; days: number }[][] }
export type FitAnswer = { weights: number[] }

/** A fit of ten thousand answers takes a few seconds. */
const MOST_SECONDS = 30

const DAY = 86_400_000
const dayOf = (at: Temporal.Instant) => Math.floor(at.epochMilliseconds / DAY)

/**
 * All weights of FSRS-6 from histories; answers of one day are told apart from those of later days. The library computes in
 * a process of its own: it aborts on some input, and what is aborted, or takes too long, is the fit and not the server.
 */
export function createFsrsOptimiser({
  program = new URL('./fsrs-optimiser-child.ts', import.meta.url),
  seconds = MOST_SECONDS,
}: {
  program?: URL
  seconds?: number
} = {}): Optimise {
  return async items => {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      // What an abort prints is the library's own; that there was one is told by the caller.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // The child is given no secret of the server's.
      env: { PATH: process.env.PATH },
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    })
    const { promise, resolve } = Promise.withResolvers<number[] | undefined>()
    child.once('message', said => resolve((said as FitAnswer).weights))
    child.on('error', () => resolve(undefined))
    child.once('close', () => resolve(undefined))
    child.send({ histories: historiesOf(items) } satisfies FitQuestion, () => {})
    return promise
  }
}

export const fsrsOptimiser = createFsrsOptimiser()

/** The answers to each item in the order they were given. */
function historiesOf(items: readonly ItemAnswers[]): FitQuestion['histories'] {
  return items.map(({ answers }) => {
    const inOrder = answers.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at) || (a.id < b.id ? -1 : 1))
    return inOrder.map(({ rating, at }, index) => ({
      rating,
      days: index === 0 ? 0 : dayOf(at) - dayOf(inOrder[index - 1]!.at),
    }))
  })
}
