import type { Mail } from './mail.ts'

export type KeepMessage = (message: { address: string; subject: string; body: string }) => Promise<void>

/** Messages are kept, to be read on a page, instead of sent. */
export function createKeptMail(keep: KeepMessage): Mail {
  return {
    kind: 'kept',
    async send({ to, subject, text, unsubscribeUrl }) {
      try {
        const body = unsubscribeUrl ? `${text}\n\nNo more of these: ${unsubscribeUrl}` : text
        await keep({ address: to, subject, body })
        return { outcome: 'sent' }
      } catch (error) {
        return { outcome: 'failed', fault: String(error) }
      }
    },
  }
}
