import { api } from '#contract/api.ts'
import type { AnswerOf } from '#contract/call.ts'
import { unfinishedLogout } from '../storage/unfinished-logout.ts'
import { call } from './call-client.ts'

/** A server that does not answer keeps nobody. */
const LONGEST_MS = 5000

/** Ends the session at the server. Where that is not reached, it is told before anybody is taken for signed in here again. */
export async function logOut(): Promise<void> {
  unfinishedLogout.begin()
  await call(api.logout, { signal: AbortSignal.timeout(LONGEST_MS) })
  unfinishedLogout.end()
}

/** Who is signed in. Whoever left without a connection is not. Throws CallError or NetworkError. */
export async function signedInUser(): Promise<AnswerOf<typeof api.me>> {
  if (unfinishedLogout.isThere()) await logOut()
  return call(api.me)
}
