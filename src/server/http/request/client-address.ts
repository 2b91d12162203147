import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { addNetwork } from '#server/environment/setting-forms.ts'
import type { TrustedProxies } from '#server/environment/setting-forms.ts'

/**
 * The network address a request comes from, which limits are counted by. Behind proxies each adds the address it saw to
 * `X-Forwarded-For`; what stands before those that are trusted is what a stranger may have written, and is not believed.
 */
export function clientAddress(http: Context, trusted: TrustedProxies): string {
  const forwarded = http.req.header('x-forwarded-for') ?? ''
  return believedAddress(connectedAddress(http), forwarded, trusted)
}

/** The last address that is not a proxy's: proxies are counted, or known by their addresses. */
export function believedAddress(connected: string, forwarded: string, trusted: TrustedProxies): string {
  const named = forwarded.split(',').map(text => text.trim())
  const chain = [...named.filter(Boolean), connected].reverse()
  if (typeof trusted === 'number') return chain[Math.min(trusted, chain.length - 1)]!
  const networks = networksOf(trusted)
  const isProxy = (address: string) => {
    const version = isIP(plain(address))
    return version !== 0 && networks.check(plain(address), version === 4 ? 'ipv4' : 'ipv6')
  }
  return chain.find(address => !isProxy(address)) ?? chain.at(-1)!
}

/** Node tells an IPv4 address as `::ffff:10.0.0.1` where it listens on both; some proxies add a port. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')

const lists = new WeakMap<string[], BlockList>()
function networksOf(trusted: string[]): BlockList {
  const known = lists.get(trusted)
  if (known) return known
  const list = new BlockList()
  for (const network of trusted) addNetwork(list, network)
  lists.set(trusted, list)
  return list
}

function connectedAddress(http: Context): string {
  try {
    return getConnInfo(http).remote.address ?? 'unknown'
  } catch {
    return 'in-process'
  }
}
