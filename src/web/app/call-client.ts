import { api } from '#contract/api.ts'
import { ZONE_COOKIE } from '#contract/zone-cookie.ts'
import type { AnswerOf, BodyOf, Call, ParamsOf } from '#contract/call.ts'

/** The server refused: its status, code and message (contract/errors.ts). */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined

  constructor(status: number, { code = '', message = '', field }: { code?: string; message?: string; field?: string }) {
    super(message || `API responded with HTTP status ${status}`)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.field = field
  }
}

/** Whether the server said that nobody is signed in. Anything else, also a 401 of something in between, says nothing of that. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401 && error.code === 'SIGNED_OUT'
}

/** The server was not reached: nothing is known to have happened. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super('Network error. Please check your connection and try again.', options)
    this.name = 'NetworkError'
  }
}

type Input<C> = (C extends Call<infer Path>
  ? [ParamsOf<Path>] extends [never]
    ? unknown
    : { params: Record<ParamsOf<Path>, string | number> }
  : never) &
  (BodyOf<C> extends undefined ? unknown : { body: BodyOf<C> }) & { signal?: AbortSignal }

/** Makes a call of the contract. Throws CallError or NetworkError. */
export async function call<C extends Call<string, any, any, 'json', any>>(
  what: C,
  ...[input]: unknown extends Input<C> ? [] : Partial<Input<C>> extends Input<C> ? [Input<C>?] : [Input<C>]
): Promise<AnswerOf<C>> {
  const {
    params = {},
    body,
    signal,
  } = (input ?? {}) as { params?: Record<string, string | number>; body?: unknown; signal?: AbortSignal }
  const path = what.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  return (await reach(path, what.method, body, signal)).json()
}

/** Whether the server has said that it does not know this browser's zone: it may be newer than the server. */
let isZoneUnknown = false

/** The browser's zone as a header; none where the browser does not know it, as on machines without a valid setting. */
function zoneHeader(): Record<string, string> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone && zone !== 'Etc/Unknown' && !isZoneUnknown ? { 'x-user-timezone': zone } : {}
}

/** Whether what the page asked for ahead of its code (server/http/web/first-requests.ts) would hold here and now. */
let isAskedAhead = noteZone()

/** Notes the browser's zone where requests without our headers tell it. False where another one was told until now. */
function noteZone(): boolean {
  const zone = zoneHeader()['x-user-timezone']
  const noted = `${ZONE_COOKIE}=${encodeURIComponent(zone ?? '')}`
  if (!zone || typeof document === 'undefined' || document.cookie.split('; ').includes(noted)) return true
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
  document.cookie = `${noted}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  return false
}

/** So long what was asked ahead may wait for its screen. */
const ASKED_AHEAD_MS = 20_000

/**
 * How cookies go with a call. A browser takes what was asked ahead only for a request that says it in the same way
 * (`include`), and keeps what nobody took as long as the page stands; so once that would not hold any more, reading says
 * `same-origin`, which sends the same and asks anew. Whatever changes something ends it, and so does the end of a session.
 */
function credentialsFor(path: string, method: string): RequestCredentials {
  if (method !== 'GET' || path === api.logout.path) {
    isAskedAhead = false
    return 'include'
  }
  isAskedAhead &&= performance.now() < ASKED_AHEAD_MS
  return isAskedAhead ? 'include' : 'same-origin'
}

async function reach(path: string, method: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  try {
    return await reachOnce(path, method, body, signal)
  } catch (error) {
    if (isZoneUnknown || !(error instanceof CallError) || error.code !== 'UNKNOWN_TIME_ZONE') throw error
    // Refused before anything was done: the server then takes the zone last seen, or UTC.
    isZoneUnknown = true
    return reachOnce(path, method, body, signal)
  }
}

async function reachOnce(path: string, method: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: credentialsFor(path, method),
      headers: {
        ...zoneHeader(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (cause) {
    throw new NetworkError({ cause })
  }
  if (!response.ok) throw new CallError(response.status, await response.json().catch(() => ({})))
  return response
}

/**
 * Makes a call whose answer is written little by little, as lines of JSON (server/http/send-answer.ts): `onPart` is told
 * what is there so far. Throws CallError or NetworkError, also where the stream breaks off.
 */
export async function streamed<Body, Answer>(
  what: Call<string, Body, Answer, 'lines', undefined>,
  body: Body,
  onPart: (part: string) => void,
): Promise<Answer> {
  const response = await reach(what.path, what.method, body)
  let rest = ''
  try {
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n')
      rest = lines.pop()!
      for (const line of lines) {
        const said = JSON.parse(line) as { part?: string; done?: Answer; error?: { code: string; message: string } }
        if (said.error) throw new CallError(503, said.error)
        if (said.done) return said.done
        if (said.part !== undefined) onPart(said.part)
      }
    }
  } catch (cause) {
    if (cause instanceof CallError) throw cause
    throw new NetworkError({ cause })
  }
  throw new NetworkError()
}
