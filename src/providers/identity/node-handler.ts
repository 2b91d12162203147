import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown

type Place = {
  /** The address the handler is to believe it is reached at, whatever way the request came. */
  publicUrl: string
  /** The path it is mounted under, which its own routes do not know. */
  mountPath: string
  /** What failed inside while a request was answered, where the handler tells. */
  failureOf?: (incoming: IncomingMessage) => unknown
}

/**
 * Answers a web request by a handler written for Node's own server (Koa, Express), without a second server. What failed
 * inside is thrown, so that it is answered and logged like any other failure.
 */
export async function callNodeHandler(handler: NodeHandler, request: Request, place: Place): Promise<Response> {
  const incoming = await toIncoming(request, place)
  const collected = new CollectedResponse(incoming)
  await handler(incoming, collected)
  const response = await collected.whole
  const failure = place.failureOf?.(incoming)
  if (failure && response.status >= 500) throw failure
  return response
}

/** A web request as Node's own server would have given it. */
export async function toIncoming(request: Request, { publicUrl, mountPath }: Place): Promise<IncomingMessage> {
  const { pathname, search } = new URL(request.url)
  const { host, protocol } = new URL(publicUrl)
  const incoming = new IncomingMessage(new Socket())
  incoming.method = request.method
  incoming.headers = {
    ...Object.fromEntries(request.headers),
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  }
  incoming.url = pathname.slice(mountPath.length) + search
  Object.assign(incoming, { originalUrl: pathname + search })
  incoming.push(Buffer.from(await request.arrayBuffer()))
  incoming.push(null)
  return incoming
}

/** Keeps what a handler writes instead of sending it. */
class CollectedResponse extends ServerResponse {
  readonly whole: Promise<Response>
  readonly #chunks: Buffer[] = []
  readonly #done: (response: Response) => void

  constructor(incoming: IncomingMessage) {
    super(incoming)
    const { promise, resolve } = Promise.withResolvers<Response>()
    this.whole = promise
    this.#done = resolve
  }

  override write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(Buffer.from(chunk as string))
    return true
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk)
    const headers = new Headers()
    for (const [name, value] of Object.entries(this.getHeaders())) {
      if (name === 'transfer-encoding' || name === 'connection') continue
      for (const one of [value].flat()) headers.append(name, String(one))
    }
    const mayHaveBody = this.statusCode >= 200 && ![204, 304].includes(this.statusCode)
    this.#done(new Response(mayHaveBody ? Buffer.concat(this.#chunks) : null, { status: this.statusCode, headers }))
    this.emit('finish')
    return this
  }
}
