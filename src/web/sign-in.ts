import { CallError, call } from './call-client.ts'
import { signInCalls } from '#contract/sign-in.ts'

/** Where the browser goes to sign in: at the provider chosen, or at the first there is. Throws CallError or NetworkError. */
export async function signInAddress(provider?: string): Promise<string> {
  const chosen = provider ?? (await call(signInCalls.signInProviders))[0]?.id
  const { redirectUrl } = await call(signInCalls.redirectUrl, { params: { provider: chosen ?? 'practice' } })
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
    : `${action}: ${error}`
}
