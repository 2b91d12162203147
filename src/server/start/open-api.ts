import * as z from 'zod'
import { api } from '#contract/api.ts'
import type { AnswerKind, Call } from '#contract/call.ts'
import { ErrorAnswer } from '#contract/errors.ts'

/** The OpenAPI 3.1 document of the contract. */
export function openApi(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(api) as [string, Call][]) {
    paths[call.path] ??= {}
    paths[call.path]![call.method.toLowerCase()] = {
      operationId: name,
      'x-access': call.access,
      'x-rate-limit': call.rateLimit,
      security: call.access === 'public' ? [] : [{ session: [] }],
      parameters: [...pathParameters(call), ...queryParameters(call)],
      ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
      responses: {
        200: answers[call.answers](call),
        default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Meridian', version: '1', license: { name: 'AGPL-3.0-or-later' } },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorAnswer, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-meridian' } },
    },
  }
}

/** How each kind of answer is described. */
const answers: Record<AnswerKind, (call: Call) => { description: string; content: object }> = {
  json: ({ answer }) => ({ description: 'Done', content: json(schemaOf(answer, 'output')) }),
  lines: () => ({
    description: 'Lines of JSON: {"part": "…"} while the answer is made, then {"done": …} or {"error": …}',
    content: { 'application/x-ndjson': { schema: { type: 'string' } } },
  }),
  sound: () => ({ description: 'A sound', content: { 'audio/wav': { schema: { type: 'string', format: 'binary' } } } }),
}

function pathParameters({ path }: Call) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: Call) {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return rest
}
