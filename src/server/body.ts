import type { Context } from 'hono'
import * as z from 'zod'
import { ApiError } from './api-error.ts'

/** Larger bodies are refused unread. No call needs a tenth of it. */
export const MAX_BODY_BYTES = 256 * 1024
/** No call's body is deeper than four levels; deep nesting only serves to exhaust a parser. */
const MAX_DEPTH = 32

/** Reads and checks a JSON body. Throws 400, 413 or 415. */
export async function readBody<Body>(http: Context, schema: z.core.$ZodType<Body>): Promise<Body> {
  const type = http.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json')
  const text = await readText(http)
  const parsed = z.safeParse(schema, parse(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || undefined
  throw new ApiError(400, 'INVALID', `${field ?? 'The body'} is not valid: ${issue?.message}`, { field })
}

/** The raw body as text. Throws 413 as soon as it is known to be too large. */
export async function readText(http: Context): Promise<string> {
  if (Number(http.req.header('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of http.req.raw.body ?? []) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw malformed()
  }
}

function parse(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw malformed()
  try {
    return JSON.parse(text, (key, value) => {
      if (key === '__proto__') throw malformed()
      return value
    })
  } catch {
    throw malformed()
  }
}

/** The deepest nesting of brackets outside strings, without parsing. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth)
    else if (character === ']' || character === '}') depth--
  }
  return deepest
}

const tooLarge = () => new ApiError(413, 'TOO_LARGE', `The body is larger than ${MAX_BODY_BYTES} bytes`)
const malformed = () => new ApiError(400, 'MALFORMED', 'The body is not valid JSON')
