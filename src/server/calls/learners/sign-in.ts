import { createHash } from 'node:crypto'
import { ApiError, notFound } from '#server/http/answer/api-error.ts'
import type { Handlers } from '#server/http/handler.ts'
import { isOperator } from '#server/http/request/operators.ts'
import { forgetLeaving, hasLeft, rememberLeaving } from '#server/http/request/left-cookie.ts'
import { forgetSignIns, pendingSignIns, rememberSignIn } from '#server/http/request/sign-in-cookie.ts'
import { releaseCode, takeCode } from '#database/payments/redeemed-codes.ts'
import { userOfAccount } from '#database/learners/users.ts'
import { IdentityError } from '#providers/identity/identity.ts'

export const signInHandlers = {
  me: async ({ learner, settings }) => ({
    id: learner.id,
    email: learner.email,
    given_name: learner.givenName,
    is_operator: isOperator(learner, settings),
  }),

  signInProviders: async ({ identity }) => [...identity.providers],

  redirectUrl: async ({ identity, params, db, http, now, settings }) => {
    const { redirectUrl, pending } = await identity
      .begin(params.provider, { afresh: hasLeft(http, settings.publicUrl) })
      .catch(refuse)
    await rememberSignIn({ db, http, now, publicUrl: settings.publicUrl }, pending)
    return { redirectUrl }
  },

  // A code counts in the browser that asked for it, and once.
  createSession: async ({ identity, body, db, http, now, sessions, settings, logger }) => {
    const means = { db, http, now, publicUrl: settings.publicUrl }
    const begun = await pendingSignIns(means)
    if (begun.length === 0) throw new ApiError(400, 'SIGN_IN_EXPIRED', 'This sign-in took too long; begin it again')
    const pending = body.state === undefined ? begun[0] : begun.find(({ state }) => state === body.state)
    if (!pending) throw new ApiError(401, 'SIGN_IN_REJECTED', 'This sign-in was begun in another browser')

    const codeHash = createHash('sha256').update(`${pending.provider} ${body.code}`).digest('base64url')
    if (!(await takeCode(db, codeHash, now))) {
      throw new ApiError(401, 'SIGN_IN_REJECTED', 'This sign-in was used before; begin it again')
    }
    try {
      const account = await identity.finish(pending, body)
      await sessions.open(http, await userOfAccount(db, account, now))
    } catch (error) {
      const isFinal = error instanceof IdentityError && ['rejected', 'no-address'].includes(error.reason)
      if (!isFinal) await releaseCode(db, codeHash)
      else logger.warn({ provider: pending.provider, reason: error.message }, 'Sign-in rejected')
      return refuse(error)
    }
    forgetSignIns(means)
    forgetLeaving(http, settings.publicUrl)
    return { ok: true as const }
  },

  // On a shared computer the next person is asked who they are, although the issuer still knows the last one.
  logout: async ({ sessions, http, settings }) => {
    await sessions.close(http)
    rememberLeaving(http, settings.publicUrl)
    return { ok: true as const }
  },
} satisfies Partial<Handlers>

/** What a client is told of a failed sign-in; anything else is passed on as it is. */
function refuse(error: unknown): never {
  if (!(error instanceof IdentityError)) throw error
  switch (error.reason) {
    case 'unknown-provider':
      throw notFound()
    case 'no-address':
      throw new ApiError(401, 'NO_EMAIL_ADDRESS', error.message)
    case 'rejected':
      throw new ApiError(401, 'SIGN_IN_REJECTED', 'The sign-in was not accepted; begin it again')
    case 'unavailable':
      throw new ApiError(502, 'SIGN_IN_UNAVAILABLE', error.message)
    case 'timed-out':
      throw new ApiError(504, 'SIGN_IN_TIMEOUT', error.message)
  }
}
