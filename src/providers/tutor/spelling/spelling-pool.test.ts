import { afterAll, describe, expect, it } from 'vitest'
import { createSpelling } from './spelling-pool.ts'
import { MOST_SLIPS, MOST_SUGGESTED } from './spelling.ts'
import type { LanguageCode } from '#domain/languages.ts'

const failures: unknown[] = []
const spelling = createSpelling(error => failures.push(error), { patience: 60_000 })
afterAll(() => spelling.close())

/** Words that no dictionary has, all different. */
const strange = (count: number, from = 0) =>
  Array.from(
    { length: count },
    (_, at) => `tomatt${String.fromCharCode(97 + ((at + from) % 26))}${'abcdefgh'[Math.floor((at + from) / 26)]}`,
  )

describe('createSpelling()', { timeout: 60_000 }, () => {
  it('knows right words and suggests for wrong ones', async () => {
    const spelled = await spelling.check('es', ['tomate', 'tomatte'])
    expect(spelled.get('tomate')).toEqual({ known: true })
    expect(spelled.get('tomatte')).toMatchObject({ known: false, suggestions: expect.arrayContaining(['tomate']) })
  })

  it('suggests for a bounded number of words of a message, and the same ones when it is asked again', async () => {
    const words = strange(MOST_SLIPS)
    const first = await spelling.check('es', words, 'a')
    const suggested = words.filter(word => {
      const answer = first.get(word)
      return answer?.known === false && answer.suggestions.length > 0
    })
    expect(first.size).toBe(MOST_SLIPS)
    expect(suggested.length).toBeGreaterThan(0)
    expect(suggested.length).toBeLessThanOrEqual(MOST_SUGGESTED)
    await spelling.check('es', words.slice(MOST_SUGGESTED + 2), 'b')
    expect(await spelling.check('es', words, 'a')).toEqual(first)
  })

  it('suggests nothing for a text that was pasted from somewhere else', async () => {
    const words = strange(200)
    await spelling.check('es', words.slice(0, 3), 'a')
    const spelled = await spelling.check('es', words, 'a')
    expect([...spelled.values()]).toEqual(words.map(() => ({ known: false, suggestions: [] })))
  })

  it('lets nobody wait for the work of somebody else once two have met', async () => {
    await spelling.check('it', ['banana'])
    // They meet; from then on another worker knows the language as well.
    const meet = (from: number) => spelling.check('it', strange(8, 60 + from), 'other')
    await Promise.all([meet(0), spelling.check('it', ['bananna'], 'polite')])
    await spelling.check('it', ['libbro'], 'polite')
    let isOver = false
    const long = meet(8).then(() => (isOver = true))
    await spelling.check('it', ['formagio'], 'polite')
    expect(isOver).toBe(false)
    await long
  })

  it('spends nothing on single letters and on the letters of another language', async () => {
    await spelling.check('he', ['שלום'])
    const begun = performance.now()
    const pasted = ['Donaudampfschiff', 'Gesellschaften', 'Kapitänsmütze', 'xx', 'x', 'Verstndnis']
    const spelled = await spelling.check('he', pasted, 'a')
    expect(performance.now() - begun).toBeLessThan(200)
    expect([...spelled.values()]).toEqual(pasted.map(() => ({ known: false, suggestions: [] })))
  })

  it('answers who asks for little before who asks for much is done', async () => {
    const order: string[] = []
    const pasted = Array.from({ length: 6 }, (_, at) =>
      spelling.check('es', strange(8, 30 + 8 * at), 'pasting').then(() => order.push('pasting')),
    )
    const polite = spelling.check('es', ['berengena'], 'polite').then(() => order.push('polite'))
    await Promise.all([...pasted, polite])
    // What both threads had begun may end first; in order of arrival six would.
    expect(order.indexOf('polite')).toBeLessThan(pasted.length / 2)
  })

  it('gives the same answers to twelve languages at once as to each alone', async () => {
    const languages: LanguageCode[] = ['es', 'fr', 'de', 'it', 'pt', 'nl', 'sv', 'hr', 'bg', 'ro', 'vi', 'sk']
    const words = ['banane', 'tomatte', 'kafe', 'problemma']
    const together = createSpelling(error => failures.push(error), { patience: 60_000 })
    const [alone, crowded] = [new Map<string, unknown>(), new Map<string, unknown>()]
    await Promise.all(languages.map(async each => crowded.set(each, await together.check(each, words, each))))
    for (const each of languages) alone.set(each, await spelling.check(each, words))
    await together.close()
    expect(crowded).toEqual(alone)
    expect(failures).toEqual([])
  })

  it('does not wait longer than its patience, and then has no opinion', async () => {
    const hasty = createSpelling(() => {}, { patience: 1 })
    expect(await hasty.check('hr', ['kafe'])).toEqual(new Map())
    await hasty.close()
  })
})
