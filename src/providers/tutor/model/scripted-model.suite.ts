import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the scripted server behaves at the next request. */
export type Script =
  | { answer: string }
  /** Answers little by little and stops in the middle. */
  | { breaksOffAfter: string }
  | { stalls: true }
  | { status: number }
  | { raw: string }

export type ModelCall = { messages: { role: string; content: string }[]; stream: boolean }

/** A server on loopback that speaks the chat protocol that OpenAI-compatible servers share, by a script. */
export async function startScriptedModel() {
  const asked: ModelCall[] = []
  let script: Script[] = []
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  async function serve(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const chunk of request) body += chunk
    const { messages, stream } = JSON.parse(body) as Partial<ModelCall> & Pick<ModelCall, 'messages'>
    asked.push({ messages, stream: stream ?? false })
    const next = script.length > 1 ? script.shift()! : script[0]!
    if ('stalls' in next) return
    if ('status' in next) {
      response.writeHead(next.status, { 'content-type': 'application/json' })
      return response.end(JSON.stringify({ error: { message: 'scripted failure' } }))
    }
    if ('raw' in next) {
      response.writeHead(200, { 'content-type': 'application/json' })
      return response.end(next.raw)
    }
    const text = 'answer' in next ? next.answer : next.breaksOffAfter
    const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }
    if (!stream) {
      response.writeHead(200, { 'content-type': 'application/json' })
      const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }]
      return response.end(
        JSON.stringify({ id: '1', object: 'chat.completion', created: 1, model: 'm', choices, usage }),
      )
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const event = (choice: object, more: object = {}) =>
      response.write(
        `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, ...choice }], ...more })}\n\n`,
      )
    for (const piece of text.match(/[\s\S]{1,7}/gu) ?? []) event({ delta: { role: 'assistant', content: piece } })
    if ('breaksOffAfter' in next) return response.destroy()
    event({ delta: {}, finish_reason: 'stop' }, { usage })
    response.end('data: [DONE]\n\n')
  }

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** What the next requests get, one after the other; the last one for all that follow. */
    script(...next: Script[]) {
      script = next
      asked.length = 0
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
