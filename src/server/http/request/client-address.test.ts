import { expect, test } from 'vitest'
import { believedAddress } from './client-address.ts'

const proxy = '10.0.0.1'

test.each([
  ['no proxy is trusted', 0, '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['one proxy told whom it saw', 1, proxy, '203.0.113.9', '203.0.113.9'],
  ['a stranger wrote an address before the proxy did', 1, proxy, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['two proxies stand in a row', 2, proxy, '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['a proxy is expected and told nothing', 1, proxy, '', proxy],
  ['a proxy is known by its address', [proxy], proxy, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['a proxy is known by its network', ['10.0.0.0/8'], '::ffff:10.9.8.7', '203.0.113.9', '203.0.113.9'],
  ['somebody who is no proxy sends the header', ['10.0.0.0/8'], '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['two known proxies stand in a row', ['10.0.0.0/8'], proxy, '203.0.113.9:4711, 10.0.0.2', '203.0.113.9:4711'],
  ['a network of the newer kind is known', ['fd00::/8'], 'fd00::1', '2001:db8::7', '2001:db8::7'],
] as const)('where %s, the address is the one that can be believed', (_, trusted, connected, forwarded, believed) => {
  const proxies = typeof trusted === 'number' ? trusted : [...trusted]
  expect(believedAddress(connected, forwarded, proxies)).toBe(believed)
})
