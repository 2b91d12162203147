import type { Identity } from './identity.ts'
import { createOpenidIdentity } from './openid-identity.ts'
import type { Issuer } from './openid-identity.ts'

export const PRACTICE_SIGN_IN_PATH = '/practice/sign-in'
export const PRACTICE_CLIENT_ID = 'meridian'

/** The settings that choose who vouches for people. */
export type IdentitySettings = {
  publicUrl: string
  production: boolean
  google: { clientId: string; clientSecret: string } | undefined
  oidc: { issuer: string; clientId: string; clientSecret: string | undefined; name: string } | undefined
}

/** What the practice issuer shares with us: the client's secret, and where it is reached inside this machine. */
export type PracticeSignIn = { clientSecret: () => Promise<string>; internalUrl: () => string }

/** Google and the configured issuer; the practice issuer where nothing is configured and it is not production. */
export function createIdentity(settings: IdentitySettings, practice: PracticeSignIn): Identity {
  return createOpenidIdentity({
    redirectUri: `${settings.publicUrl}/auth/callback`,
    issuers: issuersOf(settings, practice),
  })
}

/** Whether people sign in with the practice issuer. */
export function usesPracticeSignIn({ production, google, oidc }: IdentitySettings): boolean {
  return !production && !google && !oidc
}

function issuersOf(settings: IdentitySettings, practice: PracticeSignIn): Issuer[] {
  const { google, oidc, publicUrl } = settings
  const issuers: Issuer[] = []
  if (google) {
    issuers.push({
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      ...google,
      prompt: 'select_account',
    })
  }
  if (oidc) issuers.push({ id: 'oidc', ...oidc })
  if (usesPracticeSignIn(settings)) {
    issuers.push({
      id: 'practice',
      name: 'Practice sign-in',
      issuer: `${publicUrl}${PRACTICE_SIGN_IN_PATH}`,
      clientId: PRACTICE_CLIENT_ID,
      prompt: 'login',
      ...practice,
    })
  }
  return issuers
}
