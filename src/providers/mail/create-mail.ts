import { createKeptMail } from './kept-mail.ts'
import type { KeepMessage } from './kept-mail.ts'
import type { Mail } from './mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** Where kept messages are read. */
export const PRACTICE_MESSAGES_PATH = '/practice/messages'

/** Where mail goes: to the mail server that is set, else in practice mode to a page, else nowhere. */
export function createMail(
  { mail, production }: { mail: { url: string; from: string } | undefined; production: boolean },
  keep: KeepMessage,
): Mail {
  if (mail) return createSmtpMail(mail)
  if (!production) return createKeptMail(keep)
  return { kind: 'none', send: async () => ({ outcome: 'failed', fault: 'This installation sends no e-mail' }) }
}
