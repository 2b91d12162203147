import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the scripted service answers instead of doing its work. */
export type Answer = { status: number; body: string; headers?: Record<string, string> } | 'silence' | 'hang-up'

/** A server on loopback that speaks as much of Stripe's protocol as a checkout needs, and fails when told to. */
export async function startScriptedStripe() {
  const sessions = new Map<string, Record<string, unknown>>()
  const keys = new Map<string, string>()
  const requests: {
    path: string
    form: URLSearchParams
    idempotencyKey: string | undefined
    authorization: string | undefined
  }[] = []
  const underWay = new Set<string>()
  let next: Answer | undefined
  let delayMilliseconds = 0
  let endpoints: object[] = []
  let price = { unit_amount: 4900, currency: 'usd', type: 'one_time', active: true }

  const server = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse) {
    let text = ''
    for await (const chunk of request) text += chunk
    const { pathname } = new URL(request.url!, 'http://localhost')
    const form = new URLSearchParams(text)
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined
    requests.push({ path: pathname, form, idempotencyKey, authorization: request.headers.authorization })
    if (next === 'silence') return
    if (next === 'hang-up') return void request.socket.destroy()
    if (next)
      return void response
        .writeHead(next.status, { 'content-type': 'application/json', ...next.headers })
        .end(next.body)
    const json = (body: unknown, status = 200) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

    const failure = (status: number, error: object) =>
      json({ error: { type: 'invalid_request_error', ...error } }, status)

    if (request.method === 'POST' && pathname === '/v1/checkout/sessions') {
      if (idempotencyKey && underWay.has(idempotencyKey)) return failure(409, { code: 'idempotency_key_in_use' })
      if (delayMilliseconds > 0 && idempotencyKey) {
        underWay.add(idempotencyKey)
        await new Promise(resolve => setTimeout(resolve, delayMilliseconds))
        underWay.delete(idempotencyKey)
      }
      const refusedAddress = form.get('customer_email')
      if (refusedAddress && !/@[^@\s]+\.[^@\s]+$/.test(refusedAddress)) {
        return failure(400, {
          code: 'email_invalid',
          param: 'customer_email',
          message: `Invalid email: ${refusedAddress}`,
        })
      }
      const known = idempotencyKey && keys.get(idempotencyKey)
      if (known) return json(sessions.get(known))
      const id = `cs_test_${randomUUID().replaceAll('-', '')}`
      const inline = 'line_items[0][price_data]'
      const session = {
        id,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        amount_total: form.has('line_items[0][price]') ? price.unit_amount : Number(form.get(`${inline}[unit_amount]`)),
        currency: form.has('line_items[0][price]') ? price.currency : form.get(`${inline}[currency]`),
        livemode: false,
        url: `https://checkout.stripe.test/${id}`,
        customer_email: form.get('customer_email'),
        customer_details: null,
        metadata: { user_id: form.get('metadata[user_id]'), language_id: form.get('metadata[language_id]') },
      }
      sessions.set(id, session)
      if (idempotencyKey) keys.set(idempotencyKey, id)
      return json(session)
    }
    const { searchParams } = new URL(request.url!, 'http://localhost')
    if (pathname === '/v1/checkout/sessions') {
      const payment = searchParams.get('payment_intent')
      const found = [...sessions.values()].filter(each => idOf(each.payment_intent) === payment)
      return json({ object: 'list', data: found.map(each => ({ ...each, payment_intent: payment })) })
    }
    if (pathname.startsWith('/v1/prices/')) {
      return pathname.endsWith('price_none')
        ? failure(404, { code: 'resource_missing', param: 'price', message: "No such price: 'price_none'" })
        : json({ id: 'price_1', object: 'price', ...price })
    }
    if (pathname === '/v1/webhook_endpoints') return json({ object: 'list', data: endpoints })
    if (pathname === '/v1/refunds') {
      const paid = [...sessions.values()].find(each => idOf(each.payment_intent) === form.get('payment_intent'))
      if (!paid) return failure(404, { code: 'resource_missing', param: 'payment_intent' })
      if (paid.isReturned) return failure(400, { code: 'charge_already_refunded' })
      paid.isReturned = true
      const charge = (paid.payment_intent as { latest_charge?: { refunded: boolean } }).latest_charge
      if (charge) charge.refunded = true
      return json({ id: 're_1', object: 'refund', status: 'succeeded' })
    }
    const parts = pathname.split('/')
    const isEnding = parts.at(-1) === 'expire'
    const session = sessions.get(parts.at(isEnding ? -2 : -1)!)
    if (session && isEnding) {
      if (session.status !== 'open') return failure(400, { message: 'Only open sessions can be expired' })
      Object.assign(session, { status: 'expired', url: null })
    }
    if (session) return json(session)
    return json({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such session' } }, 404)
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** What all further requests are answered with; undefined lets the service work. */
    answer(answer: Answer | undefined) {
      next = answer
    },
    /** How long a checkout takes to be opened; meanwhile its key is refused, as at Stripe. */
    delay(milliseconds: number) {
      delayMilliseconds = milliseconds
    },
    /** What a price kept at the service is. */
    setPrice(unit_amount: number, currency: string, change: { type?: string; active?: boolean } = {}) {
      price = { type: 'one_time', active: true, ...change, unit_amount, currency }
    },
    /** The webhooks that the account has. */
    setWebhooks(webhooks: object[]) {
      endpoints = webhooks
    },
    /** Every session there is. */
    sessions: () => [...sessions.values()],
    /** Changes what the service says of a session. */
    change(sessionId: string, change: Record<string, unknown>) {
      sessions.set(sessionId, { ...sessions.get(sessionId), ...change })
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const idOf = (payment: unknown) =>
  typeof payment === 'object' && payment !== null ? (payment as { id: string }).id : payment
