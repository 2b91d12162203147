import * as z from 'zod'
import { api } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { ErrorAnswer } from '#contract/errors.ts'
import { SPEECH_LIMIT } from './synthetic-speech.ts'
import { MAX_SYNTHETIC_TEXT, syntheticRates } from '#domain/synthetic-voice.ts'

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
      parameters: [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
        name: parameter,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
      responses: {
        200: { description: 'Done', content: json(schemaOf(call.answer, 'output')) },
        default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
      },
    }
  }
  // What /conversation/start takes and answers, line by line while it is written.
  paths['/conversation/stream'] = {
    post: {
      ...(paths['/conversation/start']!.post as object),
      operationId: 'streamConversation',
      responses: {
        200: {
          description: 'Lines of JSON: {"part": "…"} while the message is written, then {"done": …} or {"error": …}',
          content: { 'application/x-ndjson': { schema: { type: 'string' } } },
        },
        default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
      },
    },
  }
  // The one call that answers with sound instead of JSON, and so is no part of the contract.
  paths['/speech'] = {
    get: {
      operationId: 'syntheticSpeech',
      'x-access': 'signed-in',
      'x-rate-limit': SPEECH_LIMIT,
      security: [{ session: [] }],
      parameters: [
        { name: 'language', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'text', in: 'query', required: true, schema: { type: 'string', maxLength: MAX_SYNTHETIC_TEXT } },
        {
          name: 'rate',
          in: 'query',
          schema: { type: 'number', minimum: syntheticRates.slowest, maximum: syntheticRates.fastest, default: 1 },
        },
      ],
      responses: {
        200: {
          description: 'The text, spoken',
          content: { 'audio/wav': { schema: { type: 'string', format: 'binary' } } },
        },
        default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
      },
    },
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

const json = (schema: unknown) => ({ 'application/json': { schema } })

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return rest
}
