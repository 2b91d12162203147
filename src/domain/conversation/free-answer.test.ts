import { describe, expect, it } from 'vitest'
import { judgeAnswer } from '../answers/answers.ts'
import { judgeFreeAnswer } from './free-answer.ts'

const task = { answer: 'Los sábados trabajo.', listen_for: ['sábado'] }

describe('judgeFreeAnswer()', () => {
  it.each([
    ['Los sábados juego al tenis.', 'correct'],
    ['los sabados duermo', 'correct'],
    ['Juego al tenis.', 'wrong'],
    ['sábado', 'wrong'],
  ])('finds "%s" %s', (given, verdict) => expect(judgeFreeAnswer(given, task, 'es').verdict).toBe(verdict))

  it('shows the model', () => expect(judgeFreeAnswer('No sé nada.', task, 'es').expected).toBe(task.answer))
})

describe('a sentence that was to be mended', () => {
  const expected = { answer: 'Ella tiene veinte años.', unchanged: 'Ella tiene veinte año.' }
  const verdict = (given: string) => judgeAnswer(given, expected, { code: 'es' }).verdict

  it('is wrong when it is left as it is, however small the mistake', () => {
    expect(verdict('ella tiene veinte año')).toBe('wrong')
    expect(verdict('Ella tiene veinte años')).toBe('correct')
  })

  it('is wrong when the mistake stays and something else slips', () => {
    expect(verdict('Ela tiene veinte año')).toBe('wrong')
  })
})
