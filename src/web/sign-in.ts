import { CallError, call } from './call-client.ts'
import { signInCalls } from '#contract/sign-in.ts'

/** Moves the browser to the sign-in provider: the only one there is, or the one chosen. Failures are logged only. */
export async function startSignIn(provider?: string): Promise<void> {
  try {
    const chosen = provider ?? (await call(signInCalls.signInProviders))[0]?.id
    const { redirectUrl } = await call(signInCalls.redirectUrl, { params: { provider: chosen ?? 'practice' } })
    window.location.assign(redirectUrl)
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
