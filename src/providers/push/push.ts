import webPush from 'web-push'

export type PushTarget = { endpoint: string; p256dh: string; auth: string }
export type PushNote = { title: string; body: string; url: string }
/** `gone`: the browser does not take push any more. `failed`: not now. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

/** How notes reach browsers. */
export type Push = {
  /** The key by which browsers know this installation. */
  publicKey(): Promise<string>
  /** Whether an address is one of a push service: notes go nowhere else. */
  accepts(endpoint: string): boolean
  /** Sends a note and answers what became of it. Never throws. */
  send(target: PushTarget, note: PushNote): Promise<PushOutcome>
}

export type PushKeys = { publicKey: string; privateKey: string }
export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys()

const PATIENCE_MS = 10_000
/** A note that cannot be delivered for this long is not worth delivering. */
const LIFE_SECONDS = 3 * 3600

/** The push services of the browsers there are. A learner's browser names the address; the server calls no other. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^android\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)notify\.windows\.com$/,
  /(^|\.)push\.apple\.com$/,
]
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Web push by the Web Push protocol. `contact` is a mailto: or https: address push services may turn to. */
export function createWebPush({
  keys,
  contact,
  onLoopback,
}: {
  keys: () => Promise<PushKeys>
  contact: string
  /** Whether a service on this machine is taken too: outside production. */
  onLoopback: boolean
}): Push {
  const accepts = (endpoint: string) => {
    const address = URL.parse(endpoint)
    if (!address || address.username !== '' || endpoint.length > 1000) return false
    if (onLoopback && loopback.test(address.hostname)) return true
    return address.protocol === 'https:' && address.port === '' && services.some(each => each.test(address.hostname))
  }
  return {
    publicKey: async () => (await keys()).publicKey,
    accepts,

    async send({ endpoint, p256dh, auth }, note) {
      if (!accepts(endpoint)) return 'gone'
      try {
        const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), {
          vapidDetails: { subject: contact, ...(await keys()) },
          TTL: LIFE_SECONDS,
        })
        const response = await fetch(request.endpoint, {
          method: 'POST',
          headers: request.headers as Record<string, string>,
          body: new Uint8Array(request.body),
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        await response.body?.cancel()
        if (response.ok) return 'sent'
        return response.status === 404 || response.status === 410 ? 'gone' : 'failed'
      } catch {
        return 'failed'
      }
    },
  }
}
