import type { Context, Hono } from 'hono'
import { converse } from './calls/conversation.ts'
import { asApiError } from './error-answer.ts'
import type { Parts, Request } from './handler.ts'
import type { Api } from '#contract/api.ts'

/** Lets a request in, as the call of the contract is let in. */
type Admit = (http: Context) => Promise<Request<Api['startConversation']>>

/**
 * `POST /api/conversation/stream`: what `/conversation/start` takes and answers, with the tutor's message as it is written.
 * Lines of JSON: `{"part": "…"}` as often as there is more to see, then `{"done": …}` with the whole answer, or
 * `{"error": {"code", "message"}}`.
 */
export function addConversationStream(app: Hono, { logger }: Parts, admit: Admit): void {
  app.post('/api/conversation/stream', async http => {
    const request = await admit(http)
    const encoder = new TextEncoder()
    const lines = new ReadableStream<Uint8Array>({
      async start(controller) {
        let isOpen = true
        const write = (line: object) => {
          // Who has gone away is not written to; the answer is kept all the same.
          if (isOpen) {
            try {
              controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
            } catch {
              isOpen = false
            }
          }
        }
        try {
          write({ done: await converse(request, part => write({ part })) })
        } catch (error) {
          const { status, code, message } = asApiError(error)
          if (status >= 500) logger.error({ err: error }, 'Cannot go on with a conversation')
          write({ error: { code, message } })
        }
        if (isOpen) controller.close()
      },
    })
    return http.body(lines, 200, { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' })
  })
}
