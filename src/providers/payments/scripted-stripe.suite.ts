import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
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
  let next: Answer | undefined
  let price = { unit_amount: 4900, currency: 'usd' }

  const server = createServer(async (request, response) => {
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

    if (request.method === 'POST' && pathname === '/v1/checkout/sessions') {
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
    const session = sessions.get(pathname.split('/').at(-1)!)
    if (session) return json(session)
    return json({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such session' } }, 404)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** What all further requests are answered with; undefined lets the service work. */
    answer(answer: Answer | undefined) {
      next = answer
    },
    /** What a price kept at the service costs. */
    setPrice(unit_amount: number, currency: string) {
      price = { unit_amount, currency }
    },
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
