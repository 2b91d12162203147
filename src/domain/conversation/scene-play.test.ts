import { describe, expect, it } from 'vitest'
import { scenePlay } from './scene-play.ts'

const steps = [{ id: 'drink' }, { id: 'food' }, { id: 'milk', after: 'drink' }, { id: 'pay', after: 'food' }]
const hears = ({ id }: { id: string }, message: string) => message.includes(id)
const ids = (list: readonly { id: string }[]) => list.map(step => step.id)

describe('scenePlay()', () => {
  it('begins with the first step', () => {
    expect(scenePlay(steps, [], hears)).toEqual({ done: [], fresh: [], next: steps[0] })
  })

  it('takes steps in any order, several in one message', () => {
    const { done, fresh, next } = scenePlay(steps, ['food and drink'], hears)
    expect(ids(done)).toEqual(['drink', 'food'])
    expect(ids(fresh)).toEqual(['drink', 'food'])
    expect(next?.id).toBe('milk')
  })

  it('hears a step that comes after another only once that one was got across', () => {
    expect(ids(scenePlay(steps, ['milk'], hears).done)).toEqual([])
    expect(ids(scenePlay(steps, ['drink with milk'], hears).done)).toEqual(['drink'])
    expect(ids(scenePlay(steps, ['drink', 'milk'], hears).done)).toEqual(['drink', 'milk'])
  })

  it('says what the last message brought, which may be nothing', () => {
    expect(ids(scenePlay(steps, ['drink', 'hm'], hears).fresh)).toEqual([])
  })

  it('asks for nothing more when everything was got across', () => {
    expect(scenePlay(steps, ['drink food', 'milk pay'], hears).next).toBeUndefined()
  })
})
