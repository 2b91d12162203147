import nodemailer from 'nodemailer'
import type { Mail } from './mail.ts'

/** Seconds a mail server has to answer, so that one that hangs holds up nothing. */
const PATIENCE_MS = 15_000

/** Sends by a mail server, given as `smtps://user:password@mail.example.org`. */
export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = nodemailer.createTransport(
    {
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    kind: 'smtp',
    async send({ id, to, subject, text, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          // An address as an object is taken as it is: nothing in it can name a second one.
          to: { name: '', address: to },
          subject,
          text: unsubscribeUrl ? `${text}\n\nNo more of these: ${unsubscribeUrl}` : text,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
        return { outcome: 'sent' }
      } catch (error) {
        return { outcome: isRefusal(error) ? 'refused' : 'failed', fault: faultOf(error) }
      }
    },
  }
}

/** Whether a server said that it will never take mail for this address (550 to 554 to the recipient or the message). */
function isRefusal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 550 && responseCode <= 554
}

function faultOf(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string }
  return (response ?? message ?? String(error)).slice(0, 300)
}
