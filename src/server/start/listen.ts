import { RequestError, getRequestListener } from '@hono/node-server'
import { STATUS_CODES, createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Hono } from 'hono'

/** Milliseconds that a connection is given. */
export const patience = {
  /** For the headers of a request. */
  headers: 15_000,
  /** For a whole request: who sends slowly is answered 408. */
  request: 26_000,
  /** Between two looks for the slow, so that the last of them ends within 30 s. */
  check: 2500,
  /** Until the next request. Longer than proxies keep an idle connection (60 s is usual): none is closed under theirs. */
  idle: 75_000,
}

/** Serves the application on a port. Rejects where that cannot be had. */
export async function listen(
  app: Hono,
  { port, host }: { port: number; host: string },
  given = patience,
): Promise<{ server: Server; address: AddressInfo }> {
  const listener = getRequestListener(app.fetch, { hostname: host, errorHandler: notServed })
  const options = {
    requestTimeout: given.request,
    headersTimeout: given.headers,
    connectionsCheckingInterval: given.check,
    keepAliveTimeout: given.idle,
    // Node's own refusal has no body.
    requireHostHeader: false,
  }
  const server = createServer(options, (incoming, outgoing) => {
    const needsHost = incoming.httpVersion !== '1.0'
    if (needsHost && !incoming.headers.host) refuseRequest(outgoing, 400)
    else void listener(incoming, outgoing)
  })
  server.on('clientError', refuse)
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    refuseRequest(response, 417)
  })
  server.listen(port, host)
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  return { server, address: server.address() as AddressInfo }
}

const messages: Record<number, [code: string, message: string]> = {
  400: ['MALFORMED', 'The request is malformed'],
  408: ['TIMEOUT', 'The request took too long to arrive'],
  413: ['TOO_LARGE', 'The request is too large'],
  417: ['EXPECTATION_FAILED', 'What the request expects cannot be given'],
  500: ['INTERNAL', 'Something went wrong on our side, nothing was lost; try again'],
  431: ['HEADERS_TOO_LARGE', 'The headers of the request are too large'],
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
}

function bodyOf(status: number): string {
  const [code, message] = messages[status]!
  return JSON.stringify({ code, message })
}

function refuseRequest(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...headers, connection: 'close' }).end(bodyOf(status))
}

/** What is HTTP and still no request that can be made one of: an address that is none, a host that is none. */
function notServed(error: unknown): Response {
  const status = error instanceof RequestError ? 400 : 500
  return new Response(bodyOf(status), { status, headers })
}

/** What cannot be read as HTTP never reaches the application: it is answered here, in the form of every other error. */
function refuse(error: Error & { code?: string }, socket: Socket): void {
  const begun = (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent
  if (!socket.writable || begun) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const body = bodyOf(status)
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`,
  )
}
