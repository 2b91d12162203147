import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { ErrorAnswer } from '#contract/errors.ts'

const calls = (Object.values(api) as Call[])
  // Where an address could be two calls, the one with fewer parameters is meant.
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map(call => ({ call, pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))

/** The call that a method and a path (below `/api`, without query) are for. */
export function callFor(method: string, path: string): Call | undefined {
  return calls.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call
}

/** What an answer has that the contract does not promise, or lacks; undefined where it is as promised. */
export function contractFault(call: Call | undefined, status: number, text: string): string | undefined {
  if (status >= 400) return isError(jsonOf(text)) ? undefined : 'an error without the form of errors'
  if (!call || status !== 200 || call.answers === 'sound') return undefined
  if (call.answers === 'json') return valueFault(call, jsonOf(text))
  const lines = text.trimEnd().split('\n').map(jsonOf) as { part?: string; done?: unknown; error?: unknown }[]
  const last = lines.pop()
  if (lines.some(line => typeof line?.part !== 'string')) return 'a line that is no part'
  if (last?.error !== undefined) return isError(last.error) ? undefined : 'an error without the form of errors'
  return valueFault(call, last?.done)
}

function valueFault(call: Call, value: unknown): string | undefined {
  const parsed = z.safeParse(call.answer, value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return `not what the contract promises (${issue?.path.join('.')}: ${issue?.message})`
  }
  // A schema takes what it names: what is left over was never promised, and may be somebody's.
  return isDeepStrictEqual(parsed.data, value)
    ? undefined
    : `more than the contract promises (${extra(value, parsed.data)})`
}

const isError = (value: unknown) => ErrorAnswer.safeParse(value).success

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where a value has what another one lacks. */
function extra(value: unknown, promised: unknown, path = ''): string {
  if (typeof value !== 'object' || value === null) return path
  for (const [key, part] of Object.entries(value)) {
    const other = (promised as Record<string, unknown> | undefined)?.[key]
    if (!isDeepStrictEqual(part, other))
      return other === undefined ? `${path}.${key}` : extra(part, other, `${path}.${key}`)
  }
  return path
}
