import { describe, expect, it } from 'vitest'
import { errorDrill } from './error-drill.ts'
import type { ErrorKind } from '#domain/conversation/feedback-score.ts'

const error = (kind: ErrorKind, original: string) => ({
  kind,
  original,
  corrected: `${original}!`,
  explanation: 'Why.',
})

describe('errorDrill()', () => {
  it('comes when a kind was met three times', () => {
    expect(errorDrill([error('accent', 'a'), error('accent', 'b')])).toBeUndefined()
    expect(errorDrill([error('accent', 'a'), error('accent', 'b'), error('accent', 'c')])?.kind).toBe('accent')
  })

  it('counts the same error each time, and asks for it once', () => {
    const drill = errorDrill([error('spelling', 'a'), error('spelling', 'a'), error('spelling', 'a')])
    expect(drill).toEqual({ kind: 'spelling', errors: [{ original: 'a', corrected: 'a!', explanation: 'Why.' }] })
  })

  it('is aimed at the kind that recurs most', () => {
    const accents = ['a', 'b', 'c'].map(each => error('accent', each))
    const orders = ['d', 'e', 'f', 'g'].map(each => error('order', each))
    expect(errorDrill([...accents, ...orders])?.kind).toBe('order')
  })

  it('does not mix kinds', () => {
    expect(errorDrill([error('accent', 'a'), error('order', 'b'), error('spelling', 'c')])).toBeUndefined()
  })
})
