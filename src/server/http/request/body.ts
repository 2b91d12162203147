import type { Context } from 'hono'
import * as z from 'zod'
import { ApiError } from '../answer/api-error.ts'

/** Larger bodies are refused unread. No call needs a tenth of it. */
export const MAX_BODY_BYTES = 256 * 1024
/** No call's body is deeper than four levels; deep nesting only serves to exhaust a parser. */
const MAX_DEPTH = 32

/** Reads and checks a JSON body. Throws 400, 413 or 415. */
export async function readBody<Body>(http: Context, schema: z.core.$ZodType<Body>): Promise<Body> {
  const type = http.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json')
  return valid(schema, parse(await readText(http)), 'The body')
}

/** Reads and checks what stands after `?`; each name may be given once. Throws 400. */
export function readQuery<Query>(http: Context, schema: z.core.$ZodType<Query>): Query {
  const given = Object.entries(http.req.queries())
  const twice = given.find(([, values]) => values.length > 1)
  if (twice) throw new ApiError(400, 'INVALID', `${twice[0]} may be given once only`, { field: twice[0] })
  return valid(schema, Object.fromEntries(given.map(([name, [value]]) => [name, value])), 'The address')
}

function valid<Value>(schema: z.core.$ZodType<Value>, value: unknown, whole: string): Value {
  const parsed = checked(() => z.safeParse(schema, value), whole)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || undefined
  throw new ApiError(400, 'INVALID', `${field ?? whole} is not valid: ${issue?.message}`, { field })
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

/** A value that makes its own check fail is not valid either, whatever the check stumbled over. */
function checked<Result>(check: () => Result, whole: string): Result {
  try {
    return check()
  } catch (error) {
    throw new ApiError(400, 'INVALID', `${whole} is not valid`, { cause: error })
  }
}

/** Names that JavaScript itself reads from any object: no field of a call is called so, and code would take them for its own. */
const reserved = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'toJSON', 'then'])

function parse(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw malformed()
  try {
    return JSON.parse(text, (key, value) => {
      if (reserved.has(key)) throw malformed()
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
