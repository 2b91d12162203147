import * as openid from 'openid-client'
import { IdentityError } from './identity.ts'

/** Tells apart what the person, the operator and the network can do something about. */
export function fail(issuer: { name: string }, error: unknown): never {
  if (error instanceof IdentityError) throw error
  if (isTimeout(error)) throw new IdentityError('timed-out', `${issuer.name} did not answer in time`)
  const described = describedFailure(error)
  if (isRefusal(error)) {
    throw new IdentityError('rejected', `${issuer.name} does not vouch for this sign-in: ${described}`)
  }
  throw new IdentityError('unavailable', `Cannot sign in with ${issuer.name} at the moment: ${described}`)
}

/** What went wrong, for the log: the issuer's own word for it, or the claim and by how much it differs. */
export function describedFailure(error: unknown): string {
  const { code, message } = error as Error & { code?: string }
  const details = error instanceof openid.ResponseBodyError ? error.error : timeDifference(error)
  return `${message}${details ? `: ${details}` : ''}${code ? ` (${code})` : ''}`
}

/** `nbf is 400 s ahead of this server's clock`: clocks are set wrong more often than tokens are forged. */
function timeDifference(error: unknown): string | undefined {
  const facts = factsOf(error)
  if (!facts) return undefined
  const at = facts.claims?.[facts.claim]
  if (typeof at !== 'number' || typeof facts.now !== 'number') return facts.claim
  const seconds = at - facts.now
  return `${facts.claim} is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this server's clock; set both by a time server`
}

type Facts = { claim: string; now?: number; claims?: Record<string, unknown> }

/** The claim that was at fault, which stands at the end of the chain of causes. */
function factsOf(error: unknown): Facts | undefined {
  let at: unknown = error
  while (at instanceof Error) at = at.cause
  return typeof at === 'object' && at !== null && 'claim' in at ? (at as Facts) : undefined
}

function isRefusal(error: unknown): boolean {
  // What the issuer's token address answers to a code it does not take.
  if (error instanceof openid.ResponseBodyError) {
    return error.status < 500 && error.status !== 429 && !isOfOurClient(error)
  }
  if (!(error instanceof openid.ClientError)) return false
  if (error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') {
    const status = error.cause instanceof Response ? error.cause.status : 500
    return status >= 400 && status < 500 && status !== 429
  }
  if (error.code === 'OAUTH_PARSE_ERROR') return !/body as JSON/.test(String((error.cause as Error)?.message))
  return tokenFaults.has(error.code ?? '')
}

/** Whether the issuer refuses this installation, and not the person. */
export function isOfOurClient({ error }: openid.ResponseBodyError): boolean {
  return ['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope'].includes(error)
}

/** What is wrong with an ID token or a return, as openid-client names it. */
const tokenFaults = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
])

function isTimeout(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.name === 'TimeoutError' || (at as { code?: string }).code === 'OAUTH_TIMEOUT') return true
  }
  return false
}
