import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

export type PracticeEvents = {
  /** Sends one event. It waits for the first attempt only and never throws: what happened has happened. */
  send(type: string, object: { id: string }): Promise<void>
}

type Options = {
  webhookSecret: string
  /** Where events go; known once the server listens. */
  webhookUrl: () => string
  clock: { now(): Temporal.Instant }
  onFailure: (fault: string) => void
  /** Waits before further attempts. */
  pausesMilliseconds?: readonly number[]
}

/** Sends the practice checkout's events as Stripe does: signed, over HTTP, and again where they were not taken. */
export function createPracticeEvents(options: Options): PracticeEvents {
  const { webhookSecret, webhookUrl, clock, onFailure, pausesMilliseconds = [200, 1000] } = options
  const webhooks = new Stripe('sk_practice_signs_only').webhooks

  const sendOnce = async (payload: string): Promise<string | undefined> => {
    const timestamp = Math.floor(clock.now().epochMilliseconds / 1000)
    try {
      const response = await fetch(webhookUrl(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp }),
        },
        body: payload,
        signal: AbortSignal.timeout(5000),
      })
      await response.body?.cancel()
      return response.ok ? undefined : `answered ${response.status}`
    } catch (error) {
      return `cannot be reached: ${(error as Error).message}`
    }
  }

  const sendAgain = async (payload: string) => {
    let fault: string | undefined
    for (const pause of pausesMilliseconds) {
      await new Promise(resolve => setTimeout(resolve, pause))
      fault = await sendOnce(payload)
      if (!fault) return
    }
    onFailure(`The webhook ${fault}`)
  }

  return {
    async send(type, object) {
      const payload = JSON.stringify({
        id: `evt_practice_${randomUUID().replaceAll('-', '')}`,
        object: 'event',
        type,
        created: Math.floor(clock.now().epochMilliseconds / 1000),
        livemode: false,
        data: { object },
      })
      if (await sendOnce(payload)) void sendAgain(payload)
    },
  }
}
