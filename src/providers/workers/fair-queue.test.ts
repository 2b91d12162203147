import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Serves until nothing waits; each piece takes ten milliseconds. */
function servedBy(queue: ReturnType<typeof createFairQueue<string>>): string[] {
  const order: string[] = []
  for (let taken = queue.take(); taken; taken = queue.take()) {
    order.push(taken.work)
    queue.charge(taken.asker, 10)
  }
  return order
}

describe('createFairQueue()', () => {
  it('serves who asks for little between the pieces of who asks for much', () => {
    const queue = createFairQueue<string>()
    for (const work of ['a1', 'a2', 'a3', 'a4']) queue.add('a', work)
    queue.add('b', 'b1')
    expect(servedBy(queue)).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
  })

  it('lets a late comer in next, however long the queue of another is', () => {
    const queue = createFairQueue<string>()
    for (const work of ['a1', 'a2', 'a3', 'a4']) queue.add('a', work)
    for (let at = 0; at < 2; at++) queue.charge(queue.take()!.asker, 300)
    queue.add('b', 'b1')
    expect(servedBy(queue)).toEqual(['b1', 'a3', 'a4'])
  })

  it('saves up no time for who asked for nothing', () => {
    const queue = createFairQueue<string>()
    queue.add('b', 'b0')
    for (let at = 1; at <= 11; at++) queue.add('a', `a${at}`)
    for (let at = 0; at < 11; at++) queue.charge(queue.take()!.asker, 10)
    for (const work of ['b1', 'b2', 'b3', 'b4']) queue.add('b', work)
    expect(servedBy(queue).indexOf('a11')).toBeLessThanOrEqual(2)
  })

  it('leaves work that is not ready and takes the next that is', () => {
    const queue = createFairQueue<string>()
    queue.add('a', 'a1')
    queue.add('b', 'b1')
    expect(queue.take(work => work === 'b1')?.work).toBe('b1')
    expect(queue.take(work => work === 'b1')).toBeUndefined()
    expect(queue.take()?.work).toBe('a1')
  })
})
