import { BlockList, isIP } from 'node:net'
import * as z from 'zod'

/** The forms that settings have, each with a message that says what is wanted and gives an example. */

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether an address leads to this machine only. */
export const isLoopback = (url: string) => loopback.test(new URL(url).hostname)

export const url = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address, such as https://learn.example.org' })
  .refine(value => {
    const address = URL.parse(value)
    // What is no address at all is told by the check before.
    return !address || address.protocol === 'https:' || loopback.test(address.hostname)
  }, 'must be https; plain http is accepted on this machine only, such as http://localhost:8090')

/** The address of the whole installation: cookies and sign-in hold for a host, so a path would be a promise that is not kept. */
export const origin = url.refine(value => {
  const address = URL.parse(value)
  return (
    !address || (address.pathname === '/' && !address.search && !address.hash && !address.username && !address.password)
  )
}, 'must be an address without path, query, user and password, such as https://learn.example.org')

export const amount = (standard: number, error: string) => z.coerce.number({ error }).min(0, error).default(standard)

/** An ISO 8601 duration that leads from now to a date that calendars know. */
export const duration = z.string().refine(value => {
  try {
    const moved = Temporal.Now.zonedDateTimeISO('UTC').add(Temporal.Duration.from(value))
    return moved.year > 0 && moved.year < 10_000
  } catch {
    return false
  }
}, 'must be an ISO 8601 duration, such as P90D')

/** An address of this machine to listen on. */
export const host = z
  .string()
  .refine(
    value => value === 'localhost' || isIP(value) !== 0,
    'must be an address of this machine, such as 127.0.0.1 for this machine only, or 0.0.0.0 for all',
  )

/** Proxies: how many stand in front, or the addresses and networks that they have. */
export const proxies = z
  .string()
  .refine(
    value => parseProxies(value) !== undefined,
    'must be the number of proxies of yours, such as 1, or their addresses, such as 10.0.0.1,172.16.0.0/12; false for none',
  )
  .transform(value => parseProxies(value)!)
  .default(0)

export type TrustedProxies = number | string[]

function parseProxies(value: string): TrustedProxies | undefined {
  if (value === 'false') return 0
  if (value === 'true') return 1
  if (/^\d$/.test(value)) return Number(value)
  const networks = value.split(',').map(text => text.trim())
  return networks.every(network => addNetwork(new BlockList(), network)) ? networks : undefined
}

/** Adds `10.0.0.1` or `10.0.0.0/8` to a list. False for what is no address and no network. */
export function addNetwork(list: BlockList, network: string): boolean {
  const [address = '', bits, ...rest] = network.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (bits === undefined) list.addAddress(address, family)
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
    list.addSubnet(address, Number(bits), family)
  else return false
  return true
}

/** Stripe's own forms: the wrong one of the three texts of its dashboard is the commonest mistake. */
export const stripeSecretKey = z
  .string()
  .regex(
    /^(sk|rk)_/,
    "must be Stripe's secret key, such as sk_test_… or sk_live_… (pk_ is the publishable one, whsec_ the webhook's)",
  )
export const stripeWebhookSecret = z
  .string()
  .regex(/^whsec_/, "must be the webhook's signing secret, such as whsec_… (we_ is its id)")
export const stripePrice = z
  .string()
  .regex(/^price_/, 'must be the id of a price, such as price_… (prod_ is a product)')

export const isLiveKey = (key: string) => /^[a-z]+_live_/.test(key)

/** Where people find help: an e-mail address or a page, kept as a link. */
export const support = z
  .string()
  .refine(
    value => /^[^\s<>@"]+@[^\s<>@"]+$/.test(value) || URL.parse(value)?.protocol === 'https:',
    'must be an e-mail address or an https address, such as help@example.org',
  )
  .transform(value => (value.includes('://') ? value : `mailto:${value}`))
