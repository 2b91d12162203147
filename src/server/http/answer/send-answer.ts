import type { Context } from 'hono'
import { notFound } from './api-error.ts'
import { asApiError } from './error-answer.ts'
import { encodedOnce } from '../request/encodings.ts'
import type { Logger } from '#server/environment/logger.ts'
import type { AnswerKind } from '#contract/call.ts'

/** What a call of any kind does with a request that was let in. */
export type Answering = (write: (part: string) => void) => Promise<unknown>

/** Sends an answer in the way its kind says. */
export const sendAnswer: Record<
  AnswerKind,
  (http: Context, answering: Answering, more: { logger: Logger; cacheControl: string }) => Response | Promise<Response>
> = {
  async json(http, answering, { cacheControl }) {
    const answer = await answering(() => {})
    const { encoding, content } = encodedOnce(http.req.header('accept-encoding'), JSON.stringify(answer))
    return http.body(content as Buffer<ArrayBuffer>, 200, {
      'content-type': 'application/json',
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
  },

  /** A failure is told in the last line: the status was sent with the first. */
  lines(http, answering, { logger, cacheControl }) {
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
          write({ done: await answering(part => write({ part })) })
        } catch (error) {
          const { status, code, message } = asApiError(error)
          if (status >= 500) logger.error({ err: error }, 'Cannot go on with an answer')
          write({ error: { code, message } })
        }
        if (isOpen) controller.close()
      },
    })
    return http.body(lines, 200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': cacheControl,
    })
  },

  async sound(http, answering) {
    const sound = await answering(() => {})
    if (!sound) throw notFound()
    return http.body(sound as Uint8Array<ArrayBuffer>, 200, {
      'content-type': 'audio/wav',
      'cache-control': `private, max-age=${SOUND_KEPT_SECONDS}`,
      vary: 'Cookie',
    })
  },
}

/** A sound depends on its address alone: the browser may keep it for a week. */
const SOUND_KEPT_SECONDS = 7 * 24 * 3600
