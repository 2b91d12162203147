import { expect, test } from 'vitest'
import { withClaims } from './claims-block.ts'

const page = `<main><!--claims--><ul class="a"><li class="b"><b class="c">95%</b><span>of users</span></li><li class="b"><b class="c">4.9</b><span>rating</span></li></ul><!--/claims--></main>`

test('withClaims() puts other claims into the markup of the page’s own', () => {
  expect(withClaims(page, [{ figure: '66%', text: 'of users (n = 30)' }])).toBe(
    '<main><ul class="a"><li class="b"><b class="c">66%</b><span>of users (n = 30)</span></li></ul></main>',
  )
})

test('withClaims() keeps the order of several claims', () => {
  const claims = ['1', '2', '3'].map(figure => ({ figure, text: 'x' }))
  expect([...withClaims(page, claims).matchAll(/<b class="c">(.)/g)].map(match => match[1])).toEqual(['1', '2', '3'])
})

test('withClaims() leaves the whole block out when there is nothing to claim', () => {
  expect(withClaims(page, [])).toBe('<main></main>')
})
