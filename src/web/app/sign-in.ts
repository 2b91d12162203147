import { CallError, call } from './call-client.ts'
import { api } from '#contract/api.ts'

/** Where the browser goes to sign in: at the provider chosen, or at the first there is. Throws CallError or NetworkError. */
export async function signInAddress(provider?: string): Promise<string> {
  const chosen = provider ?? (await call(api.signInProviders))[0]?.id
  const { redirectUrl } = await call(api.redirectUrl, { params: { provider: chosen ?? 'practice' } })
  return redirectUrl
}

/** Moves the browser to the sign-in provider. Failures are logged only. */
export async function startSignIn(provider?: string): Promise<void> {
  try {
    window.location.assign(await signInAddress(provider))
  } catch (error) {
    console.error(failureText('Failed to get login redirect URL', error))
  }
}

/** Failures of sign-in as the specification words them. */
export function failureText(action: string, error: unknown): string {
  return error instanceof CallError
    ? `${action}: API responded with HTTP status ${error.status}`
    : `${action}: ${String(error)}`
}

const beginAgain = 'Begin again with Sign In, or by choosing a language.'

/** What a visitor is told of a sign-in that came back and failed: by what the provider says in the address, else by the server's answer. */
export function signInFailureText(returned: URLSearchParams, failure: unknown): string {
  const refused = returned.get('error')
  if (refused === 'access_denied') return `You were not signed in, because access was not allowed there. ${beginAgain}`
  if (refused) return 'The sign-in service could not sign you in. Please try again shortly.'
  if (failure instanceof CallError) {
    switch (failure.code) {
      case 'SIGN_IN_EXPIRED':
        return `This sign-in took too long, or was begun under another address than ${window.location.host}. ${beginAgain}`
      case 'NO_EMAIL_ADDRESS':
        return failure.message
      case 'SIGN_IN_REJECTED':
        return `The sign-in was not accepted. ${beginAgain}`
      case 'RATE_LIMIT':
        return 'Too many sign-ins at the moment. Please wait a minute and try again.'
    }
    return `The sign-in could not be finished (HTTP status ${failure.status}). Please try again shortly.`
  }
  if (failure) return 'Network error. Please check your connection and try again.'
  return `The sign-in came back without what is needed to finish it. ${beginAgain}`
}
